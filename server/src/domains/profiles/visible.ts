import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { isVisible } from './stores/profiles.ts'

/** A profile as a stranger names it. */
export type ProfileQuery = { profileId: string; profileType: ProfileType }

/** Throws `PROFILE_NOT_FOUND` unless a profile has a public page (D-05), whether it exists or not. */
export async function requireVisible(db: Database, { profileId, profileType }: ProfileQuery): Promise<void> {
  if (!(await isVisible(db, profileId, profileType))) throw new Problem('PROFILE_NOT_FOUND')
}
