import { mainNameOf, searchedNamesOf, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { folded } from '../search/folded.ts'

/** By what the back office finds a user: number, names and user names, folded, with nothing that is private. */
export const userWordsOf = (mobileNo: string, profiles: readonly (Named & Pick<ProfileRecord, 'userName'>)[]): string =>
  [mobileNo.replace(/\D/g, ''), ...profiles.flatMap(searchedNamesOf).map(folded), ...profiles.map(({ userName }) => folded(userName ?? ''))]
    .filter(Boolean)
    .join(' ')

/** By what users are sorted by name: the first name there is, folded. */
export const userSortNameOf = (profiles: readonly Named[]): string => folded(profiles.map(mainNameOf).find(Boolean) ?? '').slice(0, 100)
