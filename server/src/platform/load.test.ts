import { expect, it, onTestFinished } from 'vitest'
import { watchLoad } from './load.ts'

const block = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('refuses work while the loop is full and late, and takes it again within five seconds', { timeout: 20_000 }, async () => {
  const load = watchLoad()
  onTestFinished(() => load.stop())
  expect(load.isOver()).toBe(false)
  await expect
    .poll(
      () => {
        block(400)
        return load.isOver()
      },
      { timeout: 5_000, interval: 1 },
    )
    .toBe(true)
  await expect.poll(() => load.isOver(), { timeout: 5_000 }).toBe(false)
})
