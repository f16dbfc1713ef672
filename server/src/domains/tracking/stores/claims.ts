import { sql } from 'kysely'
import type { ClaimRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ConversionClaimsTable } from '#database/tables/tracking.ts'
import { conversionRow, type ExternalNumber } from './conversions.ts'

const claimRow = defineRecord<ConversionClaimsTable>()({
  id: same,
  programId: same,
  event: same,
  externalId: same,
  profileId: same,
  clickId: same,
  amount: same,
  channel: same,
  country: same,
  visitor: same,
  occurredAt: same,
  receivedAt: same,
})

const claimsOf = (db: Database, { programId, event, externalId }: ExternalNumber) =>
  db.selectFrom('conversion_claims').where('program_id', '=', programId).where('event', '=', event).where('external_id', '=', externalId)

/** Inserts a claim; returns false if its click has claimed the number before. */
export async function insertClaim(tx: Database, claim: ClaimRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('conversion_claims')
    .values({ ...claimRow.write(claim), answered_at: null })
    .onConflict((clash) => clash.columns(['program_id', 'event', 'external_id', 'click_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Counts the unanswered claims of one participant to a number. */
export async function countClaims(tx: Database, number: ExternalNumber, profileId: string): Promise<number> {
  const { count } = await claimsOf(tx, number)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('profile_id', '=', profileId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the unanswered claims to a number, the oldest first. */
export async function findClaims(tx: Database, number: ExternalNumber): Promise<ClaimRecord[]> {
  const rows = await claimsOf(tx, number).selectAll().where('answered_at', 'is', null).orderBy('received_at').orderBy('id').execute()
  return rows.map(claimRow.read)
}

/** Returns whether a click was reported with a number before and was answered: its claim was answered, or its result had the number. */
export async function isClickAnswered(tx: Database, number: ExternalNumber, clickId: string): Promise<boolean> {
  const claim = await claimsOf(tx, number)
    .select('id')
    .where('click_id', '=', clickId)
    .where('answered_at', 'is not', null)
    .executeTakeFirst()
  return claim !== undefined || (await findFormer(tx, number)).some((former) => former.clickId === clickId)
}

/**
 * Marks claims as answered, so that they can no longer get the number. Their rows remain, so that the same clicks cannot claim the number
 * again.
 */
export async function answerClaims(tx: Database, ids: readonly string[], at: number): Promise<void> {
  if (ids.length > 0) await tx.updateTable('conversion_claims').set({ answered_at: at }).where('id', 'in', ids).execute()
}

/** Deletes all claims to a number (Y-02, Y-03). */
export const deleteClaims = (tx: Database, { programId, event, externalId }: ExternalNumber) =>
  tx
    .deleteFrom('conversion_claims')
    .where('program_id', '=', programId)
    .where('event', '=', event)
    .where('external_id', '=', externalId)
    .execute()

/** Returns the results that had a number before the result that has it now. */
export async function findFormer(tx: Database, { programId, event, externalId }: ExternalNumber): Promise<ConversionRecord[]> {
  const rows = await tx
    .selectFrom('conversions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('event', '=', event)
    .where('external_id', '=', externalId)
    .where(sql<boolean>`naming = 'Former'`)
    .orderBy('id')
    .execute()
  return rows.map(conversionRow.read)
}

/** Saves whether a result has its number, and whether the number is contested. */
export const saveNaming = (tx: Database, { id, naming }: Pick<ConversionRecord, 'id' | 'naming'>) =>
  tx.updateTable('conversions').set({ naming }).where('id', '=', id).execute()
