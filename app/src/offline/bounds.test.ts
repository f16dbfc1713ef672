import { expect, test } from 'vitest'
import { bounds, excessOf, isReadable } from './bounds.ts'

const day = 86_400_000
const now = 100 * day
const entry = (name: string, age: number, bytes = 1) => ({ address: name, at: now - age, bytes })

test('an answer is readable for a week', () => {
  expect([isReadable(now, now), isReadable(now - 7 * day, now), isReadable(now - 7 * day - 1, now)]).toEqual([true, true, false])
})

test('an answer without a time, or of a clock that was days ahead, is not readable', () => {
  expect([isReadable(undefined, now), isReadable(Number.NaN, now), isReadable(now + 2 * day, now)]).toEqual([false, false, false])
})

test('a clock that was set back by some hours loses nothing', () => {
  expect(isReadable(now + 3_600_000, now)).toBe(true)
})

test('old answers are removed, whatever room there is', () => {
  expect(excessOf([entry('old', 8 * day), entry('new', 0)], now)).toEqual(['old'])
})

test('the oldest answers are removed if there are too many', () => {
  const limits = { ...bounds, answers: 2 }
  expect(excessOf([entry('first', 3), entry('third', 1), entry('second', 2)], now, limits)).toEqual(['first'])
})

test('the oldest answers are removed if they take too much room', () => {
  const limits = { ...bounds, bytes: 100 }
  expect(excessOf([entry('a', 3, 50), entry('b', 2, 60), entry('c', 1, 40)], now, limits)).toEqual(['a'])
  expect(excessOf([entry('a', 1, 50), entry('b', 2, 50)], now, limits)).toEqual([])
})
