import { describe, expect, it } from 'vitest'
import { longestBehind, type ReplicaState } from './state.ts'
import { watchReplica } from './watch.ts'

const made = '2026-03-15T09:00:00.000Z'

/** Simulates a primary server and a replica by their positions. A server whose position is null does not answer. */
function servers() {
  const state = { now: 0, written: 100 as number | null, repeated: 100 as number | null, isReplica: true, made }
  const reported: ReplicaState['standing'][] = []
  const answer = <Facts>(facts: Facts, position: number | null) =>
    position === null ? Promise.reject(new Error('no answer')) : Promise.resolve({ ...facts, position })
  const watch = watchReplica({
    now: () => state.now,
    primary: () => answer({ made }, state.written),
    replica: () => answer({ made: state.made, isReplica: state.isReplica }, state.repeated),
    changed: ({ standing }) => reported.push(standing),
  })
  return { state, reported, watch }
}

describe('watchReplica', () => {
  it('lets the replica answer after the first measurement, and reports it once', async () => {
    const { reported, watch } = servers()
    expect(watch.state()).toEqual({ standing: 'away', behind: null })
    await watch.measure()
    await watch.measure()
    expect(watch.state()).toEqual({ standing: 'ready', behind: 0 })
    expect(reported).toEqual(['ready'])
  })

  it('measures the time since the replica had every change, also if nothing is written', async () => {
    const { state, watch } = servers()
    await watch.measure()
    state.now = 600_000
    await watch.measure()
    expect(watch.state()).toEqual({ standing: 'ready', behind: 0 })
    state.now += 500
    expect(watch.state()).toEqual({ standing: 'ready', behind: 500 })
  })

  it('lets a replica that replays nothing answer until a change is missing for too long', async () => {
    const { state, reported, watch } = servers()
    await watch.measure()
    state.written = 200
    for (const at of [500, longestBehind]) {
      state.now = at
      await watch.measure()
      expect(watch.state()).toEqual({ standing: 'ready', behind: at })
    }
    state.now = longestBehind + 1
    await watch.measure()
    expect(watch.state()).toEqual({ standing: 'late', behind: longestBehind + 1 })
    state.repeated = 200
    await watch.measure()
    expect(reported).toEqual(['ready', 'late', 'ready'])
  })

  it('does not let the replica answer if its measurements stop', async () => {
    const { state, watch } = servers()
    await watch.measure()
    state.now = longestBehind + 1
    expect(watch.state().standing).toBe('late')
  })

  it('does not let the replica answer if a measurement of it or of the primary server fails', async () => {
    const { state, watch } = servers()
    for (const broken of ['written', 'repeated'] as const) {
      await watch.measure()
      expect(watch.state().standing).toBe('ready')
      state[broken] = null
      await watch.measure()
      expect(watch.state()).toEqual({ standing: 'away', behind: null })
      state[broken] = 100
    }
  })

  it('does not let a server answer if it accepts writes or has another database', async () => {
    const { state, watch } = servers()
    state.isReplica = false
    await watch.measure()
    expect(watch.state().standing).toBe('foreign')
    Object.assign(state, { isReplica: true, made: '2020-01-01T00:00:00.000Z' })
    await watch.measure()
    expect(watch.state().standing).toBe('foreign')
  })

  it('does not let a lost replica answer until the next measurement', async () => {
    const { watch } = servers()
    await watch.measure()
    watch.lost()
    expect(watch.state().standing).toBe('away')
    await watch.measure()
    expect(watch.state().standing).toBe('ready')
  })
})
