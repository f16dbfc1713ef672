import { languages, type Localized } from '@wasla/contract/platform/language.ts'
import { withLanguage } from '../public-page/address.ts'
import { link, named, previewLanguages, property } from '../public-page/head.ts'
import { filled } from '../public-page/words.ts'
import type { Find } from '../rendered-page/found.ts'
import { legalWords } from './words.ts'

type LegalKind = keyof typeof legalWords

/** Looks up the page of a legal text. Its head is always the same, except for its language. */
export const findLegalPage =
  ({ publicUrl, productName: product }: { publicUrl: string; productName: Localized }) =>
  (kind: LegalKind): Find =>
  async ({ query, language, request }) => {
    const path = `/${kind}`
    const plain = publicUrl + path
    const url = request === null ? plain : withLanguage(plain, request)
    const name = legalWords[kind].title[language]
    const description = filled(legalWords[kind].description[language], { product: product[language] })
    const more = [
      link('canonical', url),
      ...languages.map((one) => link('alternate', withLanguage(plain, one), one)),
      link('alternate', plain, 'x-default'),
      property('og:type', 'website'),
      property('og:site_name', product[language]),
      property('og:title', name),
      property('og:description', description),
      property('og:url', url),
      previewLanguages(language),
      named('twitter:card', 'summary'),
    ]
    return {
      kind: 'page',
      status: 200,
      head: { title: `${name} · ${product[language]}`, description, more: more.join('') },
      path: path + query,
    }
  }
