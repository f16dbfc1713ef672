import { expect, it } from 'vitest'
import { dueFrom, overdueIfCreatedBefore } from './due.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const hour = 3_600_000

it('dueFrom returns the same time of day three working days later', () => {
  expect(dueFrom(at('2025-11-20T10:42:00'))).toBe(at('2025-11-25T10:42:00'))
  expect(dueFrom(at('2025-11-16T14:20:00'))).toBe(at('2025-11-19T14:20:00'))
})

it('dueFrom counts from the start of Sunday for a withdrawal at the weekend', () => {
  expect(dueFrom(at('2025-11-21T10:00:00'))).toBe(at('2025-11-26T00:00:00'))
})

it('overdueIfCreatedBefore agrees with dueFrom at every fifth hour of two weeks', () => {
  const first = at('2025-11-16T00:00:00')
  for (let now = first; now < first + 14 * 24 * hour; now += 5 * hour) {
    const bound = overdueIfCreatedBefore(now)
    expect(dueFrom(bound - 1)).toBeLessThan(now)
    expect(dueFrom(bound)).toBeGreaterThanOrEqual(now)
  }
})
