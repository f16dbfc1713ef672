import { describe, expect, it } from 'vitest'
import { countingOf } from '@wasla/contract/performance/count-change.ts'
import { monthsLater } from '@wasla/contract/platform/riyadh.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { forgetVisitors } from './forget-visitors.ts'
import { saveCounting } from './stores/counting.ts'
import { findFigures } from './stores/figures.ts'

const of = { programId: MORNING_CUP.program.id, profileId: NOURA.profile.id }
const always = { start: '0000-01-01', end: '9999-12-31' }

const clickAt = (at: number, visitor: string): ResultChange => ({
  ...of,
  kind: 'CLICK',
  id: visitor,
  at,
  channel: 'TIKTOK',
  country: 'SA',
  visitor,
  from: null,
  to: 'Approved',
  reason: null,
  amount: 0,
})

describe('visitors of days whose clicks are deleted', () => {
  eachWorld((open) => {
    it('are forgotten, however many, and how many they were stays; those of later days are not', async () => {
      const handle = await open()
      const { db, clock } = testDeps(handle)
      const limit = monthsLater(testMoment, -13)
      const old = Array.from({ length: 2_100 }, (_, n) => clickAt(limit - 86_400_000, `old-${n}`))
      await inTransaction(db, (tx) => saveCounting(tx, countingOf([...old, clickAt(limit, 'new')])))
      await forgetVisitors({ db, clock })
      for (const table of ['day_visitors', 'program_visitors'] as const)
        expect((await db.selectFrom(table).select('visitor').execute()).map(({ visitor }) => visitor)).toEqual(['new'])
      expect((await findFigures(db, of, always)).visitors).toBe(2_101)
    })
  })
})
