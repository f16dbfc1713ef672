import { mainNameOf, searchedNamesOf, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { folded } from '../search/folded.ts'

/**
 * Returns the text by which the back office finds a user: mobile number, names and user names, folded. It contains no other personal data.
 */
export const userWordsOf = (mobileNo: string, profiles: readonly (Named & Pick<ProfileRecord, 'userName'>)[]): string =>
  [mobileNo.replace(/\D/g, ''), ...profiles.flatMap(searchedNamesOf).map(folded), ...profiles.map(({ userName }) => folded(userName ?? ''))]
    .filter(Boolean)
    .join(' ')

/** Returns the text that sorts users by name: the first profile name that is not empty, folded and cut to 100 characters. */
export const userSortNameOf = (profiles: readonly Named[]): string => folded(profiles.map(mainNameOf).find(Boolean) ?? '').slice(0, 100)
