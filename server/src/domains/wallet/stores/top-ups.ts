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

/** `nextLookAt`: when the timer asks the gateway for the first time. Throws a clash where the profile has one of the same key. */
export const insertTopUp = (tx: Database, made: TopUpRecord, nextLookAt: number) =>
  tx
    .insertInto('top_ups')
    .values({ ...topUp.write(made), looks: 0, silent_looks: 0, next_look_at: nextLookAt, looked_at: null, opening_until: null })
    .execute()

export async function findTopUp(db: Database, id: string): Promise<TopUpRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? topUp.read(row) : null
}

/** Several at once, in no order. */
export async function findTopUpsByIds(db: Database, ids: readonly string[]): Promise<TopUpRecord[]> {
  if (ids.length === 0) return []
  return (await select(db).where('id', 'in', ids).execute()).map(topUp.read)
}

export async function findTopUpByKey(db: Database, profileId: string, idempotencyKey: string): Promise<TopUpRecord | null> {
  const row = await select(db).where('profile_id', '=', profileId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row ? topUp.read(row) : null
}

/** Those of a profile that began at or after a moment. */
export async function findTopUpsSince(db: Database, profileId: string, since: number): Promise<TopUpRecord[]> {
  const rows = await select(db).where('profile_id', '=', profileId).where('created_at', '>=', since).execute()
  return rows.map(topUp.read)
}

/** The id of the top-up that a checkout of a gateway's is for; null where none is known. */
export async function findTopUpIdAt(db: Database, gateway: string, gatewayReference: string): Promise<string | null> {
  const row = await db
    .selectFrom('top_ups')
    .select('id')
    .where('gateway', '=', gateway)
    .where('gateway_reference', '=', gatewayReference)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Writes where a payment is made, once it is known and while it is open. */
export const saveCheckout = (db: Database, id: string, checkout: Pick<TopUpRecord, 'gatewayReference' | 'checkoutUrl'>) =>
  db.updateTable('top_ups').set(topUp.write(checkout)).where('id', '=', id).where('status', '=', 'Initiated').execute()

/** True for the one who opens a payment at its gateway until a moment: it has no page yet, and nobody else is opening it. */
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

/** Lets others open a payment again; nothing where that has passed to somebody else. */
export const endOpening = (db: Database, id: string, until: number) =>
  db.updateTable('top_ups').set({ opening_until: null }).where('id', '=', id).where('opening_until', '=', until).execute()

/** Saves how a payment ended. False where it was no longer as it was `before`: somebody else has saved its end. */
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

/** A payment that the timer has to ask about, and how often it has asked: in all, and since it was answered. */
export type LookDue = { id: string; looks: number; silentLooks: number; createdAt: number }

/** Payments that the timer has to ask about now, those that wait longest first. */
export const findLooksDue = (db: Database, now: number, limit: number): Promise<LookDue[]> =>
  db
    .selectFrom('top_ups')
    .select(['id', 'looks', 'silent_looks as silentLooks', 'created_at as createdAt'])
    .where('next_look_at', 'is not', null)
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .execute()

/** True for the one who looks: of several processes that found a payment due, one. `again`: when it is due if no answer comes. */
export async function takeLook(db: Database, { id, looks, silentLooks }: LookDue, again: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('top_ups')
    .set({ looks: looks + 1, silent_looks: silentLooks + 1, next_look_at: again })
    .where('id', '=', id)
    .where('looks', '=', looks)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** After an answer: when the timer looks next, unless somebody else took or planned a look meanwhile. */
export const saveLookAnswered = (db: Database, { id, looks }: LookDue, again: number, next: number | null) =>
  db
    .updateTable('top_ups')
    .set({ silent_looks: 0, next_look_at: next })
    .where('id', '=', id)
    .where('looks', '=', looks + 1)
    .where('next_look_at', '=', again)
    .execute()

/** Has the timer look at a payment at once. */
export const lookNow = (tx: Database, id: string, now: number) =>
  tx.updateTable('top_ups').set({ next_look_at: now }).where('id', '=', id).execute()

/** True where nobody has asked about a payment since `since`, for the one who asks now. */
export async function takeTurn(db: Database, id: string, since: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('top_ups')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('looked_at', 'is', null), row('looked_at', '<=', since), row('looked_at', '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The top-ups that these checkouts of a gateway's are for, in no order. */
export async function findTopUpsAt(db: Database, gateway: string, references: readonly string[]): Promise<TopUpRecord[]> {
  if (references.length === 0) return []
  return (await select(db).where('gateway', '=', gateway).where('gateway_reference', 'in', references).execute()).map(topUp.read)
}
