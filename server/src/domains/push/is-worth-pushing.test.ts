import { expect, test } from 'vitest'
import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import { isWorthPushing, type PushFacts } from './is-worth-pushing.ts'

const now = 2 * pushLimits.life
const facts: PushFacts = {
  notification: { profileId: 'p', readAt: null },
  queuedAt: now,
  session: { profileId: 'p', revokedAt: null, expiresAt: now + 1 },
}

test('an unread notification is pushed to an open session of its profile', () => expect(isWorthPushing(facts, now)).toBe(true))

test.each<[string, Partial<PushFacts>]>([
  ['was read meanwhile', { notification: { profileId: 'p', readAt: 1 } }],
  ['is for a profile that the device does not show', { session: { ...facts.session, profileId: 'q' } }],
  ['is for a session that was ended', { session: { ...facts.session, revokedAt: 1 } }],
  ['is for a session that expired', { session: { ...facts.session, expiresAt: now } }],
  ['waited for a day', { queuedAt: now - pushLimits.life }],
])('a notification is not pushed if it %s', (_, over) => expect(isWorthPushing({ ...facts, ...over }, now)).toBe(false))
