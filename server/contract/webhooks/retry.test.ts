import { describe, expect, it } from 'vitest'
import { webhookLimits } from './limits.ts'
import { afterFailure, healthy, isSwitchedOff, mostAtOnce, switchesOffAt, unhealthier, type EndpointHealth } from './retry.ts'

const { waits, life, failing, pause } = webhookLimits
const first = 1_000_000

/** Returns the times of all attempts of a delivery that always fails. */
function attempts(): number[] {
  const times = [first]
  for (let now = first; ;) {
    const after = afterFailure({ tries: times.length, firstTriedAt: first }, 0, now)
    if (after.isOver) return times
    now = after.nextTryAt
    times.push(now)
  }
}

describe('afterFailure', () => {
  it('lets a delivery be tried again after growing waits, for the last time three days after the first attempt', () => {
    const times = attempts()
    const between = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(between.slice(0, waits.length)).toEqual(waits)
    expect(times.at(-1)).toBe(first + life)
    expect(times.length).toBeLessThan(20)
  })

  it('waits as long as the receiver asks, but at most an hour', () => {
    const ask = (retryAfter: number) => afterFailure({ tries: 1, firstTriedAt: first }, retryAfter, first)
    expect(ask(1_000)).toEqual({ isOver: false, nextTryAt: first + (waits[0] ?? 0) })
    expect(ask(60_000)).toEqual({ isOver: false, nextTryAt: first + 60_000 })
    expect(ask(86_400_000)).toEqual({ isOver: false, nextTryAt: first + webhookLimits.retryAfter })
  })
})

describe('the health of an endpoint', () => {
  const after = (failures: number, now = first): EndpointHealth =>
    Array.from({ length: failures }).reduce<EndpointHealth>((health) => unhealthier(health, now), healthy)

  it('has a growing pause after some failures in a row, and gets one request at a time', () => {
    expect(after(pause.after - 1).pausedUntil).toBeNull()
    expect(after(pause.after).pausedUntil).toBe(first + pause.first)
    expect(after(pause.after + 1).pausedUntil).toBe(first + 2 * pause.first)
    expect(after(100).pausedUntil).toBe(first + pause.most)
    const most = { ofEndpoint: 16, together: 128 }
    expect([mostAtOnce(after(pause.after - 1), most, 1), mostAtOnce(after(pause.after), most, 1)]).toEqual([16, 1])
  })

  it('leaves requests for others: endpoints share those of a process equally, and each gets at least one', () => {
    const most = { ofEndpoint: 16, together: 128 }
    expect([8, 9, 100, 1_000].map((endpoints) => mostAtOnce(healthy, most, endpoints))).toEqual([16, 14, 1, 1])
  })

  it('is bad for too long after three days without a success', () => {
    const health = unhealthier(unhealthier(healthy, first), first + 5)
    expect(switchesOffAt(health)).toBe(first + failing)
    expect(isSwitchedOff(health, 500, first + failing - 1)).toBe(false)
    expect(isSwitchedOff(health, 500, first + failing)).toBe(true)
    expect(switchesOffAt(healthy)).toBeNull()
  })

  it('ends at once if the receiver answers 410', () => expect(isSwitchedOff(unhealthier(healthy, first), 410, first)).toBe(true))
})
