import { invalidInput } from '../errors/problem.ts'

/**
 * Letters that are taken for each other, each with the one it is read as, in the order in which they are replaced: first those of which
 * only the capital misleads, then, in small letters, the rest (security case 56).
 */
export const lookAlikes = {
  capitals: [['I', 'l']],
  small: [
    ['1', 'l'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
  ],
  /** What readers of Arabic take for one letter, and signs they read a word without; of names of businesses alone. */
  arabic: [
    ['أ', 'ا'],
    ['إ', 'ا'],
    ['آ', 'ا'],
    ['ٱ', 'ا'],
    ['ى', 'ي'],
    ['ی', 'ي'],
    ['ک', 'ك'],
    ['ڪ', 'ك'],
    ['ة', 'ه'],
    ['ۃ', 'ه'],
    ['ہ', 'ه'],
    ['ە', 'ه'],
    ['ھ', 'ه'],
    ...['\u064b', '\u064c', '\u064d', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u200c'].map(
      (sign) => [sign, ''] as const,
    ),
    // Names that were stored before Y-19 may hold characters that nobody sees.
    ...['\u034f', '\u17b4', '\u17b5', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800'].map((sign) => [sign, ''] as const),
  ],
} as const

/** What a user name looks like: of two with one look, people take one for the other. */
export const userNameLook = (name: string): string => {
  const small = lookAlikes.capitals.reduce((text, [from, to]) => text.replaceAll(from, to), name).toLowerCase()
  return lookAlikes.small.reduce((text, [from, to]) => text.replaceAll(from, to), small)
}

/** Everything a requested name may be read as: as typed, and in small letters, where its capitals mislead nobody. */
export const userNameLooks = (name: string): readonly string[] => [...new Set([name, name.toLowerCase()].map(userNameLook))]

const plain = (name: string) => lookAlikes.arabic.reduce((text, [from, to]) => text.replaceAll(from, to), name.replaceAll(' ', ''))

/** The same for the name of a business, whose blanks do not count. */
export const businessNameLook = (name: string): string => userNameLook(plain(name))
export const businessNameLooks = (name: string): readonly string[] => userNameLooks(plain(name))

/** The refusal of a business's name that looks like the name of another one of its type (security case 56). */
export const nameIsAnothers = (path: 'name' | 'nameInOtherScript' = 'name') => invalidInput([{ path, rule: 'taken' }])
