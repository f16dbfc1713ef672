import { wordsOf } from '../lint/avoided-words.ts'

/**
 * Words of this product that no name in the design system may contain: another product could not use a component that knows them. The theme
 * has the colours of the account kinds (`accent1`), and the product says which kind has which accent.
 */
const productNouns: readonly string[] = [
  'agency',
  'agencies',
  'agent',
  'brand',
  'collaboration',
  'influencer',
  'invitation',
  'milestone',
  'networker',
  'notification',
  'participant',
  'payout',
  'program',
  'talent',
  'verification',
  'waitlist',
  'wallet',
]

/**
 * Returns whether a file may name the product. Stories, documentation pages, rules for designers and tests use it as an example. Icons are
 * named after the thing they show.
 */
export const mayNameTheProduct = (file: string): boolean =>
  /\.(?:stories|test|sample)\.tsx?$|[\\/](?:stories|fonts|messages|icons|guidance)[\\/]/.test(file)

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
/** Matches identifiers and quoted texts. A quoted text of one word is the option of a prop. */
const names = /'(?<text>[^'\n]*)'|`[^`]*`|[A-Za-z_$][\w$]*/g

const nouns = new Set(productNouns.flatMap((noun) => [noun, `${noun}s`]))

/** Returns names in a source of the design system that contain a product noun, as `12: why`. */
export function namedAfterTheProduct(file: string, text: string): string[] {
  const code = text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return code.split('\n').flatMap((line, at) =>
    [...line.matchAll(names)].flatMap(([whole, quoted]) => {
      const name = quoted ?? whole
      if (/[\s.`/]/.test(name)) return []
      return wordsOf(name).some((word) => nouns.has(word)) ? [`${file}:${at + 1}: “${name}” is a word of the product`] : []
    }),
  )
}
