import { describe, expect, it } from 'vitest'
import { pace } from './pace.ts'

/** An event loop whose time a test gives: milliseconds in which it worked, and in which it had nothing to do. */
function loopOfTest() {
  const spent = { active: 0, idle: 0 }
  return {
    spend(active: number, idle: number): void {
      spent.active += active
      spent.idle += idle
    },
    read(since = { active: 0, idle: 0, utilization: 0 }) {
      const active = spent.active - since.active
      const idle = spent.idle - since.idle
      return { active, idle, utilization: active / Math.max(active + idle, 1) }
    },
  }
}

/** Slices that cost `each` milliseconds for one and two for themselves, beside others who take `load` of the time; answers the last of them. */
function worked(load: number, { slices = 40, each = 0.2, loop = loopOfTest(), under = pace(loop.read) } = {}) {
  let last = { did: 0, took: 0, rest: 0 }
  for (let slice = 0; slice < slices; slice++) {
    const end = under.begin()
    const did = under.size()
    const took = 2 + did * each
    loop.spend(took, 0)
    const rest = end(did)
    last = { did, took, rest }
    const since = under.now()
    loop.spend(rest * load, rest * (1 - load))
    under.rested(since)
  }
  return { ...last, share: last.took / (last.took + last.rest), loop, under }
}

describe('work that may wait', () => {
  it('has nearly all of the time while nobody else wants it', () => expect(worked(0).share).toBeGreaterThan(0.8))

  it('has a small part of it beside others', () => {
    const { share } = worked(0.5)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.2)
  })

  it('has next to none of it while others take it all', () => expect(worked(1).share).toBeLessThan(0.04))

  it('never rests for long, so that it sees soon that the others are gone', () => expect(worked(1).rest).toBeLessThanOrEqual(150))

  it.each([0, 0.5, 1])('holds up nobody for longer than some milliseconds where others take %s of the time', (load) => {
    expect(worked(load).took).toBeLessThanOrEqual(7)
  })

  it('steps back within a few slices where a flood begins', () => {
    const { loop, under } = worked(0)
    expect(worked(1, { slices: 5, loop, under }).share).toBeLessThan(0.1)
  })

  it('takes the time again with the second slice after a flood has ended', () => {
    const { loop, under } = worked(1)
    expect(worked(0, { slices: 2, loop, under }).share).toBeGreaterThan(0.5)
  })
})
