import { describe, expect, it } from 'vitest'
import { countOne, type WindowCount } from '@wasla/contract/common/window-count.ts'
import type { Database } from '../database/database.ts'
import { eachDatabase, openTestDatabase, testMoment } from '../database/testing/each-database.ts'
import { manualClock } from './clock.ts'
import { leasedLimit } from './leased-limit.ts'
import { silentLog } from './log.ts'
import { createRateLimits } from './rate-limit.ts'

const rule = { count: 5, window: 60 }
const closed = { whenDown: 'closed' } as const

function limitsOn(db: Database) {
  const clock = manualClock(testMoment)
  return { clock, limits: createRateLimits({ db, clock, log: silentLog }) }
}

describe('createRateLimits', () => {
  eachDatabase((open) => {
    it('admits exactly the allowed count if thirty calls come at once', async () => {
      const { limits } = limitsOn((await open()).db)
      const answers = await Promise.all(Array.from({ length: 30 }, () => limits.take('k', rule, closed)))
      expect(answers.filter((answer) => answer === null)).toHaveLength(5)
      expect(answers.filter((answer) => answer === 60)).toHaveLength(25)
    })

    it('returns the seconds to wait, and admits calls again after the window', async () => {
      const { limits, clock } = limitsOn((await open()).db)
      await limits.take('k', rule, { ...closed, amount: 5 })
      clock.advance(45_000)
      expect(await limits.take('k', rule, closed)).toBe(15)
      expect(await limits.take('other', rule, closed)).toBeNull()
      clock.advance(15_000)
      expect(await limits.take('k', rule, closed)).toBeNull()
    })

    it('never makes the wait longer if the clock goes back', async () => {
      const { limits, clock } = limitsOn((await open()).db)
      await limits.take('k', rule, { ...closed, amount: 5 })
      clock.advance(-30_000)
      expect(await limits.take('k', rule, closed)).toBe(60)
      clock.advance(-3_600_000)
      expect(await limits.take('k', rule, closed)).toBeNull()
    })

    it('counts the same as the pure rule', async () => {
      const { limits, clock } = limitsOn((await open()).db)
      let counted: WindowCount | null = null
      const waits: [now: number, byRule: number | null, byStore: number | null][] = []
      for (const step of [0, 1, 0, 20_000, 999, 0, 0, -5_000, 30_000, 13_999, 1, 0, 0, 0, 0, 0, -70_000, 0, 59_999, 1]) {
        clock.advance(step)
        const outcome = countOne(counted, rule, clock.now())
        if ('counted' in outcome) counted = outcome.counted
        waits.push([clock.now(), 'retryAfter' in outcome ? outcome.retryAfter : null, await limits.take('k', rule, closed)])
      }
      expect(waits.map(([now, , byStore]) => [now, byStore])).toEqual(waits.map(([now, byRule]) => [now, byRule]))
      expect(new Set(waits.map(([, wait]) => wait === null))).toEqual(new Set([true, false]))
    })

    it('deletes windows that ended long ago', async () => {
      const { db } = await open()
      const { limits, clock } = limitsOn(db)
      await limits.take('k', rule, closed)
      clock.advance(3_700_000)
      await limits.forget(3600)
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
    })
  })

  it('throws RATE_LIMITED with the seconds to wait', async () => {
    const { limits } = limitsOn((await openTestDatabase()).db)
    await limits.enforce('k', { count: 1, window: 90 }, closed)
    await expect(limits.enforce('k', { count: 1, window: 90 }, closed)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      params: { retryAfter: 90 },
    })
  })

  it('admits or fails as configured if the store is down', async () => {
    const handle = await openTestDatabase()
    const { limits } = limitsOn(handle.db)
    await handle.close()
    expect(await limits.take('k', rule, { whenDown: 'open' })).toBeNull()
    await expect(limits.take('k', rule, closed)).rejects.toThrow()
  })

  it('leases busy keys by the handful and admits no more than the rule, over several processes', async () => {
    const { limits, clock } = limitsOn((await openTestDatabase()).db)
    const busy = { count: 100, window: 60 }
    const one = leasedLimit(limits, clock, () => busy, 10)
    const two = leasedLimit(limits, clock, () => busy, 10)
    const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => Promise.resolve(i % 2 ? one('k') : two('k'))))
    expect(answers.filter((answer) => answer === null)).toHaveLength(100)
    clock.advance(60_000)
    expect(await one('k')).toBeNull()
  })

  it('leases amounts above one, and refuses an amount above the rule’s count without counting it', async () => {
    const { limits, clock } = limitsOn((await openTestDatabase()).db)
    const spend = leasedLimit(limits, clock, () => ({ count: 1000, window: 60 }), 100)
    expect(await spend('k', 1001)).toBe(60)
    expect([await spend('k', 90), await spend('k', 300), await spend('k', 500)]).toEqual([null, null, null])
    expect(await spend('k', 500)).toBe(60)
    expect(await spend('other', 500)).toBeNull()
    clock.advance(60_000)
    expect(await spend('k', 500)).toBeNull()
  })
})
