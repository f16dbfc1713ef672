import { expect, test } from 'vitest'
import { createAnswerQueue, storedAfter } from './answer-queue.ts'
import type { ReadAnswer } from './answer-store.ts'

const answer = (key: string, at = 1): ReadAnswer => ({ key, operation: 'myWallet', data: { key }, at })

function setUp() {
  const stored: ReadAnswer[][] = []
  const timers: { run: () => void; milliseconds: number }[] = []
  const at = { loads: 0, fails: false }
  const queue = createAnswerQueue({
    load: async () => {
      at.loads += 1
      if (at.fails) throw new Error('The code cannot be loaded')
      return { keep: async (answers) => void stored.push([...answers]), find: async (key) => ({ data: { found: key }, at: 7 }) }
    },
    startTimer: (run, milliseconds) => {
      const timer = { run, milliseconds }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  return { queue, stored, timers, at }
}

test('stores all answers of some seconds at once, each only in its newest form', async () => {
  const { queue, stored, timers, at } = setUp()
  queue.add(answer('wallet', 1))
  queue.add(answer('groups'))
  queue.add(answer('wallet', 2))
  expect([timers.map(({ milliseconds }) => milliseconds), at.loads]).toEqual([[storedAfter], 0])
  await queue.flush()
  expect(stored).toEqual([[answer('groups'), answer('wallet', 2)]])
  expect(timers).toEqual([])
})

test('loads no code if nothing waits', async () => {
  const { queue, at } = setUp()
  await queue.flush()
  expect(at.loads).toBe(0)
})

test('finds an answer that still waits, otherwise a stored one', async () => {
  const { queue } = setUp()
  queue.add(answer('wallet'))
  expect(await queue.find('wallet')).toMatchObject({ data: { key: 'wallet' } })
  expect(await queue.find('groups')).toEqual({ data: { found: 'groups' }, at: 7 })
})

test('a device that cannot store is no failure', async () => {
  const { queue, at } = setUp()
  at.fails = true
  queue.add(answer('wallet'))
  await queue.flush()
  expect(await queue.find('wallet')).toBeNull()
})

test('drops the oldest answer if too many wait', async () => {
  const { queue, stored } = setUp()
  for (let number = 0; number <= 100; number += 1) queue.add(answer(`wallet ${number}`))
  await queue.flush()
  expect([stored[0]?.length, stored[0]?.[0]?.key]).toEqual([100, 'wallet 1'])
})
