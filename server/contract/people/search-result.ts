import type { SearchResult } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import { isVerified } from '../profiles/fields.ts'
import { nameFor } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'

/** Returns a profile as a result of `search`, in the reader's language. */
export const profileResult = (profile: ProfileRecord, language: Language): SearchResult => ({
  id: profile.id,
  type: profile.type,
  name: nameFor(profile, language),
  // Never empty, because a profile without a user name is never a search result.
  userName: profile.userName ?? '',
  picture: profile.picture,
  isVerified: isVerified(profile),
})

type FoundGroup = { readonly id: string; readonly name: string; readonly userName: string; readonly photo: string }

/** Returns a group as a result of `search`. Groups are never verified. */
export const groupResult = ({ id, name, userName, photo }: FoundGroup): SearchResult => ({
  id,
  type: 'GROUP',
  name,
  userName,
  picture: photo,
  isVerified: false,
})
