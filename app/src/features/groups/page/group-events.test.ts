import { expect, test } from 'vitest'
import { isAboutGroups } from './group-events.ts'

test('isAboutGroups accepts a response to a join request, and rejects a wallet event', () => {
  expect(isAboutGroups(JSON.stringify({ id: '1', type: 'REQUEST_TO_JOIN_GROUP_ACCEPTED', unreadCount: 1 }))).toBe(true)
  expect(isAboutGroups(JSON.stringify({ id: '1', type: 'WALLET_TOP_UP_SUCCEEDED', unreadCount: 1 }))).toBe(false)
})

test.each(['', 'null', '7', '{}', '{"type":7}'])('isAboutGroups returns false for invalid data: %s', (data) =>
  expect(isAboutGroups(data)).toBe(false),
)
