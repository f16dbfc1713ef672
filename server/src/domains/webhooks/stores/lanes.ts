import type { Database } from '#database/database.ts'
import { countOpen } from './open.ts'

/** The open deliveries of one subject of an endpoint, as a process read them. */
export type Lane = { readonly endpointId: string; readonly subject: string; readonly tries: number; readonly dueAt: number }

type Subject = Pick<Lane, 'endpointId' | 'subject'>

/** Returns the subjects of an endpoint that are due, longest due first. */
export async function findDueLanes(db: Database, endpointId: string, now: number, limit: number): Promise<Lane[]> {
  const rows = await db
    .selectFrom('webhook_lanes')
    .select(['subject', 'tries', 'due_at'])
    .where('endpoint_id', '=', endpointId)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ subject, tries, due_at: dueAt }) => ({ endpointId, subject, tries, dueAt }))
}

const rowOf = (db: Database, { endpointId, subject }: Subject) =>
  db.updateTable('webhook_lanes').where('endpoint_id', '=', endpointId).where('subject', '=', subject)

/** Returns an update of a subject that nobody has claimed or released since it was read. */
const unchanged = (db: Database, lane: Lane) => rowOf(db, lane).where('tries', '=', lane.tries).where('due_at', '=', lane.dueAt)

const isOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => Number(numUpdatedRows) === 1

/**
 * Claims a subject for this process until `until`. Returns it as it is stored now; null if another process was first. If this process dies,
 * the subject is due again at `until`.
 */
export async function claimLane(db: Database, lane: Lane, until: number): Promise<Lane | null> {
  const claimed = { ...lane, tries: lane.tries + 1, dueAt: until }
  const done = await unchanged(db, lane).set({ is_claimed: 1, tries: claimed.tries, due_at: until }).executeTakeFirst()
  return isOne(done) ? claimed : null
}

/** Ends a claim. Returns false if the claim was over: then another process may have sent the same delivery, and its answer counts. */
async function release(tx: Database, lane: Lane, to: { dueAt: number; tries: number; isDone: boolean }): Promise<boolean> {
  const done = await unchanged(tx, lane)
    .where('is_claimed', '=', 1)
    .set((row) => ({
      is_claimed: 0,
      due_at: to.dueAt,
      tries: to.tries,
      waiting: to.isDone ? row('waiting', '-', 1) : row.ref('waiting'),
    }))
    .executeTakeFirst()
  return isOne(done)
}

/** Deletes the row of a subject that has no open deliveries. The transaction has changed the row, so nobody adds to it at the same time. */
const deleteEmpty = (tx: Database, { endpointId, subject }: Subject) =>
  tx.deleteFrom('webhook_lanes').where('endpoint_id', '=', endpointId).where('subject', '=', subject).where('waiting', '<=', 0).execute()

/** Keeps the first delivery of a claimed subject for another attempt. Returns false if the claim was over. */
export const retryLane = (tx: Database, lane: Lane, dueAt: number): Promise<boolean> =>
  release(tx, lane, { dueAt, tries: lane.tries, isDone: false })

/** Ends the first delivery of a claimed subject: the next one is due at once. Returns false if the claim was over. */
export async function advanceLane(tx: Database, lane: Lane, now: number): Promise<boolean> {
  if (!(await release(tx, lane, { dueAt: now, tries: 0, isDone: true }))) return false
  await deleteEmpty(tx, lane)
  return true
}

/**
 * Counts the deliveries of a claimed subject again, because none was found: the sweep may have deleted an old message while it was being
 * replayed. The row is locked before the count, so a delivery that is being added is counted, or makes a new row.
 */
export async function recountLane(tx: Database, lane: Lane, now: number): Promise<void> {
  if (!(await retryLane(tx, lane, now))) return
  await rowOf(tx, lane)
    .set({ waiting: await countOpen(tx, lane) })
    .execute()
  await deleteEmpty(tx, lane)
}

/** Makes a subject due now, unless a process is sending its first delivery. */
export const hastenLane = (tx: Database, lane: Subject, now: number) =>
  rowOf(tx, lane).set({ due_at: now }).where('is_claimed', '=', 0).where('due_at', '>', now).execute()

/** Makes everything of an endpoint due now that no process is sending. */
export const hastenEndpoint = (tx: Database, endpointId: string, now: number) =>
  tx
    .updateTable('webhook_lanes')
    .set({ due_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('is_claimed', '=', 0)
    .where('due_at', '>', now)
    .execute()
