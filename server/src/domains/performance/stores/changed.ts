import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { lockingFree } from '#database/row-lock.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

/** A participant in a program whose figures changed. */
export type Changed = { programId: string; profileId: string }

/**
 * Saves the participants whose figures changed, until open pages are notified. A participant whose figures change several times before that
 * is saved once.
 */
export async function insertChanged(tx: Database, changed: readonly Changed[], now: number): Promise<void> {
  if (changed.length === 0) return
  const given = jsonRows(
    dialectOf(tx),
    { program_id: 'text', profile_id: 'text' },
    changed.map(({ programId, profileId }) => [programId, profileId]),
  )
  await sql`
    insert into changed_figures (program_id, profile_id, since)
    select program_id, profile_id, cast(${now} as bigint) from ${given} as given where true
    on conflict (program_id, profile_id) do nothing`.execute(tx)
}

/** Deletes and returns the changes that have waited longest. If several processes call it, each row is returned to one of them. */
export async function takeChanged(tx: Database, limit: number): Promise<Changed[]> {
  const found = await tx
    .selectFrom('changed_figures')
    .selectAll()
    .orderBy('since')
    .limit(limit)
    .$call(lockingFree(dialectOf(tx)))
    .execute()
  const taken: Changed[] = []
  for (const [programId, rows] of Map.groupBy(found, (row) => row.program_id)) {
    const deleted = await tx
      .deleteFrom('changed_figures')
      .where('program_id', '=', programId)
      .where(
        'profile_id',
        'in',
        rows.map((row) => row.profile_id),
      )
      .returning(['program_id as programId', 'profile_id as profileId'])
      .execute()
    taken.push(...deleted)
  }
  return taken
}

/** Returns the users who may see these figures: the programs’ owners, the participants and their managers (O-07). */
export async function findReaders(db: Database, changed: readonly Changed[]): Promise<{ programId: string; userId: string }[]> {
  if (changed.length === 0) return []
  const programIds = [...new Set(changed.map(({ programId }) => programId))]
  const profileIds = [...new Set(changed.map(({ profileId }) => profileId))]
  const owners = await db.selectFrom('programs').select(['id as programId', 'user_id as userId']).where('id', 'in', programIds).execute()
  const people = await db.selectFrom('profiles').select(['id as profileId', 'user_id as userId']).where('id', 'in', profileIds).execute()
  const managers = await db
    .selectFrom('managed_accounts as m')
    .innerJoin('profiles as p', 'p.id', 'm.manager_id')
    .select(['m.talent_id as profileId', 'p.user_id as userId'])
    .where('m.talent_id', 'in', profileIds)
    .where('m.status', '=', 'Accepted')
    .execute()
  const usersOf = Map.groupBy([...people, ...managers], ({ profileId }) => profileId)
  const all = [
    ...owners,
    ...changed.flatMap(({ programId, profileId }) => (usersOf.get(profileId) ?? []).map(({ userId }) => ({ programId, userId }))),
  ]
  return [...new Map(all.map((one) => [`${one.programId} ${one.userId}`, one])).values()]
}
