import { expect, test } from 'vitest'
import { namesProblem } from './names-compared.ts'

const required = { path: 'namesCompared', rule: 'required' }

test.each([false, null, undefined])('names that differ must have been compared before money goes out: %s', (namesCompared) => {
  expect(namesProblem({ success: true, nameMatches: false, namesCompared })).toEqual(required)
})

test('names that were compared, or are the same, are no problem', () => {
  expect(namesProblem({ success: true, nameMatches: false, namesCompared: true })).toBeNull()
  expect(namesProblem({ success: true, nameMatches: true, namesCompared: null })).toBeNull()
})

test('money that comes back goes to nobody else, so that no name is compared', () => {
  expect(namesProblem({ success: false, nameMatches: false, namesCompared: false })).toBeNull()
})
