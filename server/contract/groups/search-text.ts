import { folded } from '../search/folded.ts'

/** Returns the text in which groups are searched: a group's name and user name, folded, without its description. */
export const groupSearchText = ({ name, userName }: { name: string; userName: string }): string => `${folded(name)} ${folded(userName)}`
