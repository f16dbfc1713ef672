import { folded } from '../search/folded.ts'

/** Returns the text that a search for a group looks in: its name and user name, not its description. */
export const groupSearchText = ({ name, userName }: { name: string; userName: string }): string => `${folded(name)} ${folded(userName)}`
