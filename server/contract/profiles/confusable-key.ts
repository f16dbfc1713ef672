import { invalidInput } from '../errors/problem.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { withoutUnseen } from '../validation/unseen.ts'
import { readInLatin, readingsOf, withPlainSigns } from './seen-letters.ts'

/**
 * Look-alike letters of user names, each with the letter it is read as, in the order of replacement: first those that mislead only as
 * capitals, then, in small letters, all others (security case 56).
 */
export const confusables = {
  capitals: [['I', 'l']],
  small: [
    ['1', 'l'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
  ],
} as const

/** Returns the confusable key of a user name: people confuse two names with the same key. */
export const userNameConfusableKey = (name: string): string => {
  const small = confusables.capitals.reduce((text, [from, to]) => text.replaceAll(from, to), name).toLowerCase()
  return confusables.small.reduce((text, [from, to]) => text.replaceAll(from, to), small)
}

/** Returns every confusable key of a requested name: as typed, and in small letters, in which its capitals do not mislead. */
export const userNameConfusableKeys = (name: string): readonly string[] => [
  ...new Set([name, name.toLowerCase()].map(userNameConfusableKey)),
]

/**
 * The version of the rule that compares names of businesses. Increase it if you change a result of `businessNameConfusableKeys`: stored keys are
 * then computed again (Y-19).
 */
export const confusableKeyVersion = 2

/**
 * Marks on letters and around them. In Russian one mark makes another letter (й), and so do the marks of kana; readers overlook all others.
 */
const marks =
  /(?![\u3099\u309a]|(?<=[Ии])\u0306)(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Coptic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/gu

/** Signs and spaces that nobody takes for a part of a name. Signs that mean a word are not included. */
const beside = /[^\p{L}\p{N}\p{M}&+#%]/gu
/** A capital I is read as an l; the reading in small letters covers the i. */
const signsAsLetters = { I: 'l', 0: 'o', $: 's', '@': 'a' } as const

/** Characters that join letters or lengthen words. */
const joiners = /\u200c|\u200d|\u0640/gu
/** Names that need no normalization, as most: their letters have no marks and no other form. */
const bare = /^[ -~\u0621-\u063a\u0641-\u064a]*$/

/** Returns a name's letters in their plain form, without marks and invisible characters. */
const bareName = (name: string) =>
  bare.test(name)
    ? name
    : toAsciiDigits(withoutUnseen(withPlainSigns(name).normalize('NFKD')))
        .replace(marks, '')
        .replace(joiners, '')
        .normalize('NFC')

const businessReadings = (text: string): string[] =>
  readingsOf(bareName(text), signsAsLetters).map((reading) =>
    [...confusables.small].reduce((left, [from, to]) => left.replaceAll(from, to), reading.replace(beside, '')),
  )

/**
 * Returns every reading of a business's name, in letters of any alphabet (security case 56, Y-19): as typed, and in small letters. People
 * confuse two names that share a reading. Spaces, marks and signs do not count.
 */
export const businessNameConfusableKeys = (name: string): readonly string[] => {
  const typed = [name, readInLatin(name)]
  const keys = [...new Set([...typed, ...typed.map((one) => one.toLowerCase())])].flatMap(businessReadings).filter(Boolean)
  return keys.length > 0 ? [...new Set(keys)] : [name.toLowerCase()]
}

/** Returns whether people confuse two names of businesses. */
export const areBusinessNamesConfusable = (one: string, other: string): boolean => {
  const keys = new Set(businessNameConfusableKeys(one))
  return businessNameConfusableKeys(other).some((key) => keys.has(key))
}

/** Returns the refusal of a business's name that looks like that of another business of its type (security case 56). */
export const nameIsAnothers = (path: 'name' | 'nameInOtherScript' = 'name') => invalidInput([{ path, rule: 'taken' }])
