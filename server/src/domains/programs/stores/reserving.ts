import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { Database } from '#database/database.ts'

const statusesWithBudget = ['Soon', 'Active', 'OnHold'] as const

export type Reserving = Pick<ProgramRecord, 'id' | 'endDate' | 'retiredAt' | 'objectiveType'> & { frequency: PayoutFrequency }

/**
 * Returns the programs of a profile that may have reserved money: published ones, and retired ones until their leftover budget was
 * returned.
 */
export async function findReserving(db: Database, profileId: string): Promise<Reserving[]> {
  const rows = await db
    .selectFrom('programs as p')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'BUDGET'))
    .select(['p.id', 'p.end_date', 'p.retired_at', 'p.objective_type', 's.data'])
    .where('p.profile_id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .where((row) =>
      row.or([row('p.status', 'in', statusesWithBudget), row.and([row('p.status', '=', 'Retired'), row('p.due_at', 'is not', null)])]),
    )
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    endDate: row.end_date,
    retiredAt: row.retired_at,
    objectiveType: row.objective_type,
    frequency: (JSON.parse(row.data) as ProgramBudget).payoutFrequency,
  }))
}

/** Returns id and budget in halalas of all programs, of any owner, that may have reserved money, ordered by id. */
export const findFunded = (db: Database): Promise<Pick<ProgramRecord, 'id' | 'budget'>[]> =>
  db
    .selectFrom('programs')
    .select(['id', 'budget'])
    .where('deleted_at', 'is', null)
    .where('budget', '>', 0)
    .where((row) =>
      row.or([row('status', 'in', statusesWithBudget), row.and([row('status', '=', 'Retired'), row('due_at', 'is not', null)])]),
    )
    .orderBy('id')
    .execute()

/** Returns the names of programs, including deleted ones, because transactions may refer to them. */
export async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('programs').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
