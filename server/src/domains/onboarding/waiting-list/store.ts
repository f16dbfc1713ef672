import type { Insertable, Selectable } from 'kysely'
import type { WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { waitingListTasks, type WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import type { Database } from '#database/database.ts'
import type { WaitingListTable } from '#database/tables/joining.ts'
import { countKeys } from '../ranking/counts.ts'

export type StoredEntry = WaitingListRecord & { rankKey: number }

const isTask = (value: unknown): value is WaitingListTask => waitingListTasks.some((task) => task === value)

const toRecord = (row: Selectable<WaitingListTable>): StoredEntry => ({
  id: row.id,
  userId: row.user_id,
  profileId: row.profile_id,
  joinedAt: row.joined_at,
  admittedAt: row.admitted_at,
  acceptedInvitations: row.accepted_invitations,
  wasInvited: row.was_invited === 1,
  doneTasks: (JSON.parse(row.done_tasks) as unknown[]).filter(isTask),
  rankKey: row.rank_key,
})

export async function findEntry(db: Database, profileId: string): Promise<StoredEntry | null> {
  const row = await db.selectFrom('waiting_list').selectAll().where('profile_id', '=', profileId).executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Those of a user that still wait: at most one. */
export async function findWaiting(db: Database, userId: string): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('waiting_list')
    .selectAll()
    .where('user_id', '=', userId)
    .where('admitted_at', 'is', null)
    .executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Puts somebody into the list. False where they are in it already. */
export async function insertEntry(tx: Database, entry: Insertable<WaitingListTable>): Promise<boolean> {
  const made = await tx
    .insertInto('waiting_list')
    .values(entry)
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .executeTakeFirst()
  if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false
  await countKeys(tx, [{ key: entry.rank_key, by: 1 }])
  return true
}

/** Writes what moved somebody who waits, if nobody moved them meanwhile. */
export async function moveEntry(tx: Database, before: StoredEntry, after: StoredEntry): Promise<boolean> {
  const moved = await tx
    .updateTable('waiting_list')
    .set({
      accepted_invitations: after.acceptedInvitations,
      done_tasks: JSON.stringify(after.doneTasks),
      rank_key: after.rankKey,
    })
    .where('id', '=', before.id)
    .where('admitted_at', 'is', null)
    .where('accepted_invitations', '=', before.acceptedInvitations)
    .where('done_tasks', '=', JSON.stringify(before.doneTasks))
    .where('rank_key', '=', before.rankKey)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) return false
  await countKeys(tx, [
    { key: before.rankKey, by: -1 },
    { key: after.rankKey, by: 1 },
  ])
  return true
}

/** Takes somebody out of the list. False where somebody did so before. */
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

export async function findEntries(tx: Database, ids: readonly string[]): Promise<StoredEntry[]> {
  const rows = await tx
    .selectFrom('waiting_list')
    .selectAll()
    .where('id', 'in', ids)
    .where('admitted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(toRecord)
}

/** Ids of those first in line whose profile can be admitted: who is suspended meanwhile is passed over. */
export async function firstInLine(db: Database, count: number): Promise<string[]> {
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

/** Ids of those whose time to be admitted by itself has come, first in line first. */
export async function dueByItself(db: Database, now: number, count: number): Promise<string[]> {
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

/** What somebody's place depends on from before they joined: friends who came with their code, and whether they came with one. */
export async function invitationsOf(tx: Database, userId: string): Promise<{ accepted: number; wasInvited: boolean }> {
  const own = await tx.selectFrom('users').select('invited_by').where('id', '=', userId).executeTakeFirst()
  const { count } = await tx
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invited_by', '=', userId)
    .executeTakeFirstOrThrow()
  return { accepted: count, wasInvited: (own?.invited_by ?? null) !== null }
}
