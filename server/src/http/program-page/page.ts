import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { withLanguage } from '../public-page/address.ts'
import { link, named, previewLanguages, property, structuredData, type Head } from '../public-page/head.ts'
import { filled, words } from '../public-page/words.ts'
import { programPath, type ProgramFacts } from './facts.ts'
import { structuredProgram } from './structured.ts'
import { programWords } from './words.ts'

export type ProgramHeadOf = {
  facts: ProgramFacts
  /** Language of the page. */
  language: Language
  /** Language in the page’s address, if it names one. */
  request: Language | null
  publicUrl: string
  product: Localized
  share: { url: string; width: number; height: number }
}

/** Returns the head of a listed program, for search engines, link previews and other machines. */
export function programHead({ facts, language, request, publicUrl, product, share }: ProgramHeadOf): Head {
  const plain = publicUrl + programPath(facts.id)
  const url = request === null ? plain : withLanguage(plain, request)
  const title = filled(words.onProduct[language], { name: facts.name, product: product[language] })
  return {
    title: facts.title,
    description: facts.description,
    more: [
      link('canonical', url),
      ...languages.map((one) => link('alternate', withLanguage(plain, one), one)),
      link('alternate', plain, 'x-default'),
      named('robots', 'index, follow, max-image-preview:large'),
      property('og:type', 'website'),
      property('og:site_name', product[language]),
      property('og:title', title),
      property('og:description', facts.description),
      property('og:url', url),
      previewLanguages(language),
      property('og:image', share.url),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(share.width)),
      property('og:image:height', String(share.height)),
      property('og:image:alt', title),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', title),
      named('twitter:description', facts.description),
      named('twitter:image', share.url),
      named('twitter:image:alt', title),
      structuredData(structuredProgram({ facts, language, publicUrl, share }, url)),
    ].join(''),
  }
}

/** Returns the head of a listed program whose brand is for adults only: it is readable, and neither found nor previewed. */
export const adultProgramHead = ({ title, description }: ProgramFacts): Head => ({
  title,
  description,
  more: named('robots', 'noindex') + named('rating', 'adult'),
})

/**
 * Returns the head of an address without a listed program. It is the same for every program that signed-out readers may not see, and does
 * not say that there is one (K-10).
 */
export const missingProgramHead = (language: Language, product: Localized): Head => ({
  title: `${programWords.missing[language]} · ${product[language]}`,
  description: '',
  more: named('robots', 'noindex'),
  isForStrangers: true,
})
