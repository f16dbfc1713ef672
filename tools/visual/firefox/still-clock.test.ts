import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { stopClock } from './still-clock.ts'

const now = Date.UTC(2025, 10, 20, 9)
const read = (expression: string): unknown => runInNewContext(`(${stopClock.toString()})({ now: ${now} }); ${expression}`)

describe('a page whose clock stands still', () => {
  it.each([
    ['Date.now()', now],
    ['new Date().getTime()', now],
    ['Date().includes("2025")', true],
    ['new Date(0).toISOString()', '1970-01-01T00:00:00.000Z'],
    ['new Date(2020, 1, 29).getDate()', 29],
    ['Date.UTC(1970, 0, 1)', 0],
    ['new Date() instanceof Date', true],
    ['class Day extends Date {}; new Day().getTime()', now],
  ])('reads %s as usual, at that time', (expression, value) => expect(read(expression)).toBe(value))
})
