import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { escapeHtml } from '../../http/html.ts'
import { demoPage } from '../page.ts'
import { checkoutChoices, type DemoCheckout } from '../../providers/payments/demo.ts'
import { riyals } from './price.ts'
import { words } from './words.ts'

export const stylePath = '/demo/checkout.css'

const document = (language: Language, title: string, main: string) => demoPage({ language, title, main, stylePath })

function choices(language: Language): string {
  const say = words[language]
  const rows = checkoutChoices.map((choice) => {
    const [label, effect] = say.choices[choice]
    return `<div class="choice"><button name="choice" value="${choice}" aria-describedby="${choice}-effect"${choice === 'pay' ? '' : ' class="other"'}>${label}</button><p class="muted" id="${choice}-effect">${effect}</p></div>`
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

/** The page of the played gateway (P-09): works without script, in both languages and directions, in light and dark. */
export function checkoutPage(checkout: DemoCheckout, language: Language, productName: Localized): string {
  const say = words[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const product = productName[language]
  const { amount, description, returnUrl, state } = checkout
  return document(
    language,
    say.title(product),
    `<h1>${escapeHtml(say.title(product))}</h1>
<p class="muted">${say.note}</p>
<dl><dt>${say.amount}</dt><dd class="price"><bdi>${escapeHtml(say.price(riyals(amount, language)))}</bdi></dd><dd class="muted"><bdi>${escapeHtml(description)}</bdi></dd></dl>
${state === 'open' ? choices(language) : outcome(state, { language, returnUrl, product })}
<p class="language"><a href="?lang=${other}" lang="${other}" dir="auto" hreflang="${other}">${say.otherLanguage}</a></p>`,
  )
}

/** What somebody sees who came here by an address that stands for no payment. */
export const strayPage = (language: Language, productName: Localized): string =>
  document(language, productName[language], `<h1>${escapeHtml(productName[language])}</h1><p>${words[language].stray}</p>`)
