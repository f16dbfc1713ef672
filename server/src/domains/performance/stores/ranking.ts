import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { ParticipantSortField } from '@wasla/contract/generated/user-types.ts'
import type { Ranked } from '@wasla/contract/performance/ranking.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { countsCodes } from '@wasla/contract/programs/counts-by.ts'
import type { Database } from '#database/database.ts'
import { participationRow } from '../../participations/service.ts'
import { countReached } from './rewards.ts'

type Column = 'approved' | 'clicks' | 'revenue'

/** A participant without results counts as zero. */
const of = (column: Column) => sql<number>`coalesce(${sql.ref(`s.${column}`)}, 0)`

const orders: Readonly<Record<ParticipantSortField, readonly [Column, Column]>> = {
  APPROVED: ['approved', 'clicks'],
  CLICKS: ['clicks', 'approved'],
}

const noneByCode: ReadonlyMap<string, number> = new Map()

/** Returns the approved results that codes brought, by participant. */
async function findApprovedByCode(db: Database, programId: string, profileIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (profileIds.length === 0) return noneByCode
  const rows = await db
    .selectFrom('day_counts')
    .where('program_id', '=', programId)
    .where('profile_id', 'in', profileIds)
    .where('channel', '=', 'CODE')
    .groupBy('profile_id')
    .select(['profile_id', sql<number>`cast(sum(approved) as bigint)`.as('approved')])
    .execute()
  return new Map(rows.map(({ profile_id, approved }) => [profile_id, approved]))
}

/** Returns a page of a program’s participants in the order of `byResults` (O-08), and their number. */
export async function findRanked(
  db: Database,
  { id: programId, countsBy }: Pick<ProgramRecord, 'countsBy' | 'id'>,
  sort: ParticipantSortField,
  { limit, offset }: Page,
): Promise<{ count: number; data: Ranked[] }> {
  const accepted = db.selectFrom('participations as r').where('r.program_id', '=', programId).where('r.status', '=', 'Accepted')
  const { count } = await accepted.select(sql<number>`cast(count(*) as bigint)`.as('count')).executeTakeFirstOrThrow()
  const [first, second] = orders[sort]
  const rows = await accepted
    .leftJoin('participant_results as s', (join) =>
      join.onRef('s.program_id', '=', 'r.program_id').onRef('s.profile_id', '=', 'r.profile_id'),
    )
    .select(participationRow.columns('r'))
    .select([of('clicks').as('clicks'), of('approved').as('approved'), of('revenue').as('revenue')])
    .orderBy(of(first), 'desc')
    .orderBy(of(second), 'desc')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const profileIds = rows.map((row) => row.profile_id)
  const reached = await countReached(db, programId, profileIds)
  const byCode = countsCodes(countsBy) ? await findApprovedByCode(db, programId, profileIds) : noneByCode
  return {
    count,
    data: rows.map((row) => ({
      participation: participationRow.read(row),
      clicks: row.clicks,
      approved: row.approved,
      approvedByCode: byCode.get(row.profile_id) ?? 0,
      revenue: row.revenue,
      milestonesReached: reached.get(row.profile_id) ?? 0,
    })),
  }
}
