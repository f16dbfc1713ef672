import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProgramNoticesTable } from '#database/tables/programs.ts'

/** A move that those who joined are still to be notified of, up to which of them they were. */
export type ProgramNotice = {
  id: string
  programId: string
  status: Exclude<ProgramStatus, 'Draft'>
  notifiedUpTo: string | null
  createdAt: number
}

const notice = defineRecord<ProgramNoticesTable>()({ id: same, programId: same, status: same, notifiedUpTo: same, createdAt: same })

export const insertNotice = (tx: Database, made: ProgramNotice) => tx.insertInto('program_notices').values(notice.write(made)).execute()

/** The oldest that waits; null where none does. */
export async function oldestNotice(db: Database): Promise<string | null> {
  const row = await db.selectFrom('program_notices').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** One, locked until the transaction ends; null where another process has finished it. */
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
