import type { OutageNews } from '@wasla/contract/link-checks/notices.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { OutageNoticesTable } from '#database/tables/link-checks.ts'

/** News of an outage that not all participants have yet, with the last participant who was notified. */
export type OutageNotice = { id: string; outageId: string; news: OutageNews; notifiedUpTo: string | null; createdAt: number }

const notice = defineRecord<OutageNoticesTable>()({ id: same, outageId: same, news: same, notifiedUpTo: same, createdAt: same })

export const insertNotice = (tx: Database, made: OutageNotice) => tx.insertInto('outage_notices').values(notice.write(made)).execute()

/** Returns the id of the oldest notice; null if there is none. */
export async function oldestNotice(db: Database): Promise<string | null> {
  const row = await db.selectFrom('outage_notices').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** Returns a notice with the program of its outage, locked until the transaction ends; null if another process has finished it. */
export async function lockNotice(tx: Database, id: string): Promise<(OutageNotice & { programId: string }) | null> {
  const row = await tx
    .updateTable('outage_notices')
    .set((fields) => ({ created_at: fields.ref('created_at') }))
    .where('id', '=', id)
    .returning(notice.columns('outage_notices'))
    .executeTakeFirst()
  if (!row) return null
  const found = notice.read(row)
  const outage = await tx.selectFrom('program_outages').select('program_id').where('id', '=', found.outageId).executeTakeFirstOrThrow()
  return { ...found, programId: outage.program_id }
}

export const continueNotice = (tx: Database, id: string, notifiedUpTo: string) =>
  tx.updateTable('outage_notices').set({ notified_up_to: notifiedUpTo }).where('id', '=', id).execute()

export const removeNotice = (tx: Database, id: string) => tx.deleteFrom('outage_notices').where('id', '=', id).execute()

/** Returns at most `limit` participants of a program, in the order of ids, starting after `after`. */
export async function findParticipantsAfter(db: Database, programId: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('profile_id')
    .where('program_id', '=', programId)
    .where('status', '=', 'Accepted')
    .$if(after !== null, (query) => query.where('profile_id', '>', after ?? ''))
    .orderBy('profile_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.profile_id)
}
