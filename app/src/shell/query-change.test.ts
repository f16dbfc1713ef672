import { expect, test } from 'vitest'
import { addressWith, withChange } from './query-change.ts'

const changed = (newest: string, rendered: string, linked: string) =>
  withChange(new URLSearchParams(newest), new URLSearchParams(rendered), new URLSearchParams(linked)).toString()

test('a link changes its own part of the query and keeps the others', () => {
  expect(changed('lang=ar&range=90', 'lang=ar&range=90', 'lang=ar&range=90&platform=TIKTOK')).toBe('lang=ar&range=90&platform=TIKTOK')
  expect(changed('range=90', 'range=90', '')).toBe('')
})

test('a link does not undo a change that is not rendered yet', () => {
  expect(changed('platform=TIKTOK', '', 'range=90')).toBe('platform=TIKTOK&range=90')
  expect(changed('platform=TIKTOK&range=90', 'range=90', '')).toBe('platform=TIKTOK')
})

test('an address without a query has no question mark', () => {
  expect(addressWith('/stats', new URLSearchParams(), 'figures')).toBe('/stats#figures')
  expect(addressWith('/stats', new URLSearchParams('range=90'), 'figures')).toBe('/stats?range=90#figures')
})
