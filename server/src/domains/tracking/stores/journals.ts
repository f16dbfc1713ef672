import type { Database } from '#database/database.ts'
import { beginning, type Position } from '../clicks/journal/segments.ts'

const placeOf = ({ segment, offset }: Position) => ({ segment, bytes: offset })

/** The mark of the world in this database; null where nobody gave it one yet. */
export async function findWorld(db: Database): Promise<string | null> {
  const row = await db.selectFrom('click_worlds').select('mark').where('id', '=', 1).executeTakeFirst()
  return row?.mark ?? null
}

/** The same; the one given, unless another process gave one before. */
export async function takeWorld(db: Database, mark: string): Promise<string> {
  await db
    .insertInto('click_worlds')
    .values({ id: 1, mark })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return (await findWorld(db)) ?? mark
}

/** Begins to count a journal, unless that was begun. */
export async function beginCounting(db: Database, journal: string): Promise<void> {
  await db
    .insertInto('click_journals')
    .values({ journal, ...placeOf(beginning) })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Up to where a journal is counted; null where it is not one of this world's. */
export async function findCounted(db: Database, journal: string): Promise<Position | null> {
  const row = await db.selectFrom('click_journals').select(['segment', 'bytes']).where('journal', '=', journal).executeTakeFirst()
  return row ? { segment: row.segment, offset: row.bytes } : null
}

/** From one place on a journal is counted up to another from now on; false where it was not at the first. Locks the journal until the end. */
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

/** Forgets a journal that is counted and gone. */
export const forgetJournal = (db: Database, journal: string) => db.deleteFrom('click_journals').where('journal', '=', journal).execute()
