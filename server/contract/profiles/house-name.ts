import { invalidInput } from '../errors/problem.ts'
import type { Localized } from '../platform/language.ts'
import { nameFields, type NameField, type Named } from './names.ts'
import { noSettings } from './new-profile.ts'
import { withoutUnseen } from '../validation/unseen.ts'
import { readingsOf, withPlainSigns } from './seen-letters.ts'
import { wordsAfter, wordsBefore } from './house-words.ts'

/**
 * Letters and signs that a reader takes for one of the house's, beyond those that names of businesses are compared by: who speaks for the
 * house is found out by less. Their marks are gone before.
 */
const readAs: Readonly<Record<string, string>> = {
  ...{ н: 'h', ѡ: 'w', ς: 's', σ: 's', Σ: 's', τ: 't', κ: 'k', α: 'a', æ: 'ae', '|': 'l', $: 's', '@': 'a', '€': 'e', 1: '1', I: 'i' },
}
/** Digits that stand for a letter; a 1 for either of two. */
const digitLetters: readonly Readonly<Record<string, string>>[] = ['l', 'i'].map((one) => ({
  ...{ 0: 'o', 1: one, 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
}))

const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const

/** One's own digits of every script, so that ٥ stands where 5 does. */
const asciiDigits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * Everything letters may be read as: small, without marks, and each look-alike as the letter it is taken for. Digits stay. The first
 * reading is that of the small letters.
 */
function plainReadings(text: string): string[] {
  const bare = asciiDigits(text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
  // In a word of small letters a capital I is taken for an l.
  const typed = /\p{Ll}/u.test(bare) ? bare.replaceAll('I', 'l') : bare
  const readings = [typed.toLowerCase(), typed].flatMap((letters) => readingsOf(letters, readAs))
  return [...new Set(readings.map((reading) => pairs.reduce((left, [from, to]) => left.replaceAll(from, to), reading)))]
}

/** The house's own words, which mislead nobody: one reading is enough. */
const plain = (text: string): string => plainReadings(text)[0] ?? ''

const separators = /[^\p{L}\p{N}\p{M}\p{Cf}$@|€\u0640]+/u
/** Where a capital begins another word: TeamName, APITeam. */
const atCapitals = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Letters that stand one by one are a word spelled out: w_a_s_l_a. */
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

/** How a word with digits in it may be meant: as letters, with a number around it, or as words with numbers between them. */
const digitReadings = (word: string): string[] => {
  const alone = word.replace(/^\d+|\d+$/g, '')
  const asLetters = digitLetters.flatMap((letters) => [word, alone].map((text) => text.replace(/\d/g, (digit) => letters[digit] ?? '')))
  return [...new Set([...asLetters, ...word.split(/\d+/)])].filter(Boolean)
}

const escaped = (letter: string) => letter.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** The house's name in a word and nothing else but the words that go with it; a letter may stand several times. */
function patternOf(house: string): RegExp {
  const any = (words: readonly string[]) => [...new Set(words.map(plain))].map((word) => [...word].map(escaped).join('')).join('|')
  const stretched = [...house].map((letter) => `${escaped(letter)}+`).join('')
  return new RegExp(`^(?:${any(wordsBefore)}){0,3}${stretched}(?:${any(wordsAfter)}){0,3}$`, 'u')
}

const patterns = new Map<string, RegExp>()

function isHouse(word: string, house: string): boolean {
  let pattern = patterns.get(house)
  if (!pattern) patterns.set(house, (pattern = patternOf(house)))
  return pattern.test(word)
}

const houses = (productName: Localized): { name: string; words: number }[] =>
  Object.values(productName).flatMap((name) => {
    const words = name.split(separators).filter(Boolean)
    const house = plain(words.join(''))
    return house.length < 2 ? [] : [{ name: house, words: words.length }]
  })

/** Every run of so many words, written together. */
const runs = (words: readonly string[], length: number): string[] =>
  words.map((_, at) => words.slice(at, at + length).join('')).slice(0, Math.max(0, words.length - length + 1))

/**
 * Whether a name speaks for the house (A-19, security case 56): the house's own name is one of its words, or is written together with
 * words that go with it (“waslateam”, “officialwasla”), in either script, whatever its letters are dressed up as. Words that hold its
 * letters by chance do not. The same for people, businesses, groups and user names. `productName` is what this deployment calls itself.
 */
export function isHouseName(name: string, productName: Localized): boolean {
  const typed = withPlainSigns(withoutUnseen(name.slice(0, 200))).normalize('NFKC')
  const words = typed.split(separators).filter(Boolean)
  const parts = words.flatMap((word) => word.split(atCapitals))
  return houses(productName).some((house) => {
    const candidates = [words, parts, joinSpelled(words)].flatMap((list) => runs(list, house.words).concat(list.join('')))
    return [...new Set(candidates)].some((word) =>
      plainReadings(word).some((letters) => digitReadings(letters).some((reading) => isHouse(reading, house.name))),
    )
  })
}

const isPart = (field: NameField) => field === 'firstName' || field === 'lastName'

/**
 * The refusal of the names of a profile, a person's or a business's, where one of them, or first and last name together, speak for the
 * house; null where they may be taken. Names that were there before are not checked again.
 */
export function houseNameRefusal(requested: Named, previous: Named, productName: Localized) {
  const changed = nameFields.filter((field) => requested[field] !== null && requested[field] !== previous[field])
  const alone = changed.find((field) => isHouseName(requested[field] ?? '', productName))
  const together = [requested.firstName, requested.lastName].filter(Boolean).join(' ')
  const path = alone ?? (isHouseName(together, productName) ? changed.findLast(isPart) : undefined)
  return path === undefined ? null : invalidInput([{ path, rule: 'nameReserved' }])
}

/** The names of a new profile. */
export const unnamed: Named = noSettings
