import type { Insertable, Selectable } from 'kysely'
import type { InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { DemoInquiriesTable } from '#database/tables/verification.ts'

export const findInquiry = (db: Database, id: string): Promise<Selectable<DemoInquiriesTable> | undefined> =>
  db.selectFrom('demo_inquiries').selectAll().where('id', '=', id).executeTakeFirst()

/** Writes an inquiry that has just begun; one that is there already stays as it is. */
export const insertInquiry = (db: Database, inquiry: Insertable<DemoInquiriesTable>) =>
  db
    .insertInto('demo_inquiries')
    .values(inquiry)
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()

/** True for the one who changed the status from one of these. */
export async function changeInquiry(db: Database, id: string, from: readonly InquiryStatus[], to: InquiryStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_inquiries')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
