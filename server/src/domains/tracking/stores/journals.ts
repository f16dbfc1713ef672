import type { Database } from '#database/database.ts'
import { beginning, type Position } from '../clicks/journal/segments.ts'

const placeOf = ({ segment, offset }: Position) => ({ segment, bytes: offset })

/** Returns the id of the current data; null if it has none yet. Journals from before a reset of the demo are recognised by this id. */
export async function findWorld(db: Database): Promise<string | null> {
  const row = await db.selectFrom('click_worlds').select('mark').where('id', '=', 1).executeTakeFirst()
  return row?.mark ?? null
}

/** Returns the id of the current data; sets it to `mark` if it has none yet. Of several processes, the first sets it. */
export async function takeWorld(db: Database, mark: string): Promise<string> {
  await db
    .insertInto('click_worlds')
    .values({ id: 1, mark })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return (await findWorld(db)) ?? mark
}

/** Adds a journal that is to be counted; does nothing if it exists. */
export async function insertJournal(db: Database, journal: string): Promise<void> {
  await db
    .insertInto('click_journals')
    .values({ journal, ...placeOf(beginning) })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Returns the position up to which a journal is counted; null if the journal is from before a reset of the demo. */
export async function findCounted(db: Database, journal: string): Promise<Position | null> {
  const row = await db.selectFrom('click_journals').select(['segment', 'bytes']).where('journal', '=', journal).executeTakeFirst()
  return row ? { segment: row.segment, offset: row.bytes } : null
}

/**
 * Moves the counted position of a journal from `from` to `to`, and locks it until the transaction ends. Returns false if it was not at
 * `from`.
 */
export async function moveCounted(tx: Database, journal: string, from: Position, to: Position): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('click_journals')
    .set(placeOf(to))
    .where('journal', '=', journal)
    .where('segment', '=', from.segment)
    .where('bytes', '=', from.offset)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes the row of a journal that is counted and removed from the disk. */
export const forgetJournal = (db: Database, journal: string) => db.deleteFrom('click_journals').where('journal', '=', journal).execute()
