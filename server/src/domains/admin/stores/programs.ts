import { sql } from 'kysely'
import type { ProgramStatus, ParticipationStatus } from '@wasla/contract/programs/types.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'

/** `typed`: the search text as a folded part of the name, as the profiles that it matches, and as an id. Null means any. */
export type ProgramFilter = {
  readonly status: ProgramStatus | null
  readonly typed: { readonly name: string; readonly profileIds: readonly string[]; readonly id: string } | null
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const chosen = (db: Database, { status, typed }: ProgramFilter) =>
  db
    .selectFrom('programs')
    .where('deleted_at', 'is', null)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Draft'))
    .$if(typed !== null, (query) =>
      query.where((row) =>
        row.or([
          sql<boolean>`search_text like ${`%${escaped(typed?.name ?? '')}%`} escape '\\'`,
          row('id', '=', typed?.id ?? ''),
          ...(typed && typed.profileIds.length > 0 ? [row('profile_id', 'in', typed.profileIds)] : []),
        ]),
      ),
    )

/** Largest number of programs that are found by name when other records are searched by program. */
const mostNamed = 500

/** Returns the ids of programs whose folded name contains this text. */
export async function findProgramsNamed(db: Database, name: string): Promise<string[]> {
  if (name === '') return []
  const rows = await db
    .selectFrom('programs')
    .select('id')
    .where(sql<boolean>`search_text like ${`%${escaped(name)}%`} escape '\\'`)
    .orderBy('id')
    .limit(mostNamed)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns a page of program ids, the last changed first. */
export async function findProgramPage(
  db: Database,
  filter: ProgramFilter,
  { limit, offset }: Page,
): Promise<{ count: number; ids: string[] }> {
  const { count } = await chosen(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(db, filter)
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, ids: rows.map(({ id }) => id) }
}

/** Counts the accepted and the pending participations of each program. */
export async function countJoined(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { accepted: number; pending: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('participations')
    .select(['program_id', 'status'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('program_id', 'in', ids)
    .groupBy(['program_id', 'status'])
    .execute()
  const of = (id: string, status: ParticipationStatus) => rows.find((row) => row.program_id === id && row.status === status)?.count ?? 0
  return new Map(ids.map((id) => [id, { accepted: of(id, 'Accepted'), pending: of(id, 'Pending') }]))
}
