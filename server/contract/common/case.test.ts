import { expect, expectTypeOf, it } from 'vitest'
import { camelCase, snakeCase } from './case.ts'

it('snakeCase and camelCase convert a name in both directions', () => {
  expect([snakeCase('dateOfBirth'), camelCase('date_of_birth'), camelCase('firstName')]).toEqual([
    'date_of_birth',
    'dateOfBirth',
    'firstName',
  ])
  expectTypeOf(camelCase('date_of_birth')).toEqualTypeOf<'dateOfBirth'>()
  expectTypeOf(snakeCase('dateOfBirth')).toEqualTypeOf<'date_of_birth'>()
})
