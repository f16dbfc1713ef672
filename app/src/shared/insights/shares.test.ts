import { expect, test } from 'vitest'
import { inOrder, largest } from './shares.ts'

const share = (key: string, weight: number) => ({ key, weight })

test('puts the largest shares first and adds up the rest', () => {
  const few = largest([share('EG', 0.1), share('SA', 0.6), share('other', 0.1), share('KW', 0.15), share('JO', 0.05)], 3)
  expect(few.map(({ key }) => key)).toEqual(['SA', 'KW', 'EG', 'other'])
  expect(few.at(-1)?.weight).toBeCloseTo(0.15)
})

test('adds no rest if no share is left', () => {
  expect(largest([share('SA', 0.7), share('KW', 0.3)], 6).map(({ key }) => key)).toEqual(['SA', 'KW'])
  expect(largest([], 6)).toEqual([])
})

test('sorts ages from the youngest to the oldest, with unknown ages last', () => {
  expect(inOrder([share('25-34', 1), share('13-17', 2), share('99', 3)], ['13-17', '25-34']).map(({ key }) => key)).toEqual([
    '13-17',
    '25-34',
    '99',
  ])
})
