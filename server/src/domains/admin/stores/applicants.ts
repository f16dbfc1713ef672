import { reviewApplicantOf } from '@wasla/contract/admin/views.ts'
import type { ReviewApplicant } from '@wasla/contract/generated/admin-types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'

const applicant = defineRecord<ProfilesTable>()({
  ...nameColumns,
  id: same,
  userId: same,
  type: same,
  userName: same,
  bio: same,
  countryId: same,
})

/** Returns the profile that applies and the person who owns it, for comparison with the documents of a case. */
export async function findApplicant(db: Database, profileId: string): Promise<ReviewApplicant | null> {
  const rows = await db
    .selectFrom('profiles')
    .select(applicant.columns('profiles'))
    .where('user_id', '=', (own) => own.selectFrom('profiles as own').select('own.user_id').where('own.id', '=', profileId))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const profiles = rows.map(applicant.read)
  const profile = profiles.find(({ id }) => id === profileId)
  if (!profile) return null
  const user = await db
    .selectFrom('users')
    .select(['id', 'language', 'mobile_no as mobileNo', 'created_at as createdAt'])
    .where('id', '=', profile.userId)
    .executeTakeFirst()
  return user ? reviewApplicantOf(profile, user, profiles) : null
}

/** Returns who decided the checks of a profile, by the id of the check. */
export async function findReviewers(db: Database, profileId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'reviewed_by'])
    .where('profile_id', '=', profileId)
    .where('reviewed_by', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, reviewed_by }) => (reviewed_by === null ? [] : [[id, reviewed_by]])))
}
