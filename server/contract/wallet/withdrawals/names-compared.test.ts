import { expect, test } from 'vitest'
import { namesProblem } from './names-compared.ts'

const required = { path: 'namesCompared', rule: 'required' }

test.each([false, null, undefined])(
  'namesProblem requires, before a payment to another name, that both names were compared: %s',
  (namesCompared) => {
    expect(namesProblem({ success: true, nameMatches: false, namesCompared })).toEqual(required)
  },
)

test('namesProblem is null if both names were compared or are the same', () => {
  expect(namesProblem({ success: true, nameMatches: false, namesCompared: true })).toBeNull()
  expect(namesProblem({ success: true, nameMatches: true, namesCompared: null })).toBeNull()
})

test('namesProblem is null for a failed withdrawal, because the money returns to its owner', () => {
  expect(namesProblem({ success: false, nameMatches: false, namesCompared: false })).toBeNull()
})
