import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from './clock.ts'
import { startJobs, type Job, type TimedJob } from './jobs.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started(of: (ran: string[]) => readonly Job[], runsAll = true) {
  const ran: string[] = []
  const log = createLog('error', { write: () => undefined })
  return { ran, jobs: startJobs({ clock: manualClock(0), log, runsAll }, of(ran)) }
}

describe('startJobs', () => {
  it('runs each job at its interval, and upkeep at the start', async () => {
    const { ran, jobs } = started((done) => [
      { name: 'fast', every: 1_000, run: () => done.push('fast') },
      { name: 'slow', every: 3_500, run: () => done.push('slow') },
      { name: 'clean', every: 'upkeep', run: () => done.push('clean') },
    ])
    await vi.advanceTimersByTimeAsync(3_500)
    expect(ran).toEqual(['clean', 'fast', 'fast', 'fast', 'slow'])
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ran).toHaveLength(5)
  })

  it('runs only the jobs of each process if another process runs the others, and all of them after the clock moved', async () => {
    const { ran, jobs } = started(
      (done) => [
        { name: 'ours', lane: 'one', every: 1_000, run: () => done.push('ours'), isOfProcess: true },
        { name: 'theirs', lane: 'one', every: 1_000, run: () => done.push('theirs') },
        { name: 'cleanOurs', every: 'upkeep', run: () => done.push('cleanOurs'), isOfProcess: true },
        { name: 'cleanTheirs', every: 'upkeep', run: () => done.push('cleanTheirs') },
      ],
      false,
    )
    jobs.wake('theirs')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ran).toEqual(['cleanOurs', 'ours', 'ours'])
    ran.length = 0
    await jobs.catchUp()
    expect(ran).toEqual(['ours', 'theirs', 'cleanOurs'])
  })

  it('runs jobs of one lane one after the other, and does not delay other lanes', async () => {
    let finish = () => {}
    const { ran, jobs } = started((done) => [
      { name: 'blocking', lane: 'one', every: 1_000, run: () => new Promise<void>((resolve) => void (finish = resolve)) },
      { name: 'behind', lane: 'one', every: 1_000, run: () => done.push('behind') },
      { name: 'beside', every: 1_000, run: () => done.push('beside') },
    ])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ran).toEqual(['beside'])
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(ran).toEqual(['beside', 'behind'])
    await jobs.stop()
  })

  it('wakes the lane of a job', async () => {
    const { ran, jobs } = started((done) => [{ name: 'joining', every: 60_000, run: () => done.push('joining') }])
    jobs.wake('joining')
    await jobs.stop()
    expect(ran).toEqual(['joining'])
  })

  it('catches up in the order of the jobs: with a function of its own, without jobs that have none, and with the upkeep at the end', async () => {
    const { ran, jobs } = started((done) => [
      { name: 'clean', every: 'upkeep', run: () => done.push('clean') },
      { name: 'usual', every: 60_000, run: () => done.push('usual') },
      { name: 'own', every: 60_000, run: () => done.push('batch'), catchUp: () => done.push('everything') },
      { name: 'none', every: 60_000, run: () => done.push('none'), catchUp: null },
    ])
    await vi.advanceTimersByTimeAsync(0)
    ran.length = 0
    await jobs.catchUp()
    expect(ran).toEqual(['usual', 'everything', 'clean'])
    await jobs.stop()
  })

  it('throws if two jobs of a lane have different intervals, or two jobs the same name', () => {
    const job = (over: Partial<TimedJob>): TimedJob => ({ name: 'first', lane: 'one', every: 1_000, run: () => undefined, ...over })
    expect(() => started(() => [job({}), job({ name: 'other', every: 2_000 })])).toThrow('The jobs of lane one have different intervals')
    expect(() => started(() => [job({}), { name: 'first', every: 'upkeep', run: () => undefined }])).toThrow('Two jobs have the same name')
  })
})
