import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { withLanguage } from '../public-page/address.ts'
import { link, named, previewLanguages, property, structuredData, type Head } from '../public-page/head.ts'
import { filled, words } from '../public-page/words.ts'
import { groupPath, type GroupFacts } from './facts.ts'
import { structuredGroup } from './structured.ts'
import { groupWords } from './words.ts'

export type GroupHeadOf = {
  facts: GroupFacts
  /** Language of the page. */
  language: Language
  /** Language in the page’s address, if it names one. */
  request: Language | null
  publicUrl: string
  product: Localized
  share: { url: string; width: number; height: number }
}

/**
 * Returns the head of a group’s page. A discoverable group is indexed, described to machines and previewed with a picture. A hidden group’s
 * preview shows name and description, because anyone with the link sees these, and it is not indexed (G-03, G-17).
 */
export function groupHead({ facts, language, request, publicUrl, product, share }: GroupHeadOf): Head {
  const plain = publicUrl + groupPath(facts.userName)
  const url = request === null ? plain : withLanguage(plain, request)
  const title = filled(words.onProduct[language], { name: facts.name, product: product[language] })
  const said = [
    property('og:type', 'website'),
    property('og:site_name', product[language]),
    property('og:title', title),
    property('og:description', facts.description),
    property('og:url', url),
    previewLanguages(language),
    named('twitter:title', title),
    named('twitter:description', facts.description),
  ]
  const seen = facts.isDiscoverable
    ? [
        link('canonical', url),
        ...languages.map((one) => link('alternate', withLanguage(plain, one), one)),
        link('alternate', plain, 'x-default'),
        named('robots', 'index, follow, max-image-preview:large'),
        property('og:image', share.url),
        property('og:image:type', 'image/png'),
        property('og:image:width', String(share.width)),
        property('og:image:height', String(share.height)),
        property('og:image:alt', title),
        named('twitter:card', 'summary_large_image'),
        named('twitter:image', share.url),
        named('twitter:image:alt', title),
        structuredData(structuredGroup({ facts, language, publicUrl, share }, url)),
      ]
    : [named('robots', 'noindex'), named('twitter:card', 'summary')]
  return { title: facts.title, description: facts.description, more: [...seen, ...said].join('') }
}

/** Returns the head of an address without a group, or of a deleted one. */
export const missingGroupHead = (language: Language, product: Localized): Head => ({
  title: `${groupWords.missingTitle[language]} · ${product[language]}`,
  description: groupWords.missing[language],
  more: named('robots', 'noindex'),
  isForStrangers: true,
})
