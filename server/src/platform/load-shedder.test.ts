import { describe, expect, it } from 'vitest'
import { manualClock } from './clock.ts'
import { createLoadShedder, isOverloaded } from './load-shedder.ts'

describe('isOverloaded refuses one more request', () => {
  it.each([
    ['never while few are there, however long they wait', { inFlight: 63, oldestWait: 60_000, expectedWait: 60_000 }, false],
    ['not when many are there and none waits', { inFlight: 5_000, oldestWait: 0, expectedWait: 0 }, false],
    ['not while those who wait are served in time', { inFlight: 200, oldestWait: 200, expectedWait: 200 }, false],
    ['when many are there and somebody has waited too long', { inFlight: 64, oldestWait: 201, expectedWait: 0 }, true],
    ['when many are there and a newcomer would', { inFlight: 64, oldestWait: 0, expectedWait: 201 }, true],
  ])('%s', (_, waiting, overloaded) => expect(isOverloaded(waiting)).toBe(overloaded))
})

/** A load shedder whose turns come only if the test runs them. */
function stage() {
  const clock = manualClock(0)
  const deferred: (() => void)[] = []
  const loadShedder = createLoadShedder({ clock, defer: (run) => deferred.push(run) })
  const entered: number[] = []
  const come = (name: number) => void loadShedder.enter().then(() => entered.push(name))
  /** Runs the next turns. Every request that gets in then leaves again. */
  async function turn(milliseconds = 0): Promise<void> {
    clock.advance(milliseconds)
    const before = entered.length
    for (let look = 0; look < 50 && entered.length === before && deferred.length > 0; look++) {
      deferred.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
    for (let at = before; at < entered.length; at++) loadShedder.leave()
  }
  return { clock, loadShedder, come, turn, entered }
}

describe('createLoadShedder', () => {
  it('admits requests in order of arrival, a few at a time', async () => {
    const { come, turn, entered } = stage()
    for (let name = 0; name < 10; name++) come(name)
    expect(entered).toEqual([])
    await turn()
    expect(entered).toEqual([0, 1, 2, 3])
    await turn()
    await turn()
    expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('admits many requests at once if turns are short, and two if they are long', async () => {
    const { come, turn, entered } = stage()
    for (let name = 0; name < 400; name++) come(name)
    const letIn = async (milliseconds: number) => {
      const before = entered.length
      await turn(milliseconds)
      return entered.length - before
    }
    for (let look = 0; look < 20; look++) await letIn(0.1)
    expect(await letIn(0.1)).toBe(16)
    await letIn(100)
    expect(await letIn(100)).toBe(2)
  })

  it('delays the next turn while new requests arrive, but not for ever', async () => {
    const clock = manualClock(0)
    const deferred: (() => void)[] = []
    const loadShedder = createLoadShedder({ clock, defer: (run) => deferred.push(run) })
    let looks = 0
    const inside: true[] = []
    void loadShedder.enter().then(() => inside.push(true))
    while (inside.length === 0 && looks < 1_000) {
      looks += 1
      loadShedder.isFull()
      deferred.shift()?.()
      await Promise.resolve()
    }
    expect(looks).toBe(33)
  })

  it('refuses nobody after the process was stopped for seconds if few requests wait', async () => {
    const { come, turn, loadShedder } = stage()
    for (let name = 0; name < 40; name++) come(name)
    await turn(5_000)
    expect(loadShedder.isFull()).toBe(false)
    await turn(5_000)
    for (let name = 0; name < 20; name++) come(name)
    expect(loadShedder.isFull()).toBe(false)
  })

  it('accepts new requests after the process was stopped, until the waiting requests have waited too long', async () => {
    const { come, turn, loadShedder, clock } = stage()
    for (let name = 0; name < 12; name++) come(name)
    await turn()
    await turn(3_000)
    await turn()
    await turn()
    for (let name = 0; name < 80; name++) come(name)
    expect(loadShedder.isFull()).toBe(false)
    clock.advance(201)
    expect(loadShedder.isFull()).toBe(true)
  })

  it('refuses new requests while turns are too slow for all waiting requests, and accepts them again once few wait', async () => {
    const { come, turn, loadShedder } = stage()
    const names = Array.from({ length: 200 }, (_, name) => name)
    names.forEach(come)
    // At five milliseconds a turn or more, two hundred requests would wait a second.
    for (let look = 0; look < 20; look++) await turn(20)
    expect(loadShedder.isFull()).toBe(true)
    for (let look = 0; look < 90; look++) await turn(20)
    expect(loadShedder.isFull()).toBe(false)
  })

  it('gives no turn while the allowed number of requests runs, and gives one once a request leaves', async () => {
    const clock = manualClock(0)
    const deferred: (() => void)[] = []
    const loadShedder = createLoadShedder({ clock, defer: (run) => deferred.push(run) })
    let entered = 0
    for (let name = 0; name < 300; name++) void loadShedder.enter().then(() => (entered += 1))
    for (let look = 0; look < 100; look++) deferred.shift()?.()
    await Promise.resolve()
    expect(entered).toBe(256)
    expect(deferred).toEqual([])
    loadShedder.leave()
    deferred.shift()?.()
    await Promise.resolve()
    expect(entered).toBe(257)
  })
})
