import { expect, it } from 'vitest'
import { placeOf } from './toast-bar.ts'

const page = { width: 1280, height: 800 }
const edges = (top: number, bottom: number) => ({ top, bottom, left: 800, right: 1280, height: bottom - top })

it('a dialog keeps a lane of its own for toasts', () => {
  expect(placeOf(page, edges(600, 700), [edges(740, 800)])).toEqual({ bottom: 112, left: 800, right: 0 })
})

it('above the highest bar that is in sight', () => {
  expect(placeOf(page, null, [edges(740, 800), edges(700, 730)])).toEqual({ bottom: 112, left: null, right: null })
})

it('where the page has them, if no bar is in sight', () => {
  expect(placeOf(page, null, [])).toBeNull()
  expect(placeOf(page, null, [edges(900, 960), edges(-60, 0), edges(800, 800)])).toBeNull()
})
