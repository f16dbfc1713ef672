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
} as const

/** What a user name looks like: of two with one look, people take one for the other. */
export const userNameLook = (name: string): string => {
  const small = lookAlikes.capitals.reduce((text, [from, to]) => text.replaceAll(from, to), name).toLowerCase()
  return lookAlikes.small.reduce((text, [from, to]) => text.replaceAll(from, to), small)
}

/** Everything a name that is wanted may be read as: in small letters its capitals mislead nobody. */
export const userNameLooks = (name: string): readonly string[] => [...new Set([name, name.toLowerCase()].map(userNameLook))]

/** The same for the name of a business, whose blanks do not count. */
export const businessNameLook = (name: string): string => userNameLook(name.replaceAll(' ', ''))
export const businessNameLooks = (name: string): readonly string[] => userNameLooks(name.replaceAll(' ', ''))

/** The refusal of a business's name that another one of its type goes by (security case 56). */
export const nameIsAnothers = () => invalidInput([{ path: 'name', rule: 'taken' }])
