import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { DemoPaymentsTable } from '#database/tables/platform.ts'

export type DemoPaymentRow = Selectable<DemoPaymentsTable>

export const findPayment = (db: Database, by: { id: string } | { reference: string }): Promise<DemoPaymentRow | undefined> =>
  db
    .selectFrom('demo_payments')
    .selectAll()
    .where((row) => ('id' in by ? row('id', '=', by.id) : row('reference', '=', by.reference)))
    .executeTakeFirst()

/** Inserts a new payment. Leaves one with the same reference unchanged. */
export const insertPayment = (db: Database, payment: Insertable<DemoPaymentsTable>) =>
  db
    .insertInto('demo_payments')
    .values(payment)
    .onConflict((clash) => clash.column('reference').doNothing())
    .execute()

type Decision = { status: 'declined'; settles_at: null } | { status: 'accepted'; settles_at: number }

/** Decides an open payment before its expiry. Returns true for the one caller that decided it. */
export async function decidePayment(db: Database, id: string, now: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_payments')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Sets the refunded halalas of a paid payment. Returns false if there is no paid payment with that id. */
export async function giveBackPayment(db: Database, id: string, returned: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_payments')
    .set({ returned })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns payments settled between two times, the earliest first. */
export const settledPayments = (db: Database, from: number, until: number): Promise<DemoPaymentRow[]> =>
  db
    .selectFrom('demo_payments')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('settles_at', '>=', from)
    .where('settles_at', '<', until)
    .orderBy('settles_at')
    .orderBy('id')
    .execute()
