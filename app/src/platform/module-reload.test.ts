import { expect, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { isModuleFailure, takeReload } from './module-reload.ts'

test('reloads the page at most once in ten seconds', () => {
  const box = createSharedBox().tab()
  expect([0, 1, 9_999, 10_000, 10_001, 20_000].map((now) => takeReload(() => box, now))).toEqual([true, false, false, true, false, true])
})

test('reloads even if the clock was set back', () => {
  const box = createSharedBox().tab()
  takeReload(() => box, 50_000)
  expect(takeReload(() => box, 1_000)).toBe(true)
})

test('never reloads if the time cannot be stored', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const forgetful = { getItem: () => null, setItem: () => {} }
  expect([takeReload(closed, 0), takeReload(() => forgetful, 0), takeReload(() => ({ ...forgetful, setItem: closed }), 0)]).toEqual([
    false,
    false,
    false,
  ])
})

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Cannot read properties of undefined', false],
])('for the error “%s”, isModuleFailure returns %s', (message, is) => {
  expect(isModuleFailure(new TypeError(message))).toBe(is)
})
