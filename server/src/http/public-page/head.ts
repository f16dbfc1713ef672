import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { escapeHtml } from '../html.ts'
import { publicPath, withLanguage } from './address.ts'
import type { Facts } from './facts.ts'
import { filled, words } from './words.ts'

/** `language` is the language of the page; `request` the language in its address, if it names one. */
export type HeadOf = {
  facts: Facts
  language: Language
  request: Language | null
  publicUrl: string
  product: Localized
  /** Address and size of the share picture. */
  share: { url: string; width: number; height: number }
}

const openGraphLocale: Record<Language, string> = { en: 'en_US', ar: 'ar_AR' }

export const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
export const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`
export const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}" />`

/** Returns the languages of a link preview: that of the page, and the other in which the page also exists. */
export const previewLanguages = (language: Language): string =>
  property('og:locale', openGraphLocale[language]) +
  languages
    .filter((one) => one !== language)
    .map((one) => property('og:locale:alternate', openGraphLocale[one]))
    .join('')

/** Returns JSON that is safe in a script element: nothing in it can end the element or begin a comment. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns structured data for machines (schema.org). It does not run, so the page’s policy needs no exception. */
export const structuredData = (thing: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`

/** Returns a picture’s address for machines, which read no vector graphics: they get the share picture instead. */
export const pictureForMachines = (picture: string | null, publicUrl: string, share: { url: string }): string =>
  picture?.endsWith('.svg') === false ? `${publicUrl}${picture}` : share.url

/** Returns the profile as structured data. */
function structured({ facts, language, publicUrl, share }: HeadOf, url: string) {
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: language,
    dateCreated: facts.since,
    mainEntity: {
      '@type': isBusiness(facts.type) ? 'Organization' : 'Person',
      name: facts.name,
      alternateName: facts.handle,
      ...(facts.bio === '' ? {} : { description: facts.bio }),
      image: pictureForMachines(facts.picture, publicUrl, share),
      url,
      ...(facts.sameAs.length === 0 ? {} : { sameAs: facts.sameAs }),
      ...(facts.interests.length === 0 ? {} : { knowsAbout: facts.interests }),
      ...(facts.place.length === 0 ? {} : { address: facts.place.join(', ') }),
    },
  }
}

/** Title and description of the page, and further HTML of its head. */
export type Head = {
  title: string
  description: string
  more: string
  /** Whether members may see something else at the address. They see the logo until the app is there. */
  isForStrangers?: true
}

/** Returns the head of a public profile, for search engines and link previews. To them all tabs are one page: the overview (S1 §2). */
export function profileHead(of: HeadOf): Head {
  const { facts, language, request, publicUrl, product, share } = of
  const plain = publicUrl + publicPath(facts.type, facts.userName)
  const url = request === null ? plain : withLanguage(plain, request)
  const title = filled(words.onProduct[language], { name: facts.name, product: product[language] })
  const alt = filled(words.pictureOf[language], { name: facts.name })
  return {
    title: facts.title,
    description: facts.description,
    more: [
      link('canonical', url),
      ...languages.map((one) => link('alternate', withLanguage(plain, one), one)),
      link('alternate', plain, 'x-default'),
      named('robots', 'index, follow, max-image-preview:large'),
      ...(facts.isNsfw ? [named('rating', 'adult')] : []),
      property('og:type', 'profile'),
      property('og:site_name', product[language]),
      property('og:title', title),
      property('og:description', facts.description),
      property('og:url', url),
      previewLanguages(language),
      property('og:image', share.url),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(share.width)),
      property('og:image:height', String(share.height)),
      property('og:image:alt', alt),
      property('profile:username', facts.userName),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', title),
      named('twitter:description', facts.description),
      named('twitter:image', share.url),
      named('twitter:image:alt', alt),
      structuredData(structured(of, url)),
    ].join(''),
  }
}

/**
 * Returns the head of an address without a public profile. It is the same for a profile that does not exist and for one that is not public
 * (D-05).
 */
export const missingHead = (language: Language, product: Localized): Head => ({
  title: `${words.missingTitle[language]} · ${product[language]}`,
  description: words.missing[language],
  more: named('robots', 'noindex'),
  isForStrangers: true,
})

/** Returns a head with one message, which is not indexed (Appendix D). */
const saying =
  (title: Localized, text: Localized) =>
  (language: Language, product: Localized): Head => ({
    title: `${title[language]} · ${product[language]}`,
    description: text[language],
    more: named('robots', 'noindex'),
  })

/** Heads for a caller that reads too many pages, and for a full server. */
export const busyHead = saying(words.busyTitle, words.busy)
export const fullHead = saying(words.fullTitle, words.full)
