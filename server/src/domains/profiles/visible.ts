import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { isVisible } from './stores/profiles.ts'

/** The profile that somebody names, as a stranger would. */
export type ProfileQuery = { profileId: string; profileType: ProfileType }

/** Throws `PROFILE_NOT_FOUND` where a profile has no page that anybody may see (D-05), whether it exists or not. */
export async function requireVisible(db: Database, { profileId, profileType }: ProfileQuery): Promise<void> {
  if (!(await isVisible(db, profileId, profileType))) throw new Problem('PROFILE_NOT_FOUND')
}
