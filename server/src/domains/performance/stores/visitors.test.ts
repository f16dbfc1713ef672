import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { planOf } from '#database/testing/plan.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { addClicks } from '../../tracking/testing/harness.ts'
import { findOtherwiseCounted, otherwiseCounted } from './visitors.ts'

const [day, dayBefore] = ['2026-03-15', '2026-03-14']
const visitor = (name: string, clicks = 1, over: { profileId?: string; day?: string } = {}) => ({
  ...{ programId: 'p', profileId: over.profileId ?? null, day: over.day ?? day, visitor: name, clicks },
})

describe('finding browsers that have other clicks that count', () => {
  eachWorld((open) => {
    it('finds browsers with other counted clicks in the program, or on the link, on the same day', async () => {
      const { db } = await open()
      await addPrograms(db, [programOf('p'), programOf('q')])
      await addClicks(db, [
        { id: 'first', visitor: 'new' },
        ...[1, 2, 3, 4].map((n) => ({ id: `again ${n}`, visitor: 'known' })),
        { id: 'held', visitor: 'new', status: 'Held', reason: 'TOO_MANY_CLICKS' },
        { id: 'other program', visitor: 'new', programId: 'q' },
        { id: 'other day', visitor: 'new', at: testMoment - 86_400_000 },
      ])
      const profileId = NOURA.profile.id
      const found = await findOtherwiseCounted(db, [
        visitor('new'),
        visitor('known'),
        visitor('known', 1, { profileId }),
        visitor('known', 0, { profileId: 'nobody' }),
        visitor('new', 1, { day: dayBefore }),
        visitor('gone', -1),
      ])
      // The count stops at one more than the largest change.
      expect([...found]).toEqual([
        [1, 2],
        [2, 2],
        [5, 0],
      ])
      await expect(findOtherwiseCounted(db, [visitor('new', 2)])).rejects.toThrow('not written')
    })

    it('uses the index of visitors', async () => {
      const handle = await open()
      await addPrograms(handle.db, [programOf('p')])
      await addClicks(
        handle.db,
        Array.from({ length: 500 }, (_, n) => ({ id: `of-many-${n}`, visitor: `one-of-many-${n}` })),
      )
      const isSqlite = handle.dialect === 'sqlite'
      if (!isSqlite) await handle.db.executeQuery(CompiledQuery.raw('analyze clicks'))
      const plan = await planOf(handle, otherwiseCounted(handle.dialect, [visitor('one-of-many-1')]))
      expect(plan).toMatch(isSqlite ? 'clicks_by_visitor (visitor=?)' : /clicks_by_visitor[^]*Index Cond: \(visitor = /)
    })
  })
})
