import { expect, it } from 'vitest'
import { measured } from './measure.ts'

it('measures two cores at work side by side', async () => {
  const times = await measured(20)
  expect(times).toHaveLength(2)
  for (const time of times) expect(time).toBeGreaterThan(0)
})
