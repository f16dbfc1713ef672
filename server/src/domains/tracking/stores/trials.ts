import type { TrialRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { TrialsTable } from '#database/tables/tracking.ts'

const trialRow = defineRecord<TrialsTable>()({
  id: same,
  programId: same,
  event: same,
  externalId: same,
  amount: same,
  way: same,
  status: same,
  receivedAt: same,
})

type TrialNumber = Pick<TrialRecord, 'programId' | 'event' | 'externalId'>

/** Returns a trial by its number, locked until the transaction ends. */
export async function lockTrial(
  tx: Database,
  dialect: Dialect,
  { programId, event, externalId }: TrialNumber,
): Promise<TrialRecord | null> {
  const row = await tx
    .selectFrom('trials')
    .selectAll()
    .where('program_id', '=', programId)
    .where('event', '=', event)
    .where('external_id', '=', externalId)
    .$call(locking(dialect))
    .executeTakeFirst()
  return row ? trialRow.read(row) : null
}

/** Inserts a trial; returns false if its number exists already. */
export async function insertTrial(tx: Database, trial: TrialRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trials')
    .values(trialRow.write(trial))
    .onConflict((clash) => clash.columns(['program_id', 'event', 'external_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const saveTrialStatus = (tx: Database, { id, status }: TrialRecord) =>
  tx.updateTable('trials').set({ status }).where('id', '=', id).execute()

/** Deletes a program’s trials that arrived before a time. */
export const forgetTrials = (tx: Database, programId: string, before: number) =>
  tx.deleteFrom('trials').where('program_id', '=', programId).where('received_at', '<', before).execute()

/** Saves a pixel test under the hash of its token; earlier tests of the program end. */
export async function insertPixelTest(tx: Database, { token, programId, endsAt }: { token: string; programId: string; endsAt: number }) {
  await tx.deleteFrom('pixel_tests').where('program_id', '=', programId).execute()
  await tx.insertInto('pixel_tests').values({ token, program_id: programId, ends_at: endsAt }).execute()
}

/**
 * Uses up a token, given as its hash; returns false if it is not a valid token of the program. Only one of several concurrent calls uses
 * it.
 */
export async function takePixelTest(tx: Database, programId: string, token: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pixel_tests')
    .where('token', '=', token)
    .where('program_id', '=', programId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
