import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { escapeHtml } from '../../http/html.ts'
import { demoPage } from '../page.ts'
import { checkoutChoices, type DemoCheckout } from '../../providers/payments/demo.ts'
import { riyals } from './price.ts'
import { words } from './words.ts'

const stylePath = '/demo/checkout.css'

const flask =
  '<svg class="flask" viewBox="0 0 24 24" aria-hidden="true"><path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"/><path d="M6.453 15h11.094"/><path d="M8.5 2h7"/></svg>'

/** Says above and below the page that it is a demo gateway, and shows no logo of the product. */
function document(language: Language, product: string, main: string): string {
  const say = words[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const link = `<a href="?lang=${other}" lang="${other}" dir="auto" hreflang="${other}">${say.otherLanguage}</a>`
  return demoPage({
    language,
    title: say.title,
    main: `<h1>${flask}${say.title}</h1>${main}`,
    stylePath,
    frame: {
      above: `<header class="strip"><p>${say.strip}</p></header>`,
      below: `<footer><p class="muted">${escapeHtml(say.standsIn(product))}</p>${link}</footer>`,
    },
  })
}

/** Markup of the amount: whole riyals large, halalas and currency smaller. */
function price(language: Language, figures: string): string {
  const [whole, fraction] = [figures.slice(0, -3), figures.slice(-3)]
  return `<p class="price"><bdi>${words[language].price(`<span class="figures"><b>${whole}</b>${fraction}</span>`)}</bdi></p>`
}

function choices(language: Language, figures: string): string {
  const say = words[language]
  const rows = checkoutChoices.map((choice) => {
    const [label, effect] = say.choices[choice]
    // The “Pay” button repeats the amount.
    const cost = choice === 'pay' ? ` <bdi>${say.price(figures)}</bdi>` : ''
    return `<div class="choice"><button name="choice" value="${choice}" aria-describedby="${choice}-effect"${cost ? '' : ' class="other"'}>${label}${cost}</button><p class="muted" id="${choice}-effect">${effect}</p></div>`
  })
  return `<form method="post"><fieldset><legend>${say.choose}</legend>${rows.join('')}</fieldset></form>`
}

function outcome(
  state: Exclude<DemoCheckout['state'], 'open'>,
  { language, returnUrl, product }: { language: Language; returnUrl: string; product: string },
) {
  const [title, text] = words[language].states[state]
  return `<div class="outcome" role="status"><h2>${title}</h2><p>${text}</p></div><a class="button" href="${escapeHtml(returnUrl)}">${escapeHtml(words[language].back(product))}</a>`
}

/** Returns the page of the demo gateway (P-09). It works without scripts, in both languages and directions. */
export function checkoutPage(checkout: DemoCheckout, language: Language, productName: Localized): string {
  const say = words[language]
  const product = productName[language]
  const { amount, description, returnUrl, state } = checkout
  const figures = escapeHtml(riyals(amount, language))
  return document(
    language,
    product,
    `${price(language, figures)}
<dl><dt>${say.purpose}</dt><dd><bdi>${escapeHtml(description)}</bdi></dd></dl>
${state === 'open' ? choices(language, figures) : outcome(state, { language, returnUrl, product })}`,
  )
}

/** The page for an address that belongs to no payment. */
export const strayPage = (language: Language, productName: Localized): string =>
  document(language, productName[language], `<p class="stray">${words[language].stray}</p>`)
