import { expect, test } from 'vitest'
import { onlyEmptyMarkup, refuseMarkup } from './trusted-types.ts'

test('allows code to empty an element, but not to fill it with markup', () => {
  expect(onlyEmptyMarkup.createHTML('')).toBe('')
  expect(() => onlyEmptyMarkup.createHTML('<b>hello</b>')).toThrow(TypeError)
})

test('creates the policy under the name `default`, and does nothing in a browser without policies', () => {
  const made: string[] = []
  refuseMarkup({ createPolicy: (name) => made.push(name) })
  refuseMarkup(undefined)
  expect(made).toEqual(['default'])
})
