import { expect, it } from 'vitest'
import { schedule } from './schedule.ts'

const job = (log: string[], name: string, lanes: number | 'all') => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(`+${name}`)
    await promise
    log.push(`-${name}`)
    return name
  }
  return { lanes, run, finish: resolve }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('schedule keeps two lanes busy, never more, and fills gaps with jobs that fit', async () => {
  const log: string[] = []
  const long = job(log, 'long', 1)
  const both = job(log, 'both', 'all')
  const short = job(log, 'short', 1)
  const done = schedule([long, both, short], 2)
  expect(log).toEqual(['+long', '+short'])
  short.finish()
  await turn()
  expect(log).toEqual(['+long', '+short', '-short'])
  long.finish()
  await turn()
  expect(log.slice(-2)).toEqual(['-long', '+both'])
  both.finish()
  expect(await done).toEqual(['long', 'both', 'short'])
})

it('schedule gives all lanes to a job that needs more lanes than there are', async () => {
  const log: string[] = []
  const both = job(log, 'both', 2)
  const done = schedule([both], 1)
  both.finish()
  expect(await done).toEqual(['both'])
})

it('schedule rejects if a job throws', async () => {
  await expect(schedule([{ lanes: 1, run: () => Promise.reject(new Error('broken')) }], 2)).rejects.toThrow('broken')
})
