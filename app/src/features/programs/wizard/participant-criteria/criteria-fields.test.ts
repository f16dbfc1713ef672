import { expect, it } from 'vitest'
import { fieldsOfCriteria } from './criteria-fields.ts'

it.each([
  ['platforms.2.minViews', 'platforms.2.minViews'],
  ['platforms.0.platform', 'platforms'],
  ['platforms', 'platforms'],
  ['locations.4', 'locations'],
  ['profileTypes.0', 'profileTypes'],
])('fieldsOfCriteria shows a problem of %s at %s', (path, field) => {
  expect(fieldsOfCriteria.at?.(path)).toBe(field)
})
