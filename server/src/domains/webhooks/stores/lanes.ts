import type { WebhookAttemptRecord, WebhookDeliveryRecord } from '@wasla/contract/webhooks/record.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { deliveryRow } from './deliveries.ts'

/** The open deliveries of one subject of an endpoint, as a process read them. */
export type Lane = { readonly endpointId: string; readonly subject: string; readonly tries: number; readonly dueAt: number }

/** An endpoint to which something can be sent now. */
export type DueEndpoint = { id: string; failures: number }

/** Returns the endpoints that have something due and are not paused. Each is found in an index, however much waits for it. */
export const findDueEndpoints = (db: Database, now: number): Promise<DueEndpoint[]> =>
  db
    .selectFrom('webhook_endpoints as e')
    .select(['e.id', 'e.failures'])
    .where((of) => of.or([of('e.paused_until', 'is', null), of('e.paused_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_lanes as l').select('l.subject').whereRef('l.endpoint_id', '=', 'e.id').where('l.due_at', '<=', now).limit(1),
      ),
    )
    .orderBy('e.id')
    .execute()

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

const rowOf = (db: Database, { endpointId, subject, tries, dueAt }: Lane) =>
  db
    .updateTable('webhook_lanes')
    .where('endpoint_id', '=', endpointId)
    .where('subject', '=', subject)
    .where('tries', '=', tries)
    .where('due_at', '=', dueAt)

/**
 * Claims a subject for this process until `until`. Returns it as it is stored now; null if another process was first. If this process dies,
 * the subject is due again at `until`.
 */
export async function claimLane(db: Database, lane: Lane, until: number): Promise<Lane | null> {
  const claimed = { ...lane, tries: lane.tries + 1, dueAt: until }
  const done = await rowOf(db, lane).set({ is_claimed: 1, tries: claimed.tries, due_at: until }).executeTakeFirst()
  return Number(done.numUpdatedRows) === 1 ? claimed : null
}

/** Ends a claim. Returns false if the claim was over: then another process may have sent the same delivery, and its answer counts. */
async function release(tx: Database, lane: Lane, to: { dueAt: number; tries: number; isDone: boolean }): Promise<boolean> {
  const done = await rowOf(tx, lane)
    .where('is_claimed', '=', 1)
    .set((row) => ({
      is_claimed: 0,
      due_at: to.dueAt,
      tries: to.tries,
      waiting: to.isDone ? row('waiting', '-', 1) : row.ref('waiting'),
    }))
    .executeTakeFirst()
  return Number(done.numUpdatedRows) === 1
}

/** Deletes the row of a subject that has no open deliveries. The transaction has changed the row, so nobody adds to it at the same time. */
const deleteEmpty = (tx: Database, { endpointId, subject }: Pick<Lane, 'endpointId' | 'subject'>) =>
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

/** Makes a subject due now, unless a process is sending its first delivery. */
export const hastenLane = (tx: Database, { endpointId, subject }: Pick<Lane, 'endpointId' | 'subject'>, now: number) =>
  tx
    .updateTable('webhook_lanes')
    .set({ due_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('subject', '=', subject)
    .where('is_claimed', '=', 0)
    .where('due_at', '>', now)
    .execute()

/** Makes everything of an endpoint due now that no process is sending. */
export const hastenEndpoint = (tx: Database, endpointId: string, now: number) =>
  tx
    .updateTable('webhook_lanes')
    .set({ due_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('is_claimed', '=', 0)
    .where('due_at', '>', now)
    .execute()

/** What a claimed subject sends, and how it is signed. */
export type Head = {
  delivery: WebhookDeliveryRecord
  body: string
  endpoint: {
    url: string
    secret: string
    formerSecret: string | null
    formerUntil: number | null
    /** Whether nothing may be sent: the endpoint is off or deleted, or its owner's account is suspended or closed. */
    isClosed: boolean
  }
}

/** Condition of the index of open deliveries. */
const isOpen = sql<boolean>`d.state in ('Waiting', 'Retrying')`

/** Returns the first open delivery of a subject; null if there is none. */
export async function findHead(db: Database, { endpointId, subject }: Lane): Promise<Head | null> {
  const row = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_id')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .innerJoin('profiles as p', 'p.id', 'e.profile_id')
    .select(deliveryRow.columns('d'))
    .select(['m.body', 'e.url', 'e.secret', 'e.former_secret', 'e.former_until', 'e.off_by', 'e.deleted_at', 'p.status as owner_status'])
    .where('d.endpoint_id', '=', endpointId)
    .where('d.subject', '=', subject)
    .where(isOpen)
    .orderBy('d.place')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { body, url, secret, former_secret: formerSecret, former_until: formerUntil } = row
  const isClosed = row.off_by !== null || row.deleted_at !== null || row.owner_status === 'Inactive'
  return { delivery: deliveryRow.read(row), body, endpoint: { url, secret, formerSecret, formerUntil, isClosed } }
}

type Changed = Pick<
  WebhookDeliveryRecord,
  'id' | 'state' | 'tries' | 'firstTriedAt' | 'lastTriedAt' | 'status' | 'failure' | 'milliseconds'
>

export const saveDelivery = (tx: Database, { id, ...fields }: Changed) =>
  tx.updateTable('webhook_deliveries').set(deliveryRow.write(fields)).where('id', '=', id).execute()

export const insertAttempt = (tx: Database, { deliveryId, ...attempt }: WebhookAttemptRecord) =>
  tx
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, ...attempt })
    .execute()

/** Gives up all open deliveries of a subject. Its row is changed first, so that a delivery that is being added waits and is kept. */
export async function giveUpLane(tx: Database, { endpointId, subject }: Pick<Lane, 'endpointId' | 'subject'>): Promise<void> {
  const lane = await tx
    .updateTable('webhook_lanes')
    .set({ is_claimed: 0, waiting: 0 })
    .where('endpoint_id', '=', endpointId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (Number(lane.numUpdatedRows) === 0) return
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'GivenUp' })
    .where('endpoint_id', '=', endpointId)
    .where('subject', '=', subject)
    .where('state', 'in', ['Waiting', 'Retrying'])
    .execute()
  await deleteEmpty(tx, { endpointId, subject })
}

/** Returns how many deliveries wait for each of these endpoints; leaves out those for which none waits. */
export async function countWaiting(db: Database, endpointIds: readonly string[]): Promise<Map<string, number>> {
  if (endpointIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('webhook_lanes')
    .select((of) => ['endpoint_id', of.fn.sum<number | string>('waiting').as('count')])
    .where('endpoint_id', 'in', [...endpointIds])
    .groupBy('endpoint_id')
    .execute()
  return new Map(rows.map(({ endpoint_id: id, count }) => [id, Number(count)]))
}

/**
 * Returns how many subjects wait to be sent to endpoints that work, and when the first of them is due; null if none waits. What waits for a
 * failing endpoint waits for its owner, and not for us.
 */
export async function waitingWebhooks(db: Database): Promise<{ count: number; firstDue: number | null }> {
  const row = await db
    .selectFrom('webhook_lanes as l')
    .innerJoin('webhook_endpoints as e', 'e.id', 'l.endpoint_id')
    .where('e.failures', '=', 0)
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('l.due_at').as('first')])
    .executeTakeFirstOrThrow()
  return { count: row.count, firstDue: row.first }
}
