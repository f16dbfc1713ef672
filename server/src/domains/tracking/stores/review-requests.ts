import type { Page } from '@wasla/contract/common/page.ts'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import type { ReviewRequestRecord, UncountedReason } from '@wasla/contract/tracking/record.ts'
import type { ResultKind } from '@wasla/contract/generated/user-types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { SecondLooksTable } from '#database/tables/tracking.ts'

export const reviewRequestRow = defineRecord<SecondLooksTable>()({
  id: same,
  programId: same,
  profileId: same,
  kind: same,
  reason: same,
  day: same,
  note: same,
  status: same,
  requestedAt: same,
  answerBy: same,
  answeredAt: same,
  answer: same,
})

/** The participant, kind, reason and day of the results that a review request is about. */
export type ReviewRequestPlace = Pick<ReviewRequestRecord, 'programId' | 'profileId' | 'kind' | 'reason' | 'day'>

/** Results of one participant, or of all if `profileId` is null. */
export type Whose = { readonly programId: string; readonly profileId: string | null }

export type UncountedRow = { kind: ResultKind; reason: UncountedReason; day: string; count: number }

/** Returns how many results did not count in these days, by kind, reason and day. */
export async function findUncounted(db: Database, { programId, profileId }: Whose, range: DayRange): Promise<UncountedRow[]> {
  const rows = await db
    .selectFrom('uncounted_days')
    .select(['kind', 'reason', 'day'])
    .select((row) => row.fn.sum<number | string>('count').as('count'))
    .where('program_id', '=', programId)
    .$if(profileId !== null, (query) => query.where('profile_id', '=', profileId ?? ''))
    .where('day', '>=', range.start)
    .where('day', '<=', range.end)
    .groupBy(['kind', 'reason', 'day'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Returns the review requests of a participant about these days. */
export async function findReviewRequests(
  db: Database,
  programId: string,
  profileId: string,
  range: DayRange,
): Promise<ReviewRequestRecord[]> {
  const rows = await db
    .selectFrom('second_looks')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('day', '>=', range.start)
    .where('day', '<=', range.end)
    .execute()
  return rows.map(reviewRequestRow.read)
}

/** Returns how many results did not count, and whether a review of these was requested before. */
export async function findReviewRequestState(
  db: Database,
  { programId, profileId, kind, reason, day }: ReviewRequestPlace,
): Promise<{ uncounted: number; isRequested: boolean }> {
  const { count } = await db
    .selectFrom('second_looks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('reason', '=', reason)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const rows = await findUncounted(db, { programId, profileId }, { start: day, end: day })
  const row = rows.find((one) => one.kind === kind && one.reason === reason)
  return { uncounted: row?.count ?? 0, isRequested: count > 0 }
}

/**
 * Inserts a review request; returns false if there is one about the same results already. Of several concurrent inserts, only one succeeds.
 */
export async function insertReviewRequest(tx: Database, reviewRequest: ReviewRequestRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_looks')
    .values(reviewRequestRow.write(reviewRequest))
    .onConflict((clash) => clash.columns(['program_id', 'profile_id', 'kind', 'reason', 'day']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findReviewRequest(db: Database, id: string): Promise<ReviewRequestRecord | null> {
  const row = await db.selectFrom('second_looks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? reviewRequestRow.read(row) : null
}

/** Saves the answer to an unanswered request; returns false if it was answered before. */
export async function saveAnswer(tx: Database, { id, status, answeredAt, answer }: ReviewRequestRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_looks')
    .set(reviewRequestRow.write({ status, answeredAt, answer }))
    .where('id', '=', id)
    .where('status', '=', 'Requested')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns a page of review requests, the oldest first. */
export async function findReviewRequestPage(
  db: Database,
  status: ReviewRequestRecord['status'] | null,
  { limit, offset }: Page,
): Promise<{ count: number; data: ReviewRequestRecord[] }> {
  const found = db.selectFrom('second_looks').$if(status !== null, (query) => query.where('status', '=', status ?? 'Requested'))
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('requested_at').orderBy('id').limit(limit).offset(offset).execute()
  return { count, data: rows.map(reviewRequestRow.read) }
}
