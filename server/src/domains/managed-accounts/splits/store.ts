import { sql } from 'kysely'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import type { SplitProgram } from '@wasla/contract/splits/propose.ts'
import { openSplitStatuses, type SplitRecord } from '@wasla/contract/splits/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking, sharing } from '#database/row-lock.ts'
import type { SplitsTable } from '#database/tables/splits.ts'

export const splitRow = defineRecord<SplitsTable>()({
  id: same,
  managedAccountId: same,
  managerId: same,
  talentId: same,
  programId: same,
  basisPoints: same,
  startsOn: same,
  status: same,
  proposedBy: same,
  proposedAt: same,
  answeredAt: same,
  endedAt: same,
  endedBy: same,
})

const some = (db: Database) => db.selectFrom('splits').select(splitRow.columns('splits'))

export async function findSplit(db: Database, id: string): Promise<SplitRecord | null> {
  const row = await some(db).where('id', '=', id).executeTakeFirst()
  return row ? splitRow.read(row) : null
}

/** Returns the open splits of a networker with every manager, locked until the transaction ends, in the order of their ids. */
export async function lockOpenSplits(tx: Database, dialect: Dialect, talentId: string): Promise<SplitRecord[]> {
  const rows = await some(tx)
    .where('talent_id', '=', talentId)
    .where('status', 'in', openSplitStatuses)
    .orderBy('id')
    .$call(locking(dialect))
    .execute()
  return rows.map(splitRow.read)
}

/**
 * Returns, by networker, the splits that may be in force at `since` or later. None of them ends before the caller's transaction does, so a
 * reward that is earned in it is split exactly if it is earned before the end.
 */
export async function shareSplitsOf(
  tx: Database,
  dialect: Dialect,
  talentIds: readonly string[],
  since: number,
): Promise<Map<string, SplitRecord[]>> {
  if (talentIds.length === 0) return new Map()
  const rows = await some(tx)
    .where('talent_id', 'in', talentIds)
    .where('status', 'in', ['Agreed', 'Ended'])
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', since)]))
    .orderBy('id')
    .$call(sharing(dialect))
    .execute()
  return Map.groupBy(rows.map(splitRow.read), ({ talentId }) => talentId)
}

/** Returns the open splits of a managed account, then the latest closed ones, each with the newest first. */
export async function findSplits(db: Database, managedAccountId: string): Promise<SplitRecord[]> {
  const of = some(db).where('managed_account_id', '=', managedAccountId).orderBy('proposed_at', 'desc').orderBy('id', 'desc')
  const open = await of.where('status', 'in', openSplitStatuses).execute()
  const closed = await of.where('status', 'not in', openSplitStatuses).limit(splitLimits.closedShown).execute()
  return [...open, ...closed].map(splitRow.read)
}

/** Selects the programs in which a networker takes part and that have not ended. */
const programsOf = (db: Database, talentId: string) =>
  db
    .selectFrom('participations as a')
    .innerJoin('programs as p', 'p.id', 'a.program_id')
    .select(['p.id', 'p.name'])
    .where('a.profile_id', '=', talentId)
    .where('a.status', '=', 'Accepted')
    .where('p.status', '!=', 'Retired')
    .where('p.deleted_at', 'is', null)

/** Returns the programs for which a networker may agree a split, by name. */
export const findSplitPrograms = (db: Database, talentId: string): Promise<SplitProgram[]> =>
  programsOf(db, talentId).orderBy('p.name').orderBy('p.id').limit(splitLimits.programs).execute()

/** Returns one of these programs; null for every other program. */
export const findSplitProgram = async (db: Database, talentId: string, programId: string): Promise<SplitProgram | null> =>
  (await programsOf(db, talentId).where('p.id', '=', programId).executeTakeFirst()) ?? null

export const insertSplit = (tx: Database, split: SplitRecord) => tx.insertInto('splits').values(splitRow.write(split)).execute()

/** Saves what a change of status changes. Throws if the split is no longer `from`, which the caller's locks rule out. */
export async function saveSplit(tx: Database, from: SplitRecord['status'], split: SplitRecord): Promise<void> {
  const { status, answeredAt, endedAt, endedBy } = split
  const saved = await tx
    .updateTable('splits')
    .set(splitRow.write({ status, answeredAt, endedAt, endedBy }))
    .where('id', '=', split.id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (Number(saved.numUpdatedRows) !== 1) throw new Error('A split changed although it was locked')
}

/** Returns the names of these programs, also of deleted ones, by id. */
export async function findProgramNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('programs').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Locks a managed account until the transaction ends, so that it does not end meanwhile. */
export const lockManagedAccount = async (tx: Database, id: string): Promise<void> => {
  await sql`update managed_accounts set status = status where id = ${id}`.execute(tx)
}
