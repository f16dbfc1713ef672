import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProgramNoticesTable } from '#database/tables/programs.ts'

/** A move of a program whose participants are not all notified yet, with the last participant who was notified. */
export type ProgramNotice = {
  id: string
  programId: string
  status: Exclude<ProgramStatus, 'Draft'>
  notifiedUpTo: string | null
  createdAt: number
}

const notice = defineRecord<ProgramNoticesTable>()({ id: same, programId: same, status: same, notifiedUpTo: same, createdAt: same })

export const insertNotice = (tx: Database, made: ProgramNotice) => tx.insertInto('program_notices').values(notice.write(made)).execute()

/** Returns the id of the oldest notice; null if there is none. */
export async function oldestNotice(db: Database): Promise<string | null> {
  const row = await db.selectFrom('program_notices').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** Returns a notice, locked until the transaction ends; null if another process has finished it. */
export async function lockNotice(tx: Database, id: string): Promise<ProgramNotice | null> {
  const row = await tx
    .updateTable('program_notices')
    .set((fields) => ({ created_at: fields.ref('created_at') }))
    .where('id', '=', id)
    .returning(notice.columns('program_notices'))
    .executeTakeFirst()
  return row ? notice.read(row) : null
}

export const continueNotice = (tx: Database, id: string, notifiedUpTo: string) =>
  tx.updateTable('program_notices').set({ notified_up_to: notifiedUpTo }).where('id', '=', id).execute()

export const removeNotice = (tx: Database, id: string) => tx.deleteFrom('program_notices').where('id', '=', id).execute()
