import type { Database } from '#database/database.ts'

/** Returns the ids of participations after one that have no receipt of the terms, in the order of ids. */
export async function findUnsealed(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('participations as p')
    .select('p.id')
    .where('p.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('terms_seals as s').select('s.seq').whereRef('s.participation_id', '=', 'p.id'))),
    )
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
