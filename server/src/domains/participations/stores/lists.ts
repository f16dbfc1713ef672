import type { Page } from '@wasla/contract/common/page.ts'
import type { ParticipantOrder } from '@wasla/contract/participations/ranking.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import type { Named } from '@wasla/contract/profiles/names.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { spentStates } from '@wasla/contract/rewards/record.ts'
import type { Part } from '#database/after-place.ts'
import type { Database } from '#database/database.ts'
import { profileNames } from '#database/tables/profiles.ts'
import { programRow } from '../../programs/service.ts'
import { participationRow } from './participations.ts'

type Status = ParticipationRecord['status']

/** A selection of a program's requests; all types if `types` is null. */
export type Selection = { programId: string; statuses: readonly Status[]; types: readonly ProfileType[] | null }

/** A request with the names that its profile is searched by. */
export type NamedRequest = { request: ParticipationRecord; profile: Named & { userName: string | null } }

const requestsOf = (db: Database, { programId, statuses, types }: Selection) =>
  db
    .selectFrom('participations as r')
    .innerJoin('profiles as p', 'p.id', 'r.profile_id')
    .where('r.program_id', '=', programId)
    .where('r.status', 'in', statuses)
    .$if(types !== null, (query) => query.where('p.type', 'in', types ?? []))

/** Maps each order of participants to its column. Equal values are sorted by the time of joining. */
const resultColumns = { clicks: 's.clicks', approvedCount: 's.approved', revenue: 's.revenue' } as const

/** Returns the selection sorted by results, highest first. Participants without results come last, newest first. */
function byResults(db: Database, selection: Selection, order: ParticipantOrder) {
  const requests = requestsOf(db, selection)
  if (order === 'createdAt') return requests
  if (order === 'earned')
    return requests.orderBy((row) => {
      const earned = row
        .selectFrom('rewards as w')
        .select((sum) => sum.fn.sum<number>('w.amount').as('amount'))
        .whereRef('w.program_id', '=', 'r.program_id')
        .whereRef('w.profile_id', '=', 'r.profile_id')
        .where('w.reward_type', '=', 'CASH')
        .where('w.state', 'in', spentStates)
      return row.fn.coalesce(earned, row.lit(0))
    }, 'desc')
  return requests
    .leftJoin('participant_results as s', (join) =>
      join.onRef('s.program_id', '=', 'r.program_id').onRef('s.profile_id', '=', 'r.profile_id'),
    )
    .orderBy((row) => row.fn.coalesce(resultColumns[order], row.lit(0)), 'desc')
}

/** Returns a whole selection, newest first or by results, with the names of the profiles. */
export async function findNamed(db: Database, selection: Selection, order: ParticipantOrder = 'createdAt'): Promise<NamedRequest[]> {
  const rows = await byResults(db, selection, order)
    .select(participationRow.columns('r'))
    .select(profileNames.columns('p'))
    .select(['p.user_name', 'p.status as profile_status'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map((row) => ({
    request: participationRow.read(row),
    profile: { ...profileNames.read(row), userName: isPublic({ status: row.profile_status }) ? row.user_name : null },
  }))
}

/** Returns a page of a selection, newest first or by results, with the total count. */
export async function findPage(
  db: Database,
  selection: Selection,
  { limit, offset }: Page,
  order: ParticipantOrder = 'createdAt',
): Promise<{ count: number; data: ParticipationRecord[] }> {
  const { count } = await requestsOf(db, selection)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await byResults(db, selection, order)
    .select(participationRow.columns('r'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), data: rows.map(participationRow.read) }
}

/** Returns a part of a selection, the oldest first. */
export async function findRequestsAfter(db: Database, selection: Selection, { after, limit }: Part): Promise<ParticipationRecord[]> {
  const rows = await requestsOf(db, selection)
    .select(participationRow.columns('r'))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('r.created_at', 'r.id'), '>', tuple(after?.at ?? 0, after?.id ?? ''))),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute()
  return rows.map(participationRow.read)
}

const ofProfile = (db: Database, profileId: string, statuses: readonly Status[]) =>
  db
    .selectFrom('participations as r')
    .innerJoin('programs as g', 'g.id', 'r.program_id')
    .where('r.profile_id', '=', profileId)
    .where('r.status', 'in', statuses)
    // Leaves out programs that returned to draft, because only their owner may see them.
    .where('g.status', '!=', 'Draft')
    .where('g.deleted_at', 'is', null)

/** Returns a page of a profile's requests, newest first, with the total count. */
export async function findRequestsOf(
  db: Database,
  profileId: string,
  statuses: readonly Status[],
  { limit, offset }: Page,
): Promise<{ count: number; data: ParticipationRecord[] }> {
  const found = ofProfile(db, profileId, statuses)
  const { count } = await found.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .select(participationRow.columns('r'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), data: rows.map(participationRow.read) }
}

/** Returns a page of the programs that a profile asked to join, newest request first. */
export async function findProgramsOf(
  db: Database,
  profileId: string,
  statuses: readonly Status[],
  { limit, offset }: Page,
): Promise<{ count: number; data: ProgramRecord[] }> {
  const found = ofProfile(db, profileId, statuses)
  const { count } = await found.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .select(programRow.columns('g'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), data: rows.map(programRow.read) }
}
