import { sql } from 'kysely'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { withdrawalFlags, type WithdrawalFlag } from '@wasla/contract/wallet/withdrawals/flags.ts'
import type { Approval, WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same, type Codec } from '#database/record.ts'
import type { WithdrawalsTable } from '#database/tables/wallet.ts'
import { seededKey } from '#database/tables/settings.ts'

/**
 * A withdrawal with the bank account as it was when the withdrawal began. `flags`: the points that finance should check before it pays the
 * withdrawal.
 */
export type StoredWithdrawal = WithdrawalRecord & { readonly sentTo: WithdrawalAccountRecord; readonly flags: readonly WithdrawalFlag[] }

/** Returns flags as one number with a bit for each, so that a list can be filtered in SQL. */
const maskOf = (flags: readonly WithdrawalFlag[]) => flags.reduce((mask, flag) => mask | (1 << withdrawalFlags.indexOf(flag)), 0)

const flagBits: Codec<number, readonly WithdrawalFlag[]> = {
  read: (mask) => withdrawalFlags.filter((flag) => (mask & maskOf([flag])) !== 0),
  write: maskOf,
}

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
  approvalsNeeded: same,
  idempotencyKey: same,
  createdAt: same,
  settledAt: same,
  flags: flagBits,
})

const select = (db: Database) => db.selectFrom('withdrawals').select(withdrawal.columns('withdrawals'))

/** Inserts a withdrawal. Throws a unique violation if the profile has an open withdrawal, or one with the same key. */
export const insertWithdrawal = (tx: Database, made: StoredWithdrawal) =>
  tx.insertInto('withdrawals').values(withdrawal.write(made)).execute()

export async function findWithdrawal(db: Database, id: string): Promise<StoredWithdrawal | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? withdrawal.read(row) : null
}

/** Returns the withdrawals with these ids, in no order. */
export async function findWithdrawalsByIds(db: Database, ids: readonly string[]): Promise<StoredWithdrawal[]> {
  if (ids.length === 0) return []
  return (await select(db).where('id', 'in', ids).execute()).map(withdrawal.read)
}

export async function findWithdrawalByKey(db: Database, profileId: string, idempotencyKey: string): Promise<StoredWithdrawal | null> {
  const row = await select(db).where('profile_id', '=', profileId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row ? withdrawal.read(row) : null
}

/** Returns a profile's open withdrawals: one at most. */
export async function findOpenWithdrawals(db: Database, profileId: string): Promise<StoredWithdrawal[]> {
  return (await select(db).where('profile_id', '=', profileId).where('status', '=', 'Initiated').execute()).map(withdrawal.read)
}

/** Returns a profile's open withdrawals, and the withdrawals that began at or after a moment. */
export async function findRecentWithdrawals(db: Database, profileId: string, since: number): Promise<StoredWithdrawal[]> {
  const rows = await select(db)
    .where('profile_id', '=', profileId)
    .where((row) => row.or([row('status', '=', 'Initiated'), row('created_at', '>=', since)]))
    .execute()
  return rows.map(withdrawal.read)
}

/** Counts a profile's paid withdrawals that began before a moment. */
export async function countPaidBefore(db: Database, profileId: string, before: number): Promise<number> {
  const row = await db
    .selectFrom('withdrawals')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Success')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Filter of the back office's list. Null means any. */
export type WithdrawalFilter = {
  readonly status: PaymentStatus | null
  readonly flag: WithdrawalFlag | null
  /** Finds withdrawals of these profiles, or the withdrawal with this id. */
  readonly of: { readonly profileIds: readonly string[]; readonly id: string } | null
  /** Open withdrawals that began before this moment, in milliseconds. */
  readonly openAndCreatedBefore: number | null
}

function matching(db: Database, { flag, of, openAndCreatedBefore }: WithdrawalFilter) {
  return db
    .selectFrom('withdrawals')
    .$if(flag !== null, (query) => query.where(sql<boolean>`(flags & ${maskOf(flag ? [flag] : [])}) <> 0`))
    .$if(of !== null, (query) =>
      query.where((row) => row.or([row('profile_id', 'in', [...(of?.profileIds ?? []), '']), row('id', '=', of?.id ?? '')])),
    )
    .$if(openAndCreatedBefore !== null, (query) => query.where('created_at', '<', openAndCreatedBefore ?? 0))
}

const countOf = async (rows: ReturnType<typeof matching>): Promise<number> =>
  (await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/**
 * Returns a page of the queue. Open withdrawals come first, in the order in which they began, which is also the order of their due dates.
 * Ended withdrawals follow, the newest first. Each part is read from its own index, so that a page does not get slower as more withdrawals
 * end.
 */
export async function findWithdrawals(
  db: Database,
  filter: WithdrawalFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: StoredWithdrawal[] }> {
  const { status, openAndCreatedBefore } = filter
  const open = matching(db, filter).where('status', '=', 'Initiated')
  const ended = matching(db, filter)
    .where('settled_at', 'is not', null)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Success'))
  const openCount = status === null || status === 'Initiated' ? await countOf(open) : 0
  const endedCount = status === 'Initiated' || openAndCreatedBefore !== null ? 0 : await countOf(ended)
  const ofOpen = Math.max(0, Math.min(limit, openCount - offset))
  const first =
    ofOpen > 0
      ? await open.select(withdrawal.columns('withdrawals')).orderBy('created_at').orderBy('id').limit(ofOpen).offset(offset).execute()
      : []
  const second =
    ofOpen < limit && endedCount > 0
      ? await ended
          .select(withdrawal.columns('withdrawals'))
          .orderBy('settled_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit - ofOpen)
          .offset(Math.max(0, offset - openCount))
          .execute()
      : []
  return { count: openCount + endedCount, data: [...first, ...second].map(withdrawal.read) }
}

/** Returns the open withdrawals that are in no file for the bank yet, or the open withdrawals of one file; the oldest first. */
export async function findForBank(db: Database, fileId: string | null): Promise<StoredWithdrawal[]> {
  const rows = await select(db)
    .leftJoin('bank_file_lines as l', 'l.withdrawal_id', 'withdrawals.id')
    .$if(fileId === null, (query) => query.where('status', '=', 'Initiated').where('l.file_id', 'is', null))
    .$if(fileId !== null, (query) => query.where('l.file_id', '=', fileId ?? ''))
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .execute()
  return rows.map(withdrawal.read)
}

/** Returns open withdrawals that began at or before `createdUpTo`, but after the demo itself began; the oldest first. */
export async function findOpenSince(db: Database, createdUpTo: number, limit: number): Promise<StoredWithdrawal[]> {
  const seeded = db.selectFrom('settings').select('updated_at').where('key', '=', seededKey)
  const rows = await select(db)
    .where('status', '=', 'Initiated')
    .where('created_at', '<=', createdUpTo)
    .where((row) => row('created_at', '>=', row.fn.coalesce(seeded, row.lit(0))))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(withdrawal.read)
}

/** Returns how many withdrawals are open, and when the oldest of them began; null if none is open. */
export async function openWithdrawals(db: Database): Promise<{ count: number; oldest: number | null }> {
  const row = await db
    .selectFrom('withdrawals')
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('created_at').as('oldest')])
    .where('status', '=', 'Initiated')
    .executeTakeFirstOrThrow()
  return { count: row.count, oldest: row.oldest }
}

/** Returns whether any withdrawal of these profiles is open. */
export const hasOpenWithdrawal = async (db: Database, profileIds: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('withdrawals')
    .select('id')
    .where('status', '=', 'Initiated')
    .where('profile_id', 'in', profileIds)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Removes an admin's approvals from open withdrawals. Returns the ids of these withdrawals. Throws `SERVICE_BUSY` on a concurrent change.
 */
export async function takeApprovalsBack(tx: Database, adminId: string): Promise<string[]> {
  const rows = await select(tx).where('status', '=', 'Initiated').where('approvals', '<>', '[]').execute()
  const taken: string[] = []
  for (const row of rows) {
    const { id, approvals } = withdrawal.read(row)
    const rest = approvals.filter((approval) => approval.adminId !== adminId)
    if (rest.length === approvals.length) continue
    const { numUpdatedRows } = await tx
      .updateTable('withdrawals')
      .set(withdrawal.write({ approvals: rest }))
      .where('id', '=', id)
      .where('status', '=', 'Initiated')
      .where('approvals', '=', row.approvals)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem('SERVICE_BUSY', { retryAfter: 1 })
    taken.push(id)
  }
  return taken
}

/** Saves the approvals of an open withdrawal, or how it ended. False if it has ended since it was read. */
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
