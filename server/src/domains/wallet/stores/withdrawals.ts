import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { Approval, WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { WithdrawalsTable } from '#database/tables/wallet.ts'

/** A withdrawal with the bank account as it was when the money left for it. */
export type StoredWithdrawal = WithdrawalRecord & { readonly sentTo: WithdrawalAccountRecord }

const withdrawal = defineRecord<WithdrawalsTable>()({
  id: same,
  profileId: same,
  accountId: same,
  sentTo: json<WithdrawalAccountRecord>(),
  holdId: same,
  status: same,
  subtotal: same,
  fee: same,
  vat: same,
  failureReason: same,
  approvals: json<readonly Approval[]>(),
  idempotencyKey: same,
  createdAt: same,
  settledAt: same,
})

const select = (db: Database) => db.selectFrom('withdrawals').select(withdrawal.columns('withdrawals'))

/** Throws a clash where the profile has an open one, or one of the same key. */
export const insertWithdrawal = (tx: Database, made: StoredWithdrawal) =>
  tx.insertInto('withdrawals').values(withdrawal.write(made)).execute()

export async function findWithdrawal(db: Database, id: string): Promise<StoredWithdrawal | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? withdrawal.read(row) : null
}

/** Several at once, in no order. */
export async function findWithdrawalsByIds(db: Database, ids: readonly string[]): Promise<StoredWithdrawal[]> {
  if (ids.length === 0) return []
  return (await select(db).where('id', 'in', ids).execute()).map(withdrawal.read)
}

export async function findWithdrawalByKey(db: Database, profileId: string, idempotencyKey: string): Promise<StoredWithdrawal | null> {
  const row = await select(db).where('profile_id', '=', profileId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row ? withdrawal.read(row) : null
}

/** Those of a profile that are open: one at most. */
export async function findOpenWithdrawals(db: Database, profileId: string): Promise<StoredWithdrawal[]> {
  return (await select(db).where('profile_id', '=', profileId).where('status', '=', 'Initiated').execute()).map(withdrawal.read)
}

/** Those of a profile that are open, and those that began at or after a moment. */
export async function findRecentWithdrawals(db: Database, profileId: string, since: number): Promise<StoredWithdrawal[]> {
  const rows = await select(db)
    .where('profile_id', '=', profileId)
    .where((row) => row.or([row('status', '=', 'Initiated'), row('created_at', '>=', since)]))
    .execute()
  return rows.map(withdrawal.read)
}

/** How many a profile has begun before a moment. */
export async function countWithdrawalsBefore(db: Database, profileId: string, before: number): Promise<number> {
  const row = await db
    .selectFrom('withdrawals')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Which withdrawals the back office lists: of a status, of some profiles, begun before a moment. Null does not choose. */
export type WithdrawalFilter = { status: PaymentStatus | null; profileIds?: readonly string[] | null; before?: number | null }

/** A page of them, the oldest first where they are open, else the newest first. */
export async function findWithdrawals(
  db: Database,
  { status, profileIds = null, before = null }: WithdrawalFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: StoredWithdrawal[] }> {
  const chosen = db
    .selectFrom('withdrawals')
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Initiated'))
    .$if(profileIds !== null, (query) => query.where('profile_id', 'in', [...(profileIds ?? []), '']))
    .$if(before !== null, (query) => query.where('created_at', '<', before ?? 0))
  const direction = status === 'Initiated' ? 'asc' : 'desc'
  const [rows, counted] = [
    await chosen
      .select(withdrawal.columns('withdrawals'))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    await chosen.select((count) => count.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]
  return { count: counted.count, data: rows.map(withdrawal.read) }
}

/** Open ones that began at or before a moment, the oldest first. */
export async function findOpenSince(db: Database, begunBy: number, limit: number): Promise<StoredWithdrawal[]> {
  const rows = await select(db)
    .where('status', '=', 'Initiated')
    .where('created_at', '<=', begunBy)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(withdrawal.read)
}

/** Whether any withdrawal of these profiles is open. */
export const hasOpenWithdrawal = async (db: Database, profileIds: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('withdrawals')
    .select('id')
    .where('status', '=', 'Initiated')
    .where('profile_id', 'in', profileIds)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Saves what was said of an open withdrawal, or how it ended. False where it has ended meanwhile. */
export async function saveSettlement(
  tx: Database,
  { id, ...after }: Pick<WithdrawalRecord, 'id' | 'status' | 'failureReason' | 'approvals' | 'settledAt'>,
): Promise<boolean> {
  const { status, failureReason, approvals, settledAt } = after
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set(withdrawal.write({ status, failureReason, approvals, settledAt }))
    .where('id', '=', id)
    .where('status', '=', 'Initiated')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
