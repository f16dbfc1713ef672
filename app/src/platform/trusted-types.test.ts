import { expect, test } from 'vitest'
import { refuseMarkup, strictRules } from './trusted-types.ts'

test('allows code to empty an element, but not to fill it with markup', () => {
  expect(strictRules.createHTML('')).toBe('')
  expect(() => strictRules.createHTML('<b>hello</b>')).toThrow(TypeError)
})

test('allows the address of the service worker, and of no other script', () => {
  expect(strictRules.createScriptURL('/sw.js')).toBe('/sw.js')
  for (const address of ['https://else.example/sw.js', '//else.example/sw.js', '/files/1', ''])
    expect(() => strictRules.createScriptURL(address)).toThrow(TypeError)
})

test('creates the policy under the name `default`, and does nothing in a browser without policies', () => {
  const made: string[] = []
  refuseMarkup({ createPolicy: (name) => made.push(name) })
  refuseMarkup(undefined)
  expect(made).toEqual(['default'])
})
