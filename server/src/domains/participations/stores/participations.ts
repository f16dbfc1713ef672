import { sql } from 'kysely'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { undeclinedStatuses } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { ParticipationsTable } from '#database/tables/participations.ts'
import type { Bit } from '#database/tables/values.ts'

export const participationRow = defineRecord<ParticipationsTable>()({
  id: same,
  programId: same,
  profileId: same,
  userId: same,
  status: same,
  isAutomatic: flag,
  createdAt: same,
  answeredAt: same,
  declineReason: same,
  declineNote: same,
})

/** Returns a request by id, of any profile. */
export async function findParticipation(db: Database, id: string): Promise<ParticipationRecord | null> {
  const row = await db.selectFrom('participations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? participationRow.read(row) : null
}

/** Returns a request by id, of any profile, locked until the transaction ends. */
export async function lockParticipation(tx: Database, dialect: Dialect, id: string): Promise<ParticipationRecord | null> {
  const row = await tx.selectFrom('participations').selectAll().where('id', '=', id).$call(locking(dialect)).executeTakeFirst()
  return row ? participationRow.read(row) : null
}

/** Returns a profile's request to join a program, in any status. */
export async function findRequestOf(db: Database, programId: string, profileId: string): Promise<ParticipationRecord | null> {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row ? participationRow.read(row) : null
}

/**
 * Inserts a request. Returns false if the profile already has one for this program, so that only one of two concurrent requests is inserted
 * (M-05).
 */
export async function insertParticipation(tx: Database, request: ParticipationRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('participations')
    .values(participationRow.write(request))
    .onConflict((clash) => clash.columns(['program_id', 'profile_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Saves the answer of a pending request. Returns false if another answer came first. */
export async function saveAnswer(
  tx: Database,
  { id, status, isAutomatic, answeredAt, declineReason, declineNote }: ParticipationRecord,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('participations')
    .set(participationRow.write({ status, isAutomatic, answeredAt, declineReason, declineNote }))
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns requests that the job accepts, oldest first. */
export async function findAutomatic(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('id')
    // Literals instead of bound values: the partial index is used only if the query text itself implies its condition.
    .where(sql<boolean>`status = 'Pending' and is_automatic = 1`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A profile's request to join a program with the code of its link and its promotional code, if it has them. */
export type OwnRequestRow = Pick<ParticipationRecord, 'programId' | 'id' | 'status' | 'declineReason' | 'declineNote'> & {
  code: string | null
  promoCode: string | null
  hasChosenCode: Bit | null
}

/** Returns a profile's requests to join these programs. */
export async function findOwnRequests(db: Database, profileId: string, programIds: readonly string[]): Promise<OwnRequestRow[]> {
  if (programIds.length === 0) return []
  return (
    db
      .selectFrom('participations as r')
      .leftJoin('tracking_links as l', (join) => join.onRef('l.program_id', '=', 'r.program_id').onRef('l.profile_id', '=', 'r.profile_id'))
      .select([
        'r.program_id as programId',
        'r.id',
        'r.status',
        'r.decline_reason as declineReason',
        'r.decline_note as declineNote',
        'l.code',
      ])
      // A chosen code takes the place of the generated one.
      .select((row) => {
        const ofRequest = row
          .selectFrom('promo_codes as c')
          .whereRef('c.program_id', '=', 'r.program_id')
          .whereRef('c.profile_id', '=', 'r.profile_id')
          .orderBy('c.is_chosen', 'desc')
          .limit(1)
        return [ofRequest.select('c.code').as('promoCode'), ofRequest.select('c.is_chosen').as('hasChosenCode')]
      })
      .where('r.profile_id', '=', profileId)
      .where('r.program_id', 'in', programIds)
      .execute()
  )
}

/** Numbers of a program's pending and accepted requests. */
export type RequestCounts = { applicants: number; participants: number }

/** Returns the numbers of requests to each of these programs. */
export async function countRequests(db: Database, programIds: readonly string[]): Promise<Map<string, RequestCounts>> {
  const counts = new Map(programIds.map((id) => [id, { applicants: 0, participants: 0 }]))
  if (programIds.length === 0) return counts
  const rows = await db
    .selectFrom('participations')
    .select(['program_id as programId', 'status'])
    .select((row) => row.fn.countAll().as('count'))
    .where('program_id', 'in', programIds)
    .where('status', 'in', undeclinedStatuses)
    .groupBy(['program_id', 'status'])
    .execute()
  for (const { programId, status, count } of rows) {
    const of = counts.get(programId)
    if (of) of[status === 'Pending' ? 'applicants' : 'participants'] = Number(count)
  }
  return counts
}
