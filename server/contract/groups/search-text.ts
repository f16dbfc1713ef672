import { folded } from '../search/folded.ts'

/** What a search for a group looks through: its name and its user name, not its description. */
export const groupSearchText = ({ name, userName }: { name: string; userName: string }): string => `${folded(name)} ${folded(userName)}`
