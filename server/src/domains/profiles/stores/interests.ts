import type { Database } from '#database/database.ts'

/** Returns the interests of several profiles, each in its owner's order. */
export const findInterestsOf = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom('profile_interests')
    .select(['profile_id', 'interest_id'])
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .execute()

/** Replaces all interests of a profile. */
export async function replaceInterests(tx: Database, profileId: string, interests: readonly string[]): Promise<void> {
  await tx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
  if (interests.length > 0)
    await tx
      .insertInto('profile_interests')
      .values(interests.map((interestId, position) => ({ profile_id: profileId, interest_id: interestId, position })))
      .execute()
}
