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

/** Writes a payment that has just begun; one of the same reference stays as it is. */
export const insertPayment = (db: Database, payment: Insertable<DemoPaymentsTable>) =>
  db
    .insertInto('demo_payments')
    .values(payment)
    .onConflict((clash) => clash.column('reference').doNothing())
    .execute()

type Decision = { status: 'declined'; settles_at: null } | { status: 'accepted'; settles_at: number }

/** True for the one who decided: an open payment is decided once, and none after its time. */
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

/** Gives so much of a paid payment back to its payer, in all; false where none was paid by that id. In halalas. */
export async function giveBackPayment(db: Database, id: string, returned: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_payments')
    .set({ returned })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Payments that were settled in this time, the earliest first. */
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
