import { expect, test } from 'vitest'
import { readReported } from './reported.ts'

const data = (event: unknown) => JSON.stringify(event)

test('reads the number of unread notifications from an event', () => {
  expect(readReported(data({ id: 'n', type: 'WITHDRAWAL_FAILED', unreadCount: 4, profileId: 'me' }), 'me')).toEqual({ unreadCount: 4 })
  expect(readReported(data({ id: 'n', unreadCount: 0 }), 'me')).toEqual({ unreadCount: 0 })
})

test('ignores an event about another profile of the same user', () => {
  expect(readReported(data({ id: 'n', unreadCount: 4, profileId: 'other' }), 'me')).toBeNull()
})

test.each([
  ['no JSON'],
  ['null'],
  ['7'],
  [data({ id: 'n' })],
  [data({ unreadCount: '4' })],
  [data({ unreadCount: -1 })],
  [data({ unreadCount: 1.5 })],
])('reads no number from %s', (event) => {
  expect(readReported(event, 'me')).toEqual({ unreadCount: null })
})
