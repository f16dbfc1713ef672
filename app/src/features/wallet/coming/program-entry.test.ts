import { expect, test } from 'vitest'
import { canFindPrograms } from './program-entry.ts'

const on = { program: true, payment: true }

test('canFindPrograms returns true only if programs are switched on and their page exists', () => {
  expect(canFindPrograms(on, () => true)).toBe(true)
  expect(canFindPrograms(on, () => false)).toBe(false)
  expect(canFindPrograms({ ...on, program: false }, () => true)).toBe(false)
  expect(canFindPrograms(null, () => true)).toBe(false)
})
