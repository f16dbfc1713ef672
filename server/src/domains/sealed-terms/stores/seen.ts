import type { Database } from '#database/database.ts'

/** Saves that a participant has seen a version. Does nothing if it is saved already. */
export const insertSeen = (tx: Database, participationId: string, version: number, at: number) =>
  tx
    .insertInto('terms_seen')
    .values({ participation_id: participationId, version, at })
    .onConflict((clash) => clash.doNothing())
    .execute()

/** Returns the newest version that a participant confirmed; null if they confirmed none. */
export async function findSeen(db: Database, participationId: string): Promise<number | null> {
  const row = await db
    .selectFrom('terms_seen')
    .select((fields) => fields.fn.max('version').as('version'))
    .where('participation_id', '=', participationId)
    .executeTakeFirst()
  return row?.version ?? null
}

/**
 * Returns the number of versions that are newer than the one that a participant confirmed or joined under, by participation. Participations
 * without a receipt are left out.
 */
export async function countNewer(db: Database, participationIds: readonly string[]): Promise<Map<string, number>> {
  if (participationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('terms_seals as s')
    .where('s.participation_id', 'in', participationIds)
    .select(['s.participation_id as participationId', 's.version'])
    .select((row) => [
      row
        .selectFrom('terms_versions as v')
        .whereRef('v.program_id', '=', 's.program_id')
        .select((version) => version.fn.max('v.version').as('latest'))
        .as('latest'),
      row
        .selectFrom('terms_seen as n')
        .whereRef('n.participation_id', '=', 's.participation_id')
        .select((seen) => seen.fn.max('n.version').as('seen'))
        .as('seen'),
    ])
    .execute()
  return new Map(
    rows.map(({ participationId, version, latest, seen }) => [participationId ?? '', (latest ?? version) - Math.max(version, seen ?? 0)]),
  )
}
