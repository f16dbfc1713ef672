import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachWorld } from '../../testing/test-world.ts'
import { networks } from './0080-networks.ts'
import { anyReasonOfResults } from './0081-reasons.ts'

const earlier = [
  'drop table network_cases',
  'drop table network_clicks',
  'drop table own_networks',
  'drop index clicks_by_network',
  'alter table clicks drop column network',
  'alter table clicks drop column browser',
]

describe('results whose reasons stand in the contract alone', () => {
  eachWorld((open) => {
    it('are the rows that were there', async () => {
      const { db, dialect } = await open()
      const all = async () => ({
        clicks: await db.selectFrom('clicks').selectAll().where('reason', 'is not', null).orderBy('id').limit(500).execute(),
        conversions: await db.selectFrom('conversions').selectAll().orderBy('id').limit(500).execute(),
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
      for (const statement of [...earlier, ...networks.statements(dialect), ...anyReasonOfResults.statements(dialect)])
        await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
      await db.updateTable('uncounted_days').set({ reason: 'OWN_NETWORK' }).where('reason', '=', 'BOT').execute()
      await db.updateTable('clicks').set({ reason: 'OWN_NETWORK' }).where('reason', '=', 'BOT').execute()
    })
  })
})
