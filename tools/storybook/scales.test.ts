import { expect, test } from 'vitest'
import { initialGlobals } from '../../.storybook/globals.ts'
import { scaledBy, scalesOf } from '../../.storybook/scales.ts'

test('a story as designed sets neither a density nor a text size', () =>
  expect(scaledBy(initialGlobals, false)).toEqual({ density: undefined, fontSize: undefined }))

test('a story sets the density and the text size of its page', () =>
  expect(scaledBy({ density: 'compact', textScale: '200' }, false)).toEqual({ density: 'compact', fontSize: '200%' }))

test('a docs page keeps its text size, and its previews have the chosen density', () =>
  expect(scaledBy({ density: 'roomy', textScale: '200' }, true)).toEqual({ density: 'roomy', fontSize: undefined }))

test('another density changes the space and the heights of controls', () => {
  const { space, control } = scalesOf('compact')
  expect(space.md).toBe('calc(1rem * 0.75)')
  expect(control.field).toBe('calc(3rem * 0.85)')
})
