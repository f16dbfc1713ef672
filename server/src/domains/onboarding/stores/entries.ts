import type { WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import type { JoiningProfile } from '@wasla/contract/onboarding/account.ts'
import { waitingListTasks, type WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same, type Codec } from '#database/record.ts'
import type { WaitingListTable } from '#database/tables/onboarding.ts'
import { countKeys } from './places.ts'

/** An entry with the key that it is sorted by. */
export type StoredEntry = WaitingListRecord & { rankKey: number }

const isTask = (value: unknown): value is WaitingListTask => waitingListTasks.some((task) => task === value)

/** A JSON list. Tasks that no longer exist are ignored. */
const tasks: Codec<string, readonly WaitingListTask[]> = {
  read: (column) => (JSON.parse(column) as unknown[]).filter(isTask),
  write: (value) => JSON.stringify(value),
}

const entryRecord = defineRecord<WaitingListTable>()({
  id: same,
  userId: same,
  profileId: same,
  joinedAt: same,
  admittedAt: same,
  acceptedInvitations: same,
  wasInvited: flag,
  doneTasks: tasks,
  rankKey: same,
})

export async function findEntry(db: Database, profileId: string): Promise<StoredEntry | null> {
  const row = await db.selectFrom('waiting_list').selectAll().where('profile_id', '=', profileId).executeTakeFirst()
  return row ? entryRecord.read(row) : null
}

/** Returns a user's entry that still waits; there is at most one. */
export async function findWaiting(db: Database, userId: string): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('waiting_list')
    .selectAll()
    .where('user_id', '=', userId)
    .where('admitted_at', 'is', null)
    .executeTakeFirst()
  return row ? entryRecord.read(row) : null
}

/** Inserts an entry, with the time at which it is admitted automatically. Returns false if its profile has one already. */
export async function insertEntry(tx: Database, entry: StoredEntry, autoAt: number | null): Promise<boolean> {
  const made = await tx
    .insertInto('waiting_list')
    .values({ ...entryRecord.write(entry), admitted_by: null, auto_at: autoAt })
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .executeTakeFirst()
  if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false
  await countKeys(tx, [{ key: entry.rankKey, by: 1 }])
  return true
}

/** Saves changes of a waiting entry. Returns false if it was changed since it was read. */
export async function moveEntry(tx: Database, before: StoredEntry, after: StoredEntry): Promise<boolean> {
  const { acceptedInvitations, doneTasks, rankKey } = after
  const moved = await tx
    .updateTable('waiting_list')
    .set(entryRecord.write({ acceptedInvitations, doneTasks, rankKey }))
    .where('id', '=', before.id)
    .where('admitted_at', 'is', null)
    .where('accepted_invitations', '=', before.acceptedInvitations)
    .where('done_tasks', '=', tasks.write(before.doneTasks))
    .where('rank_key', '=', before.rankKey)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) return false
  await countKeys(tx, [
    { key: before.rankKey, by: -1 },
    { key: after.rankKey, by: 1 },
  ])
  return true
}

/** Removes a user's waiting entries. */
export async function removeWaiting(tx: Database, userId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('waiting_list')
    .where('user_id', '=', userId)
    .where('admitted_at', 'is', null)
    .returning('rank_key')
    .execute()
  await countKeys(
    tx,
    removed.map((entry) => ({ key: entry.rank_key, by: -1 })),
  )
}

/** Marks an entry as admitted and removes it from the counts. Returns false if it was admitted before. */
export async function admitEntry(tx: Database, entry: StoredEntry, by: string, now: number): Promise<boolean> {
  const admitted = await tx
    .updateTable('waiting_list')
    .set({ admitted_at: now, admitted_by: by })
    .where('id', '=', entry.id)
    .where('admitted_at', 'is', null)
    .returning('rank_key')
    .executeTakeFirst()
  if (!admitted) return false
  await countKeys(tx, [{ key: admitted.rank_key, by: -1 }])
  return true
}

/** A waiting entry together with its profile. */
export type EntryWithProfile = { entry: StoredEntry; profile: JoiningProfile | undefined }

/** Returns the given entries that still wait, in the order of their ids, so that concurrent admissions lock them in the same order. */
export async function findWaitingEntries(tx: Database, ids: readonly string[]): Promise<EntryWithProfile[]> {
  const rows = await tx
    .selectFrom('waiting_list as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .selectAll('w')
    .select(['p.type', 'p.status', 'p.onboarding_step as onboardingStep', 'p.deleted_at'])
    .where('w.id', 'in', ids)
    .where('w.admitted_at', 'is', null)
    .orderBy('w.id')
    .execute()
  return rows.map((row) => {
    const { type, status, onboardingStep, deleted_at: removedAt, profile_id: id, user_id: userId } = row
    return { entry: entryRecord.read(row), profile: removedAt === null ? { id, userId, type, status, onboardingStep } : undefined }
  })
}

/** Returns ids of the first entries in the queue whose profile can be admitted, without suspended accounts. */
export async function findFirstInLine(db: Database, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_list as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .select('w.id')
    .where('w.admitted_at', 'is', null)
    .where('p.onboarding_step', '=', 'WaitForAdmission')
    .where('p.deleted_at', 'is', null)
    .orderBy('w.rank_key')
    .orderBy('w.id')
    .limit(count)
    .execute()
  return rows.map((row) => row.id)
}

/** Returns ids of entries that are due for automatic admission, in the order of the queue. */
export async function findDue(db: Database, now: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_list as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .select('w.id')
    .where('w.admitted_at', 'is', null)
    .where('w.auto_at', '<=', now)
    .where('p.onboarding_step', '=', 'WaitForAdmission')
    .where('p.deleted_at', 'is', null)
    .orderBy('w.rank_key')
    .orderBy('w.id')
    .limit(count)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns a user's invitations from before they joined the waiting list: how many friends used their code, and whether they used a friend's
 * code themselves.
 */
export async function findInvitationsOf(
  tx: Database,
  userId: string,
): Promise<Pick<WaitingListRecord, 'acceptedInvitations' | 'wasInvited'>> {
  const own = await tx.selectFrom('users').select('invited_by').where('id', '=', userId).executeTakeFirst()
  const { count } = await tx
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invited_by', '=', userId)
    .executeTakeFirstOrThrow()
  return { acceptedInvitations: count, wasInvited: (own?.invited_by ?? null) !== null }
}
