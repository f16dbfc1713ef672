import { expect, test } from 'vitest'
import { nameProblems } from './name-problems.ts'

test('requires one to fifty letters', () => {
  expect(nameProblems({ name: ' قهوة ' })).toEqual([])
  expect(nameProblems({ name: '😀'.repeat(50) })).toEqual([])
  expect(nameProblems({ name: '  ' })).toEqual([{ path: 'name', rule: 'required' }])
  expect(nameProblems({ name: 'x'.repeat(51) })).toEqual([{ path: 'name', rule: 'tooLong', params: { max: 50 } }])
})
