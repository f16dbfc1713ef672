import { invalidInput } from '../errors/problem.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { withoutUnseen } from '../validation/unseen.ts'
import { readInLatin, readingsOf, withPlainSigns } from './seen-letters.ts'

/**
 * Letters of user names that people confuse, each with the letter as which it is read (security case 56). `capitals` are replaced first,
 * because only the capital I looks like an l. `small` are replaced in the name in small letters.
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

/** Returns the confusable key of a user name. People confuse two names if they have the same key. */
export const userNameConfusableKey = (name: string): string => {
  const small = confusables.capitals.reduce((text, [from, to]) => text.replaceAll(from, to), name).toLowerCase()
  return confusables.small.reduce((text, [from, to]) => text.replaceAll(from, to), small)
}

/** Returns all confusable keys of a requested user name: the key of the name as typed, and the key of the name in small letters. */
export const userNameConfusableKeys = (name: string): readonly string[] => [
  ...new Set([name, name.toLowerCase()].map(userNameConfusableKey)),
]

/**
 * Version of `businessNameConfusableKeys`. Increase it if a result of that function changes, so that stored keys are computed again (Y-19).
 */
export const confusableKeyVersion = 2

/**
 * Matches marks on letters, which readers overlook. Excludes marks that make another letter: the mark of the Russian й, and the marks of
 * kana.
 */
const marks =
  /(?![\u3099\u309a]|(?<=[Ии])\u0306)(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Coptic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/gu

/** Matches signs and spaces that readers overlook in a name. Excludes signs that are read as a word, such as & and +. */
const beside = /[^\p{L}\p{N}\p{M}&+#%]/gu
/** Signs and digits that are read as a letter. A capital I is read as an l; its reading as an i comes from the name in small letters. */
const signsAsLetters = { I: 'l', 0: 'o', $: 's', '@': 'a' } as const

/** Matches characters that join letters or lengthen words. */
const joiners = /\u200c|\u200d|\u0640/gu
/** Matches names that need no normalization, because their letters have no marks and no other form. Most names match. */
const bare = /^[ -~\u0621-\u063a\u0641-\u064a]*$/

/** Returns a name without marks and invisible characters, with its letters in their plain form. */
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
 * Returns all confusable keys of a business name, in any alphabet (security case 56, Y-19). People confuse two names if they share a key.
 * The keys are the readings of the name as typed and in small letters, without spaces, marks and signs.
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

/**
 * Returns the problem of a business name that people could confuse with the name of another business of the same type (security case 56).
 */
export const nameIsAnothers = (path: 'name' | 'nameInOtherScript' = 'name') => invalidInput([{ path, rule: 'taken' }])
