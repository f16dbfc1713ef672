import type { ImpactObjectives } from '@wasla/contract/programs/step-data.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'

/** The data of a program that a redirect needs. `trackingUrl` is null until objectives are saved. */
export type TargetRow = { programId: string; status: ProgramStatus; trackingUrl: string | null }
export type LinkRow = TargetRow & { code: string; profileId: string }

const trackingUrlOf = (data: string | null) => (data === null ? null : (JSON.parse(data) as ImpactObjectives).trackingUrl)

const targets = (db: Database) =>
  db
    .selectFrom('programs as p')
    .leftJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'IMPACT_OBJECTIVES'))
    .where('p.deleted_at', 'is', null)
    .select(['p.id as programId', 'p.status', 's.data'])

const linked = (db: Database) =>
  targets(db).innerJoin('tracking_links as l', 'l.program_id', 'p.id').select(['l.code', 'l.profile_id as profileId'])

/** Returns the link with this code, by the index of codes; null if there is none. */
export async function findLink(db: Database, code: string): Promise<LinkRow | null> {
  const row = await linked(db).where('l.code', '=', code).executeTakeFirst()
  return row ? { ...row, trackingUrl: trackingUrlOf(row.data) } : null
}

/** Returns links of programs that are not retired, in the order of their codes. */
export async function findLinksAfter(db: Database, code: string, limit: number): Promise<LinkRow[]> {
  const rows = await linked(db).where('l.code', '>', code).where('p.status', '<>', 'Retired').orderBy('l.code').limit(limit).execute()
  return rows.map((row) => ({ ...row, trackingUrl: trackingUrlOf(row.data) }))
}

/** Returns the destination of a program's links now; null if the program does not exist or is deleted. */
export async function findTarget(db: Database, programId: string): Promise<TargetRow | null> {
  const row = await targets(db).where('p.id', '=', programId).executeTakeFirst()
  return row ? { programId, status: row.status, trackingUrl: trackingUrlOf(row.data) } : null
}
