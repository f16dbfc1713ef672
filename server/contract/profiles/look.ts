import { invalidInput } from '../errors/problem.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { withoutUnseen } from '../validation/unseen.ts'
import { readInLatin, readingsOf, withPlainSigns } from './seen-letters.ts'

/**
 * Letters of user names that are taken for each other, each with the one it is read as, in the order in which they are replaced: first
 * those of which only the capital misleads, then, in small letters, the rest (security case 56).
 */
export const lookAlikes = {
  capitals: [['I', 'l']],
  small: [
    ['1', 'l'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
  ],
} as const

/** What a user name looks like: of two with one look, people take one for the other. */
export const userNameLook = (name: string): string => {
  const small = lookAlikes.capitals.reduce((text, [from, to]) => text.replaceAll(from, to), name).toLowerCase()
  return lookAlikes.small.reduce((text, [from, to]) => text.replaceAll(from, to), small)
}

/** Everything a requested name may be read as: as typed, and in small letters, where its capitals mislead nobody. */
export const userNameLooks = (name: string): readonly string[] => [...new Set([name, name.toLowerCase()].map(userNameLook))]

/**
 * The version of the rule by which names of businesses are compared. Whoever changes an answer of `businessNameLooks` counts it up: stored
 * looks are made anew then (Y-19).
 */
export const nameLookVersion = 2

/** Marks on letters and around them. In Russian one of them makes another letter (й), as those of kana do; elsewhere readers overlook them. */
const marks =
  /(?![\u3099\u309a]|(?<=[Ии])\u0306)(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Coptic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/gu

/** Signs beside a name that nobody takes for a part of it, blanks among them. Those that stand for a word stay. */
const beside = /[^\p{L}\p{N}\p{M}&+#%]/gu
/** A capital I is taken for an l; read in small letters, it is an i besides. */
const signsAsLetters = { I: 'l', 0: 'o', $: 's', '@': 'a' } as const

/** What joins letters and lengthens words. */
const joiners = /\u200c|\u200d|\u0640/gu
/** Names of letters that have no other form and no marks, as most are: they are bare as they stand. */
const bare = /^[ -~\u0621-\u063a\u0641-\u064a]*$/

/** Letters in their plain form, without marks and without anything that is not seen. */
const bareName = (name: string) =>
  bare.test(name)
    ? name
    : toAsciiDigits(withoutUnseen(withPlainSigns(name).normalize('NFKD')))
        .replace(marks, '')
        .replace(joiners, '')
        .normalize('NFC')

const businessReadings = (text: string): string[] =>
  readingsOf(bareName(text), signsAsLetters).map((reading) =>
    [...lookAlikes.small].reduce((left, [from, to]) => left.replaceAll(from, to), reading.replace(beside, '')),
  )

/**
 * Everything the name of a business may be read as, whatever letters of whatever alphabet it is written in (security case 56, Y-19): as
 * typed, and in small letters. Of two names that share a reading people take one for the other. Blanks, marks and signs do not count.
 */
export const businessNameLooks = (name: string): readonly string[] => {
  const typed = [name, readInLatin(name)]
  const looks = [...new Set([...typed, ...typed.map((one) => one.toLowerCase())])].flatMap(businessReadings).filter(Boolean)
  return looks.length > 0 ? [...new Set(looks)] : [name.toLowerCase()]
}

/** Whether people take one name of a business for the other. */
export const businessNamesLookAlike = (one: string, other: string): boolean => {
  const looks = new Set(businessNameLooks(one))
  return businessNameLooks(other).some((look) => looks.has(look))
}

/** The refusal of a business's name that looks like the name of another one of its type (security case 56). */
export const nameIsAnothers = (path: 'name' | 'nameInOtherScript' = 'name') => invalidInput([{ path, rule: 'taken' }])
