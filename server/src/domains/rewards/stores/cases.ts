import type { Page } from '@wasla/contract/common/page.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { SharedContact } from '@wasla/contract/tracking/shared-contact.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { RewardCasesTable } from '#database/tables/rewards.ts'

export const rewardCaseRow = defineRecord<RewardCasesTable>()({
  id: same,
  rewardId: same,
  programId: same,
  profileId: same,
  milestoneId: same,
  amount: same,
  contacts: json<readonly SharedContact[]>(),
  status: same,
  openedAt: same,
  answerBy: same,
  decidedAt: same,
  decidedBy: same,
  note: same,
})

const some = (db: Database) => db.selectFrom('reward_cases').select(rewardCaseRow.columns('reward_cases'))

export async function insertCases(tx: Database, cases: readonly RewardCaseRecord[]): Promise<void> {
  if (cases.length > 0) await tx.insertInto('reward_cases').values(cases.map(rewardCaseRow.write)).execute()
}

/** Closes the open cases of rewards that are no longer earned (N-13). */
export async function closeCases(tx: Database, rewardIds: readonly string[], now: number): Promise<void> {
  if (rewardIds.length === 0) return
  await tx
    .updateTable('reward_cases')
    .set({ status: 'Closed', decided_at: now })
    .where('reward_id', 'in', rewardIds)
    .where('status', '=', 'Open')
    .execute()
}

export async function findCase(db: Database, id: string): Promise<RewardCaseRecord | null> {
  const row = await some(db).where('id', '=', id).executeTakeFirst()
  return row ? rewardCaseRow.read(row) : null
}

/** Returns the approved cases of these rewards. */
export async function findApproved(db: Database, rewardIds: readonly string[]): Promise<RewardCaseRecord[]> {
  if (rewardIds.length === 0) return []
  const rows = await some(db).where('reward_id', 'in', rewardIds).where('status', '=', 'Approved').execute()
  return rows.map(rewardCaseRow.read)
}

/** Returns all cases of one participation, the oldest first. */
export async function findCasesOf(db: Database, programId: string, profileId: string): Promise<RewardCaseRecord[]> {
  const rows = await some(db)
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  return rows.map(rewardCaseRow.read)
}

/** Returns, by reward id, the time by which each held reward of a profile must be decided. */
export async function findAnswerTimes(db: Database, profileId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reward_cases')
    .select(['reward_id', 'answer_by'])
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Open')
    .execute()
  return new Map(rows.map((row) => [row.reward_id, row.answer_by]))
}

/** Returns the participants with a held reward in a program, and since when it is held. */
export async function findOpenCasesIn(db: Database, programId: string): Promise<{ profileId: string; since: number }[]> {
  return db
    .selectFrom('reward_cases')
    .select(['profile_id as profileId', 'opened_at as since'])
    .where('program_id', '=', programId)
    .where('status', '=', 'Open')
    .execute()
}

/** Returns a page of cases of one status, or of all if null; the case that must be decided first comes first. */
export async function findCasePage(
  db: Database,
  status: RewardCaseRecord['status'] | null,
  { limit, offset }: Page,
): Promise<{ count: number; data: RewardCaseRecord[] }> {
  const { count } = await db
    .selectFrom('reward_cases')
    .select((row) => row.fn.countAll().as('count'))
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Open'))
    .executeTakeFirstOrThrow()
  const rows = await some(db)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Open'))
    .orderBy('answer_by')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), data: rows.map(rewardCaseRow.read) }
}

/** Saves a decision; returns false if the case was decided before. */
export async function saveCaseDecision(tx: Database, { id, status, decidedAt, decidedBy, note }: RewardCaseRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reward_cases')
    .set(rewardCaseRow.write({ status, decidedAt, decidedBy, note }))
    .where('id', '=', id)
    .where('status', '=', 'Open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Saves the state of a held reward after a decision; returns false if it is no longer held. */
export async function saveReviewed(tx: Database, { id, state }: RewardRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rewards')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'Held')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Holds accrued rewards. */
export async function saveHeld(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('rewards').set({ state: 'Held' }).where('id', 'in', ids).where('state', '=', 'Accrued').execute()
}
