import { describe, expect, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { caller, sessionHarness } from '../domains/session/testing/session-harness.ts'
import { worldRows } from './rows.ts'
import { seedWorld } from './seed.ts'

describe('the people of the demo', () => {
  eachDatabase((open) => {
    it('are inserted once by the first start, even if several processes start', async () => {
      const { db, dialect } = await open()
      const world = worldAt(testMoment)
      const seeded = await Promise.all([1, 2, 3].map(() => seedWorld({ db, dialect }, world, testMoment)))
      expect(seeded.filter(Boolean)).toHaveLength(1)
      for (const [table, rows] of Object.entries(worldRows(world))) {
        const { count } = await db
          .selectFrom(table as 'users')
          .select((row) => row.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        expect([table, count]).toEqual([table, rows.length])
      }
      expect(await seedWorld({ db, dialect }, world, testMoment)).toBe(false)
    })

    it('are not inserted into a database that has users', async () => {
      const t = sessionHarness(await open())
      await t.member('+966512345678')
      expect(await seedWorld(t, worldAt(testMoment), testMoment)).toBe(false)
      expect(await t.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
    })

    it('can sign in with the demo buttons, one of each profile type', async () => {
      const t = sessionHarness(await open(), { mode: 'demo' })
      await seedWorld(t, worldAt(testMoment), testMoment)
      for (const [type, mobileNumber] of Object.entries(demoNumbers)) {
        const { challengeId } = await t.session.signIn({ countryId: 'SA', mobileNumber }, caller())
        const { accessToken } = await t.session.verifyOtp({ challengeId, code: '123456' }, caller())
        expect(await t.session.readViewer(`Bearer ${accessToken}`)).toMatchObject({ profileType: type })
      }
    })
  })
})
