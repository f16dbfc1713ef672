import type { OutageRecord } from '@wasla/contract/link-checks/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProgramOutagesTable } from '#database/tables/link-checks.ts'

export const outageRow = defineRecord<ProgramOutagesTable>()({
  id: same,
  programId: same,
  fault: same,
  detail: same,
  startedAt: same,
  openedAt: same,
  endedAt: same,
  endedBy: same,
})

export const insertOutage = (tx: Database, outage: OutageRecord) =>
  tx.insertInto('program_outages').values(outageRow.write(outage)).execute()

/** Saves the end of an outage that lasts. Returns false if it has ended meanwhile. */
export async function saveEnd(tx: Database, { id, endedAt, endedBy }: OutageRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('program_outages')
    .set(outageRow.write({ endedAt, endedBy }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the outage of a program that lasts; null if there is none. */
export async function findLasting(db: Database, programId: string): Promise<OutageRecord | null> {
  const row = await db
    .selectFrom('program_outages')
    .selectAll()
    .where('program_id', '=', programId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ? outageRow.read(row) : null
}

/** Returns how many outages of a program began between two times; the second one is not included. */
export async function countBegun(db: Database, programId: string, { from, until }: { from: number; until: number }): Promise<number> {
  const row = await db
    .selectFrom('program_outages')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('program_id', '=', programId)
    .where('started_at', '>=', from)
    .where('started_at', '<', until)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Returns the latest outages of a program, the latest first. */
export async function findLatest(db: Database, programId: string, limit: number): Promise<OutageRecord[]> {
  const rows = await db
    .selectFrom('program_outages')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(outageRow.read)
}

/** Returns outages that last although their program does not run any more, at most `limit`. */
export async function findOfStopped(db: Database, limit: number): Promise<OutageRecord[]> {
  const rows = await db
    .selectFrom('program_outages as o')
    .innerJoin('programs as p', 'p.id', 'o.program_id')
    .select(outageRow.columns('o'))
    .where('o.ended_at', 'is', null)
    .where('p.status', '<>', 'Active')
    .orderBy('o.id')
    .limit(limit)
    .execute()
  return rows.map(outageRow.read)
}
