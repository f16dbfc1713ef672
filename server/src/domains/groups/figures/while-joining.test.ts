import { sql, type KyselyPlugin } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { LAMA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { createServices } from '../../../services/services.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { openServerWorld } from '../../../testing/test-world.ts'
import { addGroup, viewerOf } from '../testing/groups-harness.ts'

/** Counts inserts into a table. A transaction that is retried inserts once more. */
function writing(db: Database, table: string) {
  const seen = { db, times: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === table) seen.times += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  seen.db = db.withPlugin(plugin)
  return seen
}

describe.runIf(inject('postgresUrl'))('the figures of a group on a PostgreSQL server', () => {
  it('are computed while somebody joins, without a retry of either transaction', async () => {
    const { db, dialect } = await openServerWorld()
    await db.deleteFrom('groups').execute()
    await addGroup(db, { id: 'g', members: [REEM, LAMA] })
    const noura = await viewerOf(db, NOURA)
    const figures = writing(db, 'group_countries')
    const joining = writing(db, 'group_members')
    const { groupFigures } = createServices(testDeps({ db: figures.db, dialect }))
    const { groups } = createServices(testDeps({ db: joining.db, dialect }))
    await groupFigures.freshen()
    await db.updateTable('profiles').set({ country_id: 'EG' }).where('id', '=', REEM.profile.id).execute()
    figures.times = 0
    joining.times = 0

    /** Counts transactions that wait for a stale mark. */
    const waiting = async () => {
      const { rows } = await sql<{ all: number }>`
        select count(*) as all from pg_locks join pg_stat_activity using (pid)
        where not granted and locktype = 'transactionid'
          and exists (select 1 from pg_locks held where held.pid = pg_stat_activity.pid
            and held.relation = 'group_figures_stale'::regclass)`.execute(db)
      return rows[0]?.all
    }
    // This transaction locks rows of figures, so that the job can lock the stale mark but not write.
    const gate = Promise.withResolvers<void>()
    const isShut = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await tx.selectFrom('group_countries').selectAll().where('group_id', '=', 'g').forUpdate().execute()
      isShut.resolve()
      await gate.promise
    })
    await isShut.promise
    // One turn only: the new member marks the group again, so unlimited turns would compute it twice.
    const made = groupFigures.freshen(1)
    await expect.poll(waiting).toBe(1)
    const joined = groups.join(noura, 'g')
    await expect.poll(waiting).toBe(2)
    gate.resolve()
    await Promise.all([holder, made, joined])

    expect([figures.times, joining.times]).toEqual([1, 1])
    expect(await db.selectFrom('group_members').select('id').where('group_id', '=', 'g').execute()).toHaveLength(4)
  })
})
