import { toAsciiDigits } from '@wasla/contract/validation/digits.ts'

/** What a caption of a participant must have. */
export type CaptionNeeds = {
  /** Address of the participant's link. */
  readonly url: string
  /** The participant's code; null if the program counts no codes. */
  readonly code: string | null
  /** Whether the program counts what comes by links. */
  readonly hasLinks: boolean
}

/**
 * `disclosure`: says in the language of the caption that it is an advertisement. `first`: says so at the beginning of its first line. The
 * last three: has the link, the code, or one of both, as the program counts.
 */
export type CaptionFinding = { readonly rule: 'disclosure' | 'first' | 'link' | 'code' | 'linkOrCode'; readonly isMet: boolean }

/** Words that say “advertisement”, as `plain` returns them. A law of Saudi Arabia requires the Arabic one in Arabic captions. */
const disclosures = {
  ar: ['اعلان مدفوع', 'شراكه مدفوعه', 'اعلان'],
  en: ['paid partnership', 'advertisement', 'advert', 'sponsored', 'ad'],
} as const
type Script = keyof typeof disclosures

/**
 * Returns a text in the form that is compared: compatible forms, without invisible and Arabic vowel marks and tatweel, with one form of each Arabic letter, ASCII
 * digits and lower-case letters.
 */
const plain = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}\u0640]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/ى/gu, 'ي')
    .toLowerCase()

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** Matches a word that no letter, digit or underscore touches. A sign before it, such as `#`, is allowed. */
const wordOf = (word: string) => `(?<![\\p{L}\\p{N}_])${quoted(word)}(?![\\p{L}\\p{N}_])`

/** Returns the text without links, tags, mentions and the code, whose letters say nothing about the language of the caption. */
const prose = (text: string, code: string | null): string =>
  (code === null ? text : text.replaceAll(plain(code), ' ')).replace(/\S*:\/\/\S+|[#@][\p{L}\p{N}_.]+/gu, ' ')

/** Returns the scripts that a disclosure may have: that of most letters of the caption, or both if neither has more. */
function scriptsOf(text: string): readonly Script[] {
  const [arabic, latin] = [/\p{Script=Arabic}/gu, /\p{Script=Latin}/gu].map((letter) => text.match(letter)?.length ?? 0) as [number, number]
  return arabic === latin ? ['ar', 'en'] : arabic > latin ? ['ar'] : ['en']
}

const hasLink = (text: string, url: string): boolean => {
  const address = plain(url.replace(/^https?:\/\//u, '').replace(/\/$/u, ''))
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${quoted(address)}(?![\\p{L}\\p{N}_-])`, 'u').test(text)
}

function wayOf(text: string, { url, code, hasLinks }: CaptionNeeds): CaptionFinding {
  const isLinked = hasLink(text, url)
  if (code === null) return { rule: 'link', isMet: isLinked }
  const isCoded = new RegExp(wordOf(plain(code)), 'u').test(text)
  return hasLinks ? { rule: 'linkOrCode', isMet: isLinked || isCoded } : { rule: 'code', isMet: isCoded }
}

/**
 * Checks a caption that a participant wrote or changed (Y-46). Returns one finding for each rule, in the order in which they are shown. The
 * check runs on the device; nothing is sent.
 */
export function checkCaption(caption: string, needs: CaptionNeeds): CaptionFinding[] {
  const text = plain(caption)
  const words = scriptsOf(prose(text, needs.code)).flatMap((script) => disclosures[script])
  const any = `(?:${words.map(wordOf).join('|')})`
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return [
    { rule: 'disclosure', isMet: new RegExp(any, 'u').test(text) },
    { rule: 'first', isMet: new RegExp(`^[^\\p{L}\\p{N}]*${any}`, 'u').test(firstLine) },
    wayOf(text, needs),
  ]
}
