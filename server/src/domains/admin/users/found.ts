import { searchedNamesOf } from '@wasla/contract/profiles/names.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { profileStatuses, profileTypes, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type RecordOf } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'
import { inTransaction } from '#database/transaction.ts'

const bitOf = (type: ProfileType, status: ProfileStatus) =>
  2 ** (profileTypes.indexOf(type) * profileStatuses.length + profileStatuses.indexOf(status))

/** Beyond the pairs: somebody of theirs waits to be admitted. */
export const waitingMark = 2 ** (profileTypes.length * profileStatuses.length)

/** The bits of every pair of type and status that a search allows. */
export const marksFor = (type: ProfileType | null, status: ProfileStatus | null): number =>
  profileTypes
    .filter((one) => type === null || one === type)
    .flatMap((one) => profileStatuses.filter((other) => status === null || other === status).map((other) => bitOf(one, other)))
    .reduce((sum, bit) => sum + bit, 0)

type Found = { user_id: string; mobile_no: string; created_at: number; suspended_at: number | null }
const profileRow = defineRecord<ProfilesTable>()({
  ...nameColumns,
  userId: same,
  type: same,
  status: same,
  onboardingStep: same,
  userName: same,
})
type FoundProfile = RecordOf<typeof profileRow>

/** The row a user is found by. */
export function searchRowOf(user: Found, profiles: readonly FoundProfile[]) {
  const names = profiles.flatMap(searchedNamesOf)
  const marks = new Set(profiles.map(({ type, status }) => bitOf(type, status)))
  if (profiles.some((profile) => profile.onboardingStep === 'WaitForAdmission')) marks.add(waitingMark)
  return {
    user_id: user.user_id,
    created_at: user.created_at,
    suspended: user.suspended_at === null ? (0 as const) : (1 as const),
    marks: [...marks].reduce((sum, bit) => sum + bit, 0),
    sort_name: folded(names[0] ?? '').slice(0, 100),
    words: [user.mobile_no.replace(/\D/g, ''), ...names.map(folded), ...profiles.map(({ userName }) => folded(userName ?? ''))]
      .filter(Boolean)
      .join(' '),
  }
}

const atOnce = 500

async function freshenSome(tx: Database): Promise<number> {
  const next = await tx.selectFrom('user_search_stale').select('user_id').orderBy('user_id').limit(atOnce).execute()
  if (next.length === 0) return 0
  // Taken before they are read: who changes meanwhile waits for this, and is marked again.
  const taken = await tx
    .deleteFrom('user_search_stale')
    .where(
      'user_id',
      'in',
      next.map((row) => row.user_id),
    )
    .returning('user_id')
    .execute()
  const ids = taken.map((row) => row.user_id)
  if (ids.length === 0) return next.length
  const users = await tx
    .selectFrom('users')
    .select(['id as user_id', 'mobile_no', 'created_at', 'suspended_at'])
    .where('id', 'in', ids)
    .execute()
  const profiles = await tx
    .selectFrom('profiles')
    .select(profileRow.columns('profiles'))
    .where('user_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byUser = Map.groupBy(profiles.map(profileRow.read), (profile) => profile.userId)
  if (users.length > 0)
    await tx
      .insertInto('user_search')
      .values(users.map((user) => searchRowOf(user, byUser.get(user.user_id) ?? [])))
      .onConflict((clash) =>
        clash.column('user_id').doUpdateSet((row) => ({
          suspended: row.ref('excluded.suspended'),
          marks: row.ref('excluded.marks'),
          sort_name: row.ref('excluded.sort_name'),
          words: row.ref('excluded.words'),
        })),
      )
      .execute()
  return next.length
}

/** Makes the rows anew of whoever changed since the last time: called before a search, so that it misses nobody. */
export async function freshen(db: Database): Promise<void> {
  const any = await db.selectFrom('user_search_stale').select('user_id').limit(1).executeTakeFirst()
  if (!any) return
  while ((await inTransaction(db, freshenSome)) === atOnce);
}
