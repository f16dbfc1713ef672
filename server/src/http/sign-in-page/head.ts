import { signInFactsId, type SignInPageFacts } from '@wasla/contract/public-pages/sign-in-page.ts'
import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { withLanguage } from '../public-page/address.ts'
import { jsonForScript, link, type Head } from '../public-page/head.ts'
import { filled } from '../public-page/words.ts'
import { words } from './words.ts'

type SignInHead = {
  language: Language
  publicUrl: string
  product: Localized
  facts: SignInPageFacts
}

/** Returns the head of the sign-in page. It holds what the app needs to take over the page. */
export function signInHead({ language, publicUrl, product, facts }: SignInHead): Head {
  const url = `${publicUrl}/`
  return {
    title: `${words.title[language]} · ${product[language]}`,
    description: filled(words.about[language], { product: product[language] }),
    more: [
      link('canonical', url),
      ...languages.map((one) => link('alternate', withLanguage(url, one), one)),
      link('alternate', url, 'x-default'),
      `<script type="application/json" id="${signInFactsId}">${jsonForScript(facts)}</script>`,
    ].join(''),
    isForStrangers: true,
  }
}
