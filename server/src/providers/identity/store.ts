import type { Insertable, Selectable } from 'kysely'
import type { InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { DemoInquiriesTable } from '#database/tables/verification.ts'

export const findInquiry = (db: Database, id: string): Promise<Selectable<DemoInquiriesTable> | undefined> =>
  db.selectFrom('demo_inquiries').selectAll().where('id', '=', id).executeTakeFirst()

/** Inserts a new inquiry. Leaves an existing one unchanged. */
export const insertInquiry = (db: Database, inquiry: Insertable<DemoInquiriesTable>) =>
  db
    .insertInto('demo_inquiries')
    .values(inquiry)
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()

/** Changes the status if it is one of `from`. Returns true for the one caller that changed it. */
export async function changeInquiry(db: Database, id: string, from: readonly InquiryStatus[], to: InquiryStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_inquiries')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
