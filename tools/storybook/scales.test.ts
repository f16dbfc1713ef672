import { expect, test } from 'vitest'
import { initialGlobals } from '../../.storybook/globals.ts'
import { scaledBy, scalesOf } from '../../.storybook/scales.ts'

test('a story as designed sets neither a density nor a size of text', () =>
  expect(scaledBy(initialGlobals, false)).toEqual({ density: undefined, fontSize: undefined }))

test('a story sets the density and the size of text of its page', () =>
  expect(scaledBy({ density: 'compact', textScale: '200' }, false)).toEqual({ density: 'compact', fontSize: '200%' }))

test('a docs page keeps its size of text, and its previews have the density', () =>
  expect(scaledBy({ density: 'roomy', textScale: '200' }, true)).toEqual({ density: 'roomy', fontSize: undefined }))

test('another density changes every step of space and every height of controls', () => {
  const { space, control } = scalesOf('compact')
  expect(space.md).toBe('calc(1rem * 0.75)')
  expect(control.field).toBe('calc(3rem * 0.85)')
})
