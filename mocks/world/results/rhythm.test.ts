import { expect, test } from 'vitest'
import { hour } from '../clock.ts'
import { apportion } from './apportion.ts'
import { isRamadan, isWhiteFriday, momentInDay, weightOf } from './rhythm.ts'

test('isWhiteFriday is true for the last Friday of November', () => {
  expect(['2025-11-21', '2025-11-28', '2026-11-27', '2026-12-04'].map(isWhiteFriday)).toEqual([false, true, true, false])
  expect(weightOf('2025-11-28')).toBeGreaterThan(2 * weightOf('2025-11-21'))
})

test('isRamadan follows the Umm al-Qura calendar', () => {
  expect(['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map(isRamadan)).toEqual([false, true, true, false])
})

test('momentInDay rises all day, reaches half of the clicks in the afternoon, and rises earlier in Ramadan nights', () => {
  for (const date of ['2025-11-18', '2025-11-20', '2026-03-01']) {
    expect(momentInDay(date, 0)).toBe(0)
    expect(momentInDay(date, 0.9999)).toBeLessThan(24 * hour)
    const moments = Array.from({ length: 50 }, (_, at) => momentInDay(date, at / 50))
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  }
  expect(momentInDay('2025-11-18', 0.5)).toBeGreaterThan(14 * hour)
  expect(momentInDay('2026-03-01', 0.3)).toBeLessThan(5 * hour)
})

test('apportion returns proportional parts that add up to the total', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(7, [0, 2, 5])).toEqual([0, 2, 5])
  expect(apportion(0, [1, 2])).toEqual([0, 0])
  expect(apportion(5, [0, 0])).toEqual([0, 0])
})
