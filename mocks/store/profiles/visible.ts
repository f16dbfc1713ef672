import { Problem } from '@wasla/contract/errors/problem.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

/** Returns the id of a profile with a public page (D-05). Throws `PROFILE_NOT_FOUND` for any other profile. */
export function visibleId(store: Store, { profileId, profileType }: { profileId: string; profileType: ProfileType }): string {
  const profile = findProfile(store, profileId)
  if (!profile || profile.type !== profileType || !isPublic(profile)) throw new Problem('PROFILE_NOT_FOUND')
  return profileId
}
