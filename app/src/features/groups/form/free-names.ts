import { userNameLimits } from '@wasla/contract/profiles/user-name.ts'

/** Number of free user names that are suggested. */
export const offered = 2

const joined = (name: string, ending: string) => `${name.slice(0, userNameLimits.most - ending.length)}${ending}`

/** Returns the Latin letters and digits of a group's name as a user name; empty if it has none. */
const latin = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, userNameLimits.most)

/** Returns user names similar to a taken user name, the most similar first. All are valid, and none is the taken user name. */
export function namesLike(taken: string, groupName: string): string[] {
  const base = taken.toLowerCase().replaceAll(/_+$/g, '')
  const found = [latin(groupName), joined(base, '_group'), joined(base, '_sa'), joined(base, '_1'), joined(base, '_2')]
  return [...new Set(found)].filter((name) => name !== taken.toLowerCase() && name.length >= userNameLimits.least)
}
