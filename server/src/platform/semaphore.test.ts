import { expect, it } from 'vitest'
import { QueueFull, semaphore } from './semaphore.ts'

it('semaphore runs the most allowed at once, lets the next wait and refuses the rest at once', async () => {
  const withPermit = semaphore({ atOnce: 2, waiting: 1 })
  let [running, most] = [0, 0]
  const ends: (() => void)[] = []
  const work = () =>
    withPermit(async () => {
      most = Math.max(most, (running += 1))
      await new Promise<void>((end) => ends.push(end))
      running -= 1
    })
  const first = [work(), work(), work()]
  await expect(work()).rejects.toBeInstanceOf(QueueFull)
  for (let at = 0; at < 3; at++) {
    await expect.poll(() => ends.length).toBe(at === 0 ? 2 : 3)
    ends[at]?.()
  }
  await Promise.all(first)
  expect(most).toBe(2)
})

it('semaphore makes room for the next if one fails', async () => {
  const withPermit = semaphore({ atOnce: 1, waiting: 1 })
  const failed = withPermit(() => Promise.reject(new Error('no picture')))
  const next = withPermit(async () => 'drawn')
  await expect(failed).rejects.toThrow('no picture')
  expect(await next).toBe('drawn')
})
