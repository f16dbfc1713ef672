import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TopUpsTable } from '#database/tables/wallet.ts'

const topUp = defineRecord<TopUpsTable>()({
  id: same,
  profileId: same,
  status: same,
  subtotal: same,
  fee: same,
  vat: same,
  paymentMethod: same,
  gateway: same,
  gatewayReference: same,
  checkoutUrl: same,
  returnUrl: same,
  failureReason: same,
  idempotencyKey: same,
  createdAt: same,
  settledAt: same,
})

const select = (db: Database) => db.selectFrom('top_ups').select(topUp.columns('top_ups'))

/**
 * Inserts a top-up. Throws a unique violation if the profile has a top-up with the same key. `nextPollAt`: the time at which the timer
 * first asks the gateway.
 */
export const insertTopUp = (tx: Database, made: TopUpRecord, nextPollAt: number) =>
  tx
    .insertInto('top_ups')
    .values({ ...topUp.write(made), looks: 0, silent_looks: 0, next_look_at: nextPollAt, looked_at: null, opening_until: null })
    .execute()

export async function findTopUp(db: Database, id: string): Promise<TopUpRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? topUp.read(row) : null
}

/** Returns the top-ups with these ids, in no order. */
export async function findTopUpsByIds(db: Database, ids: readonly string[]): Promise<TopUpRecord[]> {
  if (ids.length === 0) return []
  return (await select(db).where('id', 'in', ids).execute()).map(topUp.read)
}

export async function findTopUpByKey(db: Database, profileId: string, idempotencyKey: string): Promise<TopUpRecord | null> {
  const row = await select(db).where('profile_id', '=', profileId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row ? topUp.read(row) : null
}

/** Returns a profile's top-ups that began at or after a moment. */
export async function findTopUpsSince(db: Database, profileId: string, since: number): Promise<TopUpRecord[]> {
  const rows = await select(db).where('profile_id', '=', profileId).where('created_at', '>=', since).execute()
  return rows.map(topUp.read)
}

/** Returns the id of the top-up that a gateway's checkout belongs to, or null if none is known. */
export async function findTopUpIdAt(db: Database, gateway: string, gatewayReference: string): Promise<string | null> {
  const row = await db
    .selectFrom('top_ups')
    .select('id')
    .where('gateway', '=', gateway)
    .where('gateway_reference', '=', gatewayReference)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Saves the gateway's reference and checkout page of an open payment. */
export const saveCheckout = (db: Database, id: string, checkout: Pick<TopUpRecord, 'gatewayReference' | 'checkoutUrl'>) =>
  db.updateTable('top_ups').set(topUp.write(checkout)).where('id', '=', id).where('status', '=', 'Initiated').execute()

/** Takes the lease to open a payment at its gateway. False if the payment has a page or has ended, or if another process has the lease. */
export async function takeOpening(db: Database, id: string, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('top_ups')
    .set({ opening_until: until })
    .where('id', '=', id)
    .where('status', '=', 'Initiated')
    .where('checkout_url', 'is', null)
    .where((row) => row.or([row('opening_until', 'is', null), row('opening_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a process's lease to open a payment, unless another process has taken the lease since. */
export const endOpening = (db: Database, id: string, until: number) =>
  db.updateTable('top_ups').set({ opening_until: null }).where('id', '=', id).where('opening_until', '=', until).execute()

/** Saves how a payment ended. False if its status is no longer `before`, because another process has saved its end. */
export async function saveTopUpResult(
  tx: Database,
  before: TopUpRecord['status'],
  { id, status, failureReason, settledAt }: TopUpRecord,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('top_ups')
    .set({ ...topUp.write({ status, failureReason, settledAt }), ...(status === 'Success' ? { next_look_at: null } : {}) })
    .where('id', '=', id)
    .where('status', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A payment that the timer must check. `polls`: the number of all its checks; `unansweredPolls`: the number of checks since the last
 * answer.
 */
export type DuePoll = { id: string; polls: number; unansweredPolls: number; createdAt: number }

/** Returns payments that the timer must check now, the longest due first. */
export const findDuePolls = (db: Database, now: number, limit: number): Promise<DuePoll[]> =>
  db
    .selectFrom('top_ups')
    .select(['id', 'looks as polls', 'silent_looks as unansweredPolls', 'created_at as createdAt'])
    .where('next_look_at', 'is not', null)
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .execute()

/**
 * Returns how many payments have a check ahead and when the first of these is due, and how many got no answer at their last check: nobody
 * knows whether they are paid.
 */
export async function waitingPolls(db: Database): Promise<{ count: number; firstDue: number | null; unanswered: number }> {
  const row = await db
    .selectFrom('top_ups')
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('next_look_at').as('first')])
    .select((of) => of.fn.sum<number | null>(of.case().when('silent_looks', '>', 0).then(1).else(0).end()).as('unanswered'))
    .where('next_look_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: row.count, firstDue: row.first, unanswered: row.unanswered ?? 0 }
}

/** Claims a check that is due, and saves the time of the next one if no answer comes (`again`). True for only one of several processes. */
export async function claimPoll(db: Database, { id, polls, unansweredPolls }: DuePoll, again: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('top_ups')
    .set({ looks: polls + 1, silent_looks: unansweredPolls + 1, next_look_at: again })
    .where('id', '=', id)
    .where('looks', '=', polls)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves the time of the next check after an answer, unless another process has claimed or scheduled a check since. */
export const savePollAnswered = (db: Database, { id, polls }: DuePoll, again: number, next: number | null) =>
  db
    .updateTable('top_ups')
    .set({ silent_looks: 0, next_look_at: next })
    .where('id', '=', id)
    .where('looks', '=', polls + 1)
    .where('next_look_at', '=', again)
    .execute()

/** Schedules an immediate check of a payment. */
export const schedulePollNow = (tx: Database, id: string, now: number) =>
  tx.updateTable('top_ups').set({ next_look_at: now }).where('id', '=', id).execute()

/** Claims the next poll of the gateway about a payment. False if another poll was made after `since`. */
export async function takeTurn(db: Database, id: string, since: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('top_ups')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('looked_at', 'is', null), row('looked_at', '<=', since), row('looked_at', '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the top-ups that these checkouts of a gateway belong to, in no order. */
export async function findTopUpsAt(db: Database, gateway: string, references: readonly string[]): Promise<TopUpRecord[]> {
  if (references.length === 0) return []
  return (await select(db).where('gateway', '=', gateway).where('gateway_reference', 'in', references).execute()).map(topUp.read)
}
