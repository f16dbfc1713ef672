import { describe, expect, it } from 'vitest'
import { pace, slicesOfOwn } from './pace.ts'

/** An event loop whose working and idle milliseconds are set by the test. */
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

type Others = { demand: number; isGreedy?: boolean }

/**
 * Simulates work for `duration` milliseconds in slices. A slice costs one millisecond, and `each` milliseconds per item. Other work needs
 * the share `demand` of the time. What it could not do during a slice, it does in the rest after that slice. Greedy other work fills every
 * rest. Returns figures of the last second.
 */
function worked(
  { demand, isGreedy = false }: Others,
  { for: duration = 3_000, each = 0.05, isLate = false, loop = loopOfTest(), under = pace(loop.read) } = {},
) {
  let now = 0
  let owed = 0
  const slices: { at: number; did: number; took: number; rest: number }[] = []
  while (now < duration) {
    const did = under.size()
    const took = 1 + did * each
    loop.spend(took, 0)
    const rest = under.worked(did, took, isLate)
    slices.push({ at: now, did, took, rest })
    owed += (took + rest) * demand
    const done = isGreedy ? rest : Math.min(owed, rest)
    owed -= done
    loop.spend(done, rest - done)
    now += took + rest
  }
  const last = slices.filter(({ at }) => at >= duration - 1_000)
  const sum = (of: (slice: (typeof slices)[number]) => number) => last.reduce((all, slice) => all + of(slice), 0)
  return {
    share: sum(({ took }) => took) / sum(({ took, rest }) => took + rest),
    longest: Math.max(...last.map(({ took }) => took)),
    rest: Math.max(...last.map(({ rest }) => rest)),
    perSlice: sum(({ did }) => did) / last.length,
    loop,
    under,
  }
}

describe('pace', () => {
  it('takes nearly all time while there is no other work', () => expect(worked({ demand: 0 }).share).toBeGreaterThan(0.8))

  it.each([0.2, 0.4, 0.6])('takes nearly all time that other work leaves, if that work needs %s of the time', (demand) => {
    const { share } = worked({ demand })
    expect(share).toBeGreaterThan(0.8 * (1 - demand))
    expect(share).toBeLessThan(1 - demand)
  })

  it('does not mistake its own rests for a busy loop', () => {
    // Every rest is full of work that had to wait, and yet a third of the time is free.
    expect(worked({ demand: 0.3 }).perSlice).toBeGreaterThan(200)
  })

  it('takes next to no time while other work wants all of it', () => {
    const { share, longest } = worked({ demand: 1, isGreedy: true })
    expect(share).toBeLessThan(0.05)
    expect(longest).toBeLessThanOrEqual(8)
  })

  it('never rests long, so that it soon sees that other work has ended', () =>
    expect(worked({ demand: 1, isGreedy: true }).rest).toBeLessThanOrEqual(150))

  it('does hundreds of items at once if most of a slice’s cost is fixed', () =>
    expect(worked({ demand: 0 }, { each: 0.6 }).perSlice).toBeGreaterThanOrEqual(250))

  it('works at most some tens of milliseconds at once', () => expect(worked({ demand: 0 }).longest).toBeLessThanOrEqual(45))

  it('works longer at once if its work is late, but only in free time', () => {
    expect(worked({ demand: 0 }, { isLate: true }).longest).toBeGreaterThan(100)
    expect(worked({ demand: 0 }, { isLate: true }).longest).toBeLessThanOrEqual(180)
    expect(worked({ demand: 1, isGreedy: true }, { isLate: true }).longest).toBeLessThanOrEqual(8)
  })

  it('reduces its share within half a second after a flood of other work begins', () => {
    const { loop, under } = worked({ demand: 0 })
    worked({ demand: 1, isGreedy: true }, { for: 600, loop, under })
    expect(under.share()).toBeLessThan(0.05)
  })

  it('starts with a small share after a time without work', () => {
    const { loop, under } = worked({ demand: 0 })
    loop.spend(0, 60_000)
    under.begin()
    expect(under.share()).toBeLessThanOrEqual(0.25)
  })

  it('restores its share within half a second after a flood of other work ends', () => {
    const { loop, under } = worked({ demand: 1, isGreedy: true })
    worked({ demand: 0 }, { for: 500, loop, under })
    expect(under.share()).toBeGreaterThan(0.7)
  })
})

describe('slicesOfOwn', () => {
  /** Returns the size that slices reach if each item costs so many milliseconds. */
  const sizeAfter = (each: number, isLate: boolean) => {
    const slices = slicesOfOwn()
    for (let done = 0; done < 20; done++) expect(slices.worked(slices.size(), slices.size() * each, isLate)).toBe(0)
    return slices.size()
  }

  it('works forty milliseconds at a time, and four hundred if its work is late', () => {
    expect(sizeAfter(0.1, false)).toBe(400)
    expect(sizeAfter(0.1, true)).toBe(4_000)
  })

  it('does at least 250 and at most 8,000 items at a time', () => {
    expect(sizeAfter(10, true)).toBe(250)
    expect(sizeAfter(0.001, true)).toBe(8_000)
  })
})
