import { expect, it } from 'vitest'
import { isSameValue } from './same-value.ts'

it.each<[unknown, unknown]>([
  ['Noura', ' Noura\n'],
  ['', null],
  [' ', undefined],
  [0, 0],
  [
    ['a', 'b'],
    ['a', 'b '],
  ],
  [{ city: 'Riyadh', area: '' }, { city: 'Riyadh' }],
])('%j and %j are sent as the same', (one, other) => {
  expect(isSameValue(one, other)).toBe(true)
  expect(isSameValue(other, one)).toBe(true)
})

it.each<[unknown, unknown]>([
  ['Noura', 'Sara'],
  ['', 0],
  ['', false],
  [1, '1'],
  [true, false],
  [['a'], ['a', 'b']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [{ city: 'Riyadh' }, { city: 'Jeddah' }],
  [{ 0: 'a' }, ['a']],
])('%j and %j are a change', (one, other) => {
  expect(isSameValue(one, other)).toBe(false)
  expect(isSameValue(other, one)).toBe(false)
})
