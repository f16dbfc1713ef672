import type { JoiningProfile } from '@wasla/contract/onboarding/account.ts'
import type { Database } from '#database/database.ts'

/** Returns the onboarding state of a profile; undefined if it was removed. */
export const findJoiningProfile = (db: Database, profileId: string): Promise<JoiningProfile | undefined> =>
  db
    .selectFrom('profiles')
    .select(['id', 'user_id as userId', 'type', 'status', 'onboarding_step as onboardingStep'])
    .where('id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
