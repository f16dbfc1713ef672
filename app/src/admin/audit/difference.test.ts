import { expect, test } from 'vitest'
import { differences } from './difference.ts'

test('only changed leaves are returned, with both values', () => {
  expect(differences({ value: 15, unit: 'percent' }, { value: 17.5, unit: 'percent' })).toEqual([
    { path: 'value', before: 15, after: 17.5 },
  ])
})

test('an added or removed leaf has a value on one side only', () => {
  expect(differences({ label: 'Founding member' }, { label: null, reason: 'requested' })).toEqual([
    { path: 'label', before: 'Founding member', after: null },
    { path: 'reason', before: null, after: 'requested' },
  ])
})

test('lists are compared index by index', () => {
  const profile = (status: string) => ({ profiles: [{ id: 'p', status }] })
  expect(differences(profile('Active'), profile('Inactive'))).toEqual([{ path: 'profiles.0.status', before: 'Active', after: 'Inactive' }])
})

test('a missing before or after counts as empty', () => {
  expect(differences(null, null)).toEqual([])
  expect(differences(null, { code: 'WRONG_OTP' })).toEqual([{ path: 'code', before: null, after: 'WRONG_OTP' }])
  expect(differences(null, 7)).toEqual([{ path: '', before: null, after: 7 }])
})

test('numbers and booleans keep their type, so that each language can format them', () => {
  expect(differences({ admitted: false }, { admitted: true, next: 3 })).toEqual([
    { path: 'admitted', before: false, after: true },
    { path: 'next', before: null, after: 3 },
  ])
})
