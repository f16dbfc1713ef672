import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import type { Database } from '#database/database.ts'
import { createAlarms } from './alarm.ts'
import { manualClock } from './clock.ts'
import { silentLog } from './log.ts'
import { createTally } from './tally.ts'

const hour = 3_600_000

function watching(db: Database) {
  const clock = manualClock(testMoment)
  const reported: unknown[] = []
  const log = { ...silentLog, error: (_: string, fields?: object) => void reported.push(fields) }
  const times = async (count: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await work()
  }
  return { clock, reported, times, alarms: createAlarms({ db, clock, log }), tally: createTally({ db, clock }) }
}

describe('createAlarms', () => {
  eachDatabase((open) => {
    it('reports an hour with more than three times the usual messages, once', async () => {
      const t = watching((await open()).db)
      for (let back = 24; back > 0; back--) {
        await t.times(21, t.alarms.messageLeft)
        t.clock.advance(hour)
      }
      await t.times(63, t.alarms.messageLeft)
      expect(t.reported).toEqual([])
      await t.times(5, t.alarms.messageLeft)
      expect(t.reported).toEqual([{ alarm: 'messages', thisHour: 64, hourlyMean: 21 }])
    })

    it('reports an hour in which most codes were wrong, but not an hour with ordinary typing mistakes', async () => {
      const t = watching((await open()).db)
      await t.times(10, () => t.alarms.codeTried(false))
      await t.times(10, () => t.alarms.codeTried(true))
      expect(t.reported).toEqual([])
      await t.times(2, () => t.alarms.codeTried(true))
      expect(t.reported).toEqual([{ alarm: 'codes', tried: 21, wrong: 11 }])
    })

    it('counts every one of several events at the same moment', async () => {
      const t = watching((await open()).db)
      await Promise.all(Array.from({ length: 30 }, () => t.tally.add('x')))
      expect(await t.tally.thisHour('x')).toBe(30)
      t.clock.advance(hour)
      expect([await t.tally.thisHour('x'), await t.tally.meanBefore('x', 1), await t.tally.meanBefore('x', 10)]).toEqual([0, 30, 3])
    })
  })

  it('does not fail its caller if the store cannot count', async () => {
    const { db, close } = await openTestDatabase()
    const t = watching(db)
    await close()
    await t.alarms.messageLeft()
    await t.alarms.codeTried(true)
    expect(t.reported).toHaveLength(1)
  })
})
