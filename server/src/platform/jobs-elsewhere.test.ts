import { describe, expect, it } from 'vitest'
import { manualClock } from './clock.ts'
import { watchJobsElsewhere } from './jobs-elsewhere.ts'
import { silentLog } from './log.ts'

const minute = 60_000

function watching() {
  const clock = manualClock(1_800_000_000_000)
  const state: { sign: number | null | Error } = { sign: null }
  const alarms: unknown[] = []
  const sign = async () => {
    if (state.sign instanceof Error) throw state.sign
    return state.sign
  }
  const log = { ...silentLog, error: (_: string, fields?: object) => void alarms.push(fields) }
  let jump = 0
  const jumping = { now: () => clock.now() + jump, monotonic: clock.monotonic }
  const watch = watchJobsElsewhere({ sign, clock: jumping, log })
  return {
    alarms,
    watch,
    state,
    /** Checks once a minute. */
    async pass(minutes: number) {
      for (let n = 0; n < minutes; n++) {
        clock.advance(minute)
        await watch.check().catch(() => undefined)
      }
    },
    jumpTo: (milliseconds: number) => void (jump = milliseconds),
  }
}

describe('watchJobsElsewhere', () => {
  it('raises an alarm after fifteen minutes without a sign, once an hour, until there is one', async () => {
    const t = watching()
    await t.pass(15)
    expect([t.watch.areMissing(), t.alarms]).toEqual([false, []])
    await t.pass(1)
    expect([t.watch.areMissing(), t.alarms]).toEqual([true, [{ alarm: 'jobs', minutes: 15 }]])
    await t.pass(59)
    expect(t.alarms).toHaveLength(1)
    await t.pass(1)
    expect(t.alarms).toHaveLength(2)
    t.state.sign = 7
    await t.pass(1)
    expect(t.watch.areMissing()).toBe(false)
  })

  it('says nothing while the sign changes every five minutes', async () => {
    const t = watching()
    for (let sign = 0; sign < 20; sign++) {
      t.state.sign = sign
      await t.pass(5)
    }
    expect(t.alarms).toEqual([])
  })

  it('takes no jump of the clock for a sign or for a silence (F30)', async () => {
    const t = watching()
    await t.pass(1)
    t.jumpTo(60 * minute)
    await t.pass(14)
    expect(t.watch.areMissing()).toBe(false)
    t.jumpTo(-60 * minute)
    await t.pass(1)
    expect(t.watch.areMissing()).toBe(true)
  })

  it('restarts its wait if the sign could not be read', async () => {
    const t = watching()
    await t.pass(14)
    t.state.sign = new Error('away')
    await t.pass(30)
    t.state.sign = null
    await t.pass(15)
    expect([t.watch.areMissing(), t.alarms]).toEqual([false, []])
    await t.pass(1)
    expect(t.watch.areMissing()).toBe(true)
  })
})
