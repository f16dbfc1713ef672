import { expect, test } from 'vitest'
import { readRefusedEntry } from './refused-entry.ts'

const problem = { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'mobileNumber', rule: 'phoneNumber' }] }

test('a refused form gives the typed number and the reason', () => {
  expect(readRefusedEntry({ countryId: 'SA', typed: '5501', problem })).toEqual({
    countryId: 'SA',
    national: '5501',
    problem: { ...problem, params: {} },
  })
})

test.each([null, 7, {}, { countryId: 'SA' }, { typed: '5501', problem }])('%j is no refused form', (said) => {
  expect(readRefusedEntry(said)).toBeNull()
})

test('a reason that this version does not know is a general error', () => {
  expect(readRefusedEntry({ countryId: 'SA', typed: '', problem: { code: 'NEW_CODE' } })?.problem.code).toBe('GENERAL_ERROR')
})
