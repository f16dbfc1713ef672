import { expect, it } from 'vitest'
import { measured } from './measure.ts'

it('measured returns the times of two threads that run in parallel', async () => {
  const times = await measured(20)
  expect(times).toHaveLength(2)
  for (const time of times) expect(time).toBeGreaterThan(0)
})
