import { expect, test } from 'vitest'
import { daysOf, readSelection, withSelection } from './selection.ts'

const selection = (query: string) => readSelection(new URLSearchParams(query), ['INSTAGRAM', 'TIKTOK'])

test('an address stores the selection, and invalid values become the defaults', () => {
  expect(selection('')).toEqual({ range: '30', metric: 'ENGAGEMENT', platform: null })
  expect(selection('range=180&metric=VIEWS&platform=TIKTOK')).toEqual({ range: '180', metric: 'VIEWS', platform: 'TIKTOK' })
  expect(selection('range=31&metric=DROP&platform=YOUTUBE')).toEqual({ range: '30', metric: 'ENGAGEMENT', platform: null })
})

test('a selection changes only its own parameter of the address', () => {
  const query = new URLSearchParams('range=90&dialog=connect')
  expect(withSelection(query, 'platform', 'TIKTOK').toString()).toBe('range=90&dialog=connect&platform=TIKTOK')
  expect(withSelection(query, 'range', '30').toString()).toBe('dialog=connect')
})

test('a range ends today and includes both ends', () => {
  expect(daysOf('30', Date.parse('2026-03-01T09:00:00Z'))).toEqual({ startDate: '2026-01-31', endDate: '2026-03-01' })
})
