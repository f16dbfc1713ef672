import type { ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { SecondLooksTable } from '#database/tables/tracking.ts'

const reviewRequest = defineRecord<SecondLooksTable>()({
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

/** Returns the review requests of a participation, the oldest first. */
export async function findReviewRequestsOf(db: Database, programId: string, profileId: string): Promise<ReviewRequestRecord[]> {
  const rows = await db
    .selectFrom('second_looks')
    .select(reviewRequest.columns('second_looks'))
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .orderBy('requested_at')
    .execute()
  return rows.map(reviewRequest.read)
}
