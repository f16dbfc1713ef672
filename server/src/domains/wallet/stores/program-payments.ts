import { sql } from 'kysely'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import type { PaidTogether } from '@wasla/contract/wallet/transactions/rows.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'

const columns = { transaction_id: 'text', profile_id: 'text', amount: 'integer' } as const

/**
 * Adds payments to a payout. If the payout has paid a profile before, the profile's row gets the sum (P-17). Each profile may be given only
 * once.
 */
export async function addPayments(tx: Database, dialect: Dialect, transactionId: string, earnings: readonly Earning[]): Promise<void> {
  const rows = earnings.map(({ profileId, amount }) => ({ transaction_id: transactionId, profile_id: profileId, amount }))
  await sql`${insertingRows(dialect, 'program_payments', columns, rows, 'profile_id')}
    on conflict (transaction_id, profile_id) do update set amount = program_payments.amount + excluded.amount`.execute(tx)
}

/** Returns, by payout id, how many people these payouts paid, and the sum. */
export async function sumPayments(db: Database, transactionIds: readonly string[]): Promise<Map<string, PaidTogether>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('program_payments')
    .select('transaction_id')
    .select((row) => [row.fn.countAll<number | string>().as('people'), row.fn.sum<number | string>('amount').as('amount')])
    .where('transaction_id', 'in', transactionIds)
    .groupBy('transaction_id')
    .execute()
  return new Map(rows.map(({ transaction_id: id, people, amount }) => [id, { people: Number(people), amount: Number(amount) }]))
}

/** Returns, by payout id, the payments to participants, sorted by profile. */
export async function findPayments(db: Database, transactionIds: readonly string[]): Promise<Map<string, Earning[]>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('program_payments')
    .select(['transaction_id', 'profile_id', 'amount'])
    .where('transaction_id', 'in', transactionIds)
    .orderBy('transaction_id')
    .orderBy('profile_id')
    .execute()
  const paid = new Map<string, Earning[]>()
  for (const { transaction_id, profile_id, amount } of rows) {
    const earning = { profileId: profile_id, amount }
    const known = paid.get(transaction_id)
    if (known) known.push(earning)
    else paid.set(transaction_id, [earning])
  }
  return paid
}
