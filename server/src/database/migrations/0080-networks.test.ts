import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachWorld } from '../../testing/test-world.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { networks } from './0080-networks.ts'
import { anyReasonOfResults } from './0081-reasons.ts'

/** Back to before the tables of networks; later ones refer to the cases. */
const earlier = (dialect: Dialect) => [
  `drop table network_cases${dialect === 'postgres' ? ' cascade' : ''}`,
  'drop table own_networks',
  'drop index clicks_by_network',
  'alter table clicks drop column network',
  'alter table clicks drop column browser',
]

describe('results whose reasons stand in the contract alone', () => {
  eachWorld((open) => {
    it('are the rows that were there', async () => {
      const { db, dialect } = await open()
      const program = await db.selectFrom('programs').select(['id as program_id', 'profile_id']).orderBy('id').executeTakeFirstOrThrow()
      const around = { channel: 'OTHER', country: 'SA', visitor: 'somebody' } as const
      await db
        .insertInto('clicks')
        .values([
          { ...program, ...around, id: 'counted', at: 1, status: 'Approved', reason: null, network: null, browser: null },
          { ...program, ...around, id: 'machine', at: 2, status: 'Rejected', reason: 'BOT', network: null, browser: null },
        ])
        .execute()
      await db
        .insertInto('uncounted_days')
        .values({ ...program, day: '2026-03-15', kind: 'CLICK', reason: 'BOT', count: 1 })
        .execute()
      await db
        .insertInto('second_looks')
        .values({
          ...program,
          ...{ id: 'look', kind: 'CLICK', reason: 'BOT', day: '2026-03-15', note: 'It was me', status: 'Requested' },
          ...{ requested_at: 3, answer_by: 4, answered_at: null, answer: null },
        })
        .execute()
      const all = async () => ({
        clicks: await db.selectFrom('clicks').selectAll().orderBy('id').execute(),
        looks: await db.selectFrom('second_looks').selectAll().orderBy('id').execute(),
        days: await db
          .selectFrom('uncounted_days')
          .selectAll()
          .orderBy('program_id')
          .orderBy('profile_id')
          .orderBy('day')
          .orderBy('reason')
          .execute(),
      })
      const before = await all()
      for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(0)
      for (const statement of [...earlier(dialect), ...networks.statements(dialect), ...anyReasonOfResults.statements(dialect)])
        await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
      await db.updateTable('uncounted_days').set({ reason: 'OWN_NETWORK' }).where('reason', '=', 'BOT').execute()
      await db.updateTable('clicks').set({ reason: 'OWN_NETWORK' }).where('reason', '=', 'BOT').execute()
    })
  })
})
