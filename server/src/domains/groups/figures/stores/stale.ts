import { sql, type Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { GroupFiguresStaleTable } from '#database/tables/groups/figures.ts'

/** A group's stale mark: what must be computed again. `version` changes with each new mark. */
export type Stale = { groupId: string; since: string | null; restUntil: string | null; version: number }

const staleOf = ({ group_id: groupId, since, rest_until: restUntil, version }: Selectable<GroupFiguresStaleTable>): Stale => ({
  groupId,
  since,
  restUntil,
  version,
})

/** Returns groups to compute, sorted by id, starting after a given id. */
export async function findStale(db: Database, after: string, most: number): Promise<Stale[]> {
  const rows = await db
    .selectFrom('group_figures_stale')
    .selectAll()
    .where('group_id', '>', after)
    .orderBy('group_id')
    .limit(most)
    .execute()
  return rows.map(staleOf)
}

/** Returns what must be computed again for a group, or null. */
export async function findListed(db: Database, groupId: string): Promise<Stale | null> {
  const row = await db.selectFrom('group_figures_stale').selectAll().where('group_id', '=', groupId).executeTakeFirst()
  return row ? staleOf(row) : null
}

const listed = (tx: Database, groupId: string) => tx.updateTable('group_figures_stale').where('group_id', '=', groupId)

/**
 * Locks a group's stale mark, so that two processes write the group's figures one after the other. False if the group is no longer marked.
 */
export async function isStillListed(tx: Database, groupId: string): Promise<boolean> {
  const found = await listed(tx, groupId)
    .set((row) => ({ version: row.ref('version') }))
    .returning('group_id')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Removes a group's stale mark, except for the days up to `restUntil`. Changes made since the work began stay marked and are computed
 * again.
 */
export async function saveDone(tx: Database, { groupId, version }: Stale, restUntil: string | null): Promise<void> {
  if (restUntil === null) {
    await tx.deleteFrom('group_figures_stale').where('group_id', '=', groupId).where('version', '=', version).execute()
    await listed(tx, groupId).set({ rest_until: null }).execute()
    return
  }
  await listed(tx, groupId).set({ rest_until: restUntil }).execute()
  await listed(tx, groupId).set({ since: null }).where('version', '=', version).execute()
}

/**
 * Marks groups whose figures were computed before a moment as stale from the day `since` on, because a new day begins even if nothing
 * changed.
 */
export const markOlder = (db: Database, moment: number, since: string) =>
  db
    .insertInto('group_figures_stale')
    .columns(['group_id', 'since', 'version'])
    .expression((from) =>
      from
        .selectFrom('group_countries')
        .select(['group_id', sql.lit(since).as('since'), sql.lit(1).as('version')])
        .where('computed_at', '<', moment)
        .orderBy('group_id'),
    )
    // A group may be marked already without days, for example after a change of country. Its mark then gets the new day too.
    .onConflict((clash) =>
      clash
        .column('group_id')
        .doUpdateSet((row) => ({ since: row.ref('excluded.since'), version: sql<number>`group_figures_stale.version + 1` }))
        .where((row) =>
          row.or([row('group_figures_stale.since', 'is', null), row('group_figures_stale.since', '>', row.ref('excluded.since'))]),
        ),
    )
    .execute()
