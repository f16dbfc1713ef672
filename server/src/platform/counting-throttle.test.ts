import { expect, it } from 'vitest'
import { manualClock } from './clock.ts'
import { countingThrottle } from './counting-throttle.ts'

it('countingThrottle reports at most once a minute for each key, with the count since the last report', () => {
  const clock = manualClock(0)
  const count = countingThrottle(clock, 60_000)
  const reported: [string, number][] = []
  const one = (key: string) => count(key, (many) => reported.push([key, many]))
  for (const key of ['a', 'a', 'b', 'a']) one(key)
  expect(reported).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  clock.advance(60_000)
  one('a')
  expect(reported.at(-1)).toEqual(['a', 3])
})
