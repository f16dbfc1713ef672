import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { isVisible } from './stores/profiles.ts'

/** A profile by the id and type that a stranger sends. */
export type ProfileQuery = { profileId: string; profileType: ProfileType }

/** Throws `PROFILE_NOT_FOUND` unless the profile exists and has a public page (D-05). */
export async function requireVisible(db: Database, { profileId, profileType }: ProfileQuery): Promise<void> {
  if (!(await isVisible(db, profileId, profileType))) throw new Problem('PROFILE_NOT_FOUND')
}
