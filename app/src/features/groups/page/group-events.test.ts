import { expect, test } from 'vitest'
import { isAboutGroups } from './group-events.ts'

test('an answer to a request is about a group, money is not', () => {
  expect(isAboutGroups(JSON.stringify({ id: '1', type: 'REQUEST_TO_JOIN_GROUP_ACCEPTED', unreadCount: 1 }))).toBe(true)
  expect(isAboutGroups(JSON.stringify({ id: '1', type: 'WALLET_TOP_UP_SUCCEEDED', unreadCount: 1 }))).toBe(false)
})

test.each(['', 'null', '7', '{}', '{"type":7}'])('%s is about nothing', (data) => expect(isAboutGroups(data)).toBe(false))
