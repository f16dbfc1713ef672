import { expect, test } from 'vitest'
import { onlyEmptyMarkup, refuseMarkup } from './trusted-types.ts'

test('emptying an element is allowed, filling it with text is not', () => {
  expect(onlyEmptyMarkup.createHTML('')).toBe('')
  expect(() => onlyEmptyMarkup.createHTML('<b>hello</b>')).toThrow(TypeError)
})

test('the rule is made under the name that browsers ask for, and nowhere is no mistake', () => {
  const made: string[] = []
  refuseMarkup({ createPolicy: (name) => made.push(name) })
  refuseMarkup(undefined)
  expect(made).toEqual(['default'])
})
