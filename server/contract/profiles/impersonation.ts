import { invalidInput } from '../errors/problem.ts'
import type { Localized } from '../platform/language.ts'
import { nameFields, type NameField, type Named } from './names.ts'
import { noSettings } from './new-profile.ts'
import { withoutUnseen } from '../validation/unseen.ts'
import { readingsOf, withPlainSigns } from './seen-letters.ts'
import { wordsAfter, wordsBefore } from './impersonation-words.ts'

/**
 * Letters and signs that are read as other letters in this check, in addition to the tables of `readingsOf`. This check is stricter than
 * the comparison of business names. Marks are removed before.
 */
const readAs: Readonly<Record<string, string>> = {
  ...{ н: 'h', ѡ: 'w', ς: 's', σ: 's', Σ: 's', τ: 't', κ: 'k', α: 'a', æ: 'ae', '|': 'l', $: 's', '@': 'a', '€': 'e', 1: '1', I: 'i' },
}
/** Digits that are read as letters. There are two tables, because a 1 may be an l or an i. */
const digitLetters: readonly Readonly<Record<string, string>>[] = ['l', 'i'].map((one) => ({
  ...{ 0: 'o', 1: one, 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
}))

const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const

/** Returns the text with digits of all Arabic scripts in ASCII, so that ٥ is handled like 5. */
const asciiDigits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * Returns all readings of a text: in small letters, without marks, with each letter replaced by the letter that it resembles. Digits stay
 * digits. The first reading is that of the text in small letters.
 */
function plainReadings(text: string): string[] {
  const bare = asciiDigits(text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
  // In a word with small letters, a capital I is read as an l.
  const typed = /\p{Ll}/u.test(bare) ? bare.replaceAll('I', 'l') : bare
  const readings = [typed.toLowerCase(), typed].flatMap((letters) => readingsOf(letters, readAs))
  return [...new Set(readings.map((reading) => pairs.reduce((left, [from, to]) => left.replaceAll(from, to), reading)))]
}

/** Returns the first reading of a text. Used for our own words, which are not ambiguous. */
const plain = (text: string): string => plainReadings(text)[0] ?? ''

const separators = /[^\p{L}\p{N}\p{M}\p{Cf}$@|€\u0640]+/u
/** Matches the position before each capital that begins a word, as in TeamName and APITeam. */
const atCapitals = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Joins consecutive words of one letter into one word, as in w_a_s_l_a. */
function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = []
  let spelled = ''
  for (const word of [...words, '']) {
    if ([...word].length === 1) spelled += word
    else {
      if (spelled) joined.push(spelled)
      spelled = ''
      if (word) joined.push(word)
    }
  }
  return joined
}

/** Returns the readings of a word that contains digits: with digits as letters, without digits at its ends, and split at digits. */
const digitReadings = (word: string): string[] => {
  const alone = word.replace(/^\d+|\d+$/g, '')
  const asLetters = digitLetters.flatMap((letters) => [word, alone].map((text) => text.replace(/\d/g, (digit) => letters[digit] ?? '')))
  return [...new Set([...asLetters, ...word.split(/\d+/)])].filter(Boolean)
}

const escaped = (letter: string) => letter.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/**
 * Returns a pattern for the product's name, in which each letter may be repeated. Up to three accompanying words may come before it, up to
 * three after it, and nothing else.
 */
function patternOf(product: string): RegExp {
  const any = (words: readonly string[]) => [...new Set(words.map(plain))].map((word) => [...word].map(escaped).join('')).join('|')
  const stretched = [...product].map((letter) => `${escaped(letter)}+`).join('')
  return new RegExp(`^(?:${any(wordsBefore)}){0,3}${stretched}(?:${any(wordsAfter)}){0,3}$`, 'u')
}

const patterns = new Map<string, RegExp>()

function matchesProduct(word: string, product: string): boolean {
  let pattern = patterns.get(product)
  if (!pattern) patterns.set(product, (pattern = patternOf(product)))
  return pattern.test(word)
}

const plainProductNames = (productName: Localized): { name: string; words: number }[] =>
  Object.values(productName).flatMap((name) => {
    const words = name.split(separators).filter(Boolean)
    const product = plain(words.join(''))
    return product.length < 2 ? [] : [{ name: product, words: words.length }]
  })

/** Returns all sequences of `length` consecutive words, each joined into one word. */
const runs = (words: readonly string[], length: number): string[] =>
  words.map((_, at) => words.slice(at, at + length).join('')).slice(0, Math.max(0, words.length - length + 1))

/**
 * Returns whether a name seems to speak for the product (A-19, security case 56): one of its words is the product's name, alone or joined
 * with accompanying words (“waslateam”, “officialwasla”). Finds the name in both scripts and with letters that resemble its letters.
 * Ignores words that contain its letters by chance. Used for names of people, businesses and groups, and for user names. `productName` is
 * the name of this deployment.
 */
export function impersonatesProduct(name: string, productName: Localized): boolean {
  const typed = withPlainSigns(withoutUnseen(name.slice(0, 200))).normalize('NFKC')
  const words = typed.split(separators).filter(Boolean)
  const parts = words.flatMap((word) => word.split(atCapitals))
  return plainProductNames(productName).some((product) => {
    const candidates = [words, parts, joinSpelled(words)].flatMap((list) => runs(list, product.words).concat(list.join('')))
    return [...new Set(candidates)].some((word) =>
      plainReadings(word).some((letters) => digitReadings(letters).some((reading) => matchesProduct(reading, product.name))),
    )
  })
}

const isPart = (field: NameField) => field === 'firstName' || field === 'lastName'

/**
 * Returns the problem of a profile's names if one of them, or first and last name together, seems to speak for the product; otherwise null.
 * A single name that has not changed is not checked again.
 */
export function impersonationRefusal(requested: Named, previous: Named, productName: Localized) {
  const changed = nameFields.filter((field) => requested[field] !== null && requested[field] !== previous[field])
  const alone = changed.find((field) => impersonatesProduct(requested[field] ?? '', productName))
  const together = [requested.firstName, requested.lastName].filter(Boolean).join(' ')
  const path = alone ?? (impersonatesProduct(together, productName) ? changed.findLast(isPart) : undefined)
  return path === undefined ? null : invalidInput([{ path, rule: 'nameReserved' }])
}

/** The names of a profile without names: all are null. */
export const unnamed: Named = noSettings
