import { describe, expect, it } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { pageCache, type CachedPage } from './page-cache.ts'

function setUp({ mostBytes = 100 } = {}) {
  const clock = manualClock(0)
  const state = { isCurrent: true, checks: 0, made: 0 }
  const cached = pageCache<CachedPage & { number: number }>(clock, mostBytes)
  const make = async () => {
    state.made += 1
    return {
      bytes: 10,
      number: state.made,
      isCurrent: async () => {
        state.checks += 1
        return state.isCurrent
      },
    }
  }
  const read = async (key = 'a') => (await cached.read(key, make)).number
  return { clock, state, cached, read }
}

describe('pageCache', () => {
  it('sends a page for a second without reading its data, then reads it once', async () => {
    const { clock, state, read } = setUp()
    expect([await read(), await read()]).toEqual([1, 1])
    clock.advance(1000)
    await read()
    expect(state.checks).toBe(0)
    clock.advance(1)
    expect([await read(), await read()]).toEqual([1, 1])
    expect(state).toMatchObject({ checks: 1, made: 1 })
  })

  it('makes a page again if its data changed', async () => {
    const { clock, state, read } = setUp()
    await read()
    clock.advance(1001)
    state.isCurrent = false
    expect(await read()).toBe(2)
  })

  it('makes a page again after a minute, because it may say how long ago something was', async () => {
    const { clock, read } = setUp()
    await read()
    for (let second = 0; second < 59; second += 1) {
      clock.advance(1001)
      expect(await read()).toBe(1)
    }
    clock.advance(1001)
    expect(await read()).toBe(2)
  })

  it('requests for the same page share its making', async () => {
    const { read } = setUp()
    expect(await Promise.all([read(), read(), read('b')])).toEqual([1, 1, 2])
  })

  it('keeps the last used pages up to its size', async () => {
    const { state, read } = setUp({ mostBytes: 20 })
    for (const key of ['a', 'b', 'a', 'c']) await read(key)
    expect(state.made).toBe(3)
    await read('a')
    expect(state.made).toBe(3)
    await read('b')
    expect(state.made).toBe(4)
  })

  it('peeks at a page only while it may be sent without reading its data', async () => {
    const { clock, cached, read } = setUp()
    expect(cached.peek('a')).toBeNull()
    await read()
    expect(cached.peek('a')?.number).toBe(1)
    clock.advance(1001)
    expect(cached.peek('a')).toBeNull()
  })

  it('forgets a page that could not be made', async () => {
    const { cached, read } = setUp()
    await expect(cached.read('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await read()).toBe(1)
  })
})
