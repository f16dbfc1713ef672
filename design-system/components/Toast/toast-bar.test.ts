import { expect, it } from 'vitest'
import { placeOf } from './toast-bar.ts'

const page = { width: 1280, height: 800 }
const edges = (top: number, bottom: number) => ({ top, bottom, left: 800, right: 1280, height: bottom - top })

it('toasts are in the lane of a dialog if the dialog has a lane', () => {
  expect(placeOf(page, edges(600, 700), [edges(740, 800)])).toEqual({ bottom: 112, left: 800, right: 0 })
})

it('toasts are above the highest visible bar', () => {
  expect(placeOf(page, null, [edges(740, 800), edges(700, 730)])).toEqual({ bottom: 112, left: null, right: null })
})

it('toasts have the default position if no bar is visible', () => {
  expect(placeOf(page, null, [])).toBeNull()
  expect(placeOf(page, null, [edges(900, 960), edges(-60, 0), edges(800, 800)])).toBeNull()
})
