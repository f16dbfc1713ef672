import { describe, expect, test } from 'vitest'
import type { GroupViewer } from '@wasla/contract/groups/access.ts'
import type { Membership } from './useGroupPage.ts'
import { wayIn } from './way-in.ts'

const now = Date.parse('2025-11-20T09:00:00Z')
const privacies = {
  open: { isPrivate: false, isDiscoverable: true },
  linkOnly: { isPrivate: false, isDiscoverable: false },
  onRequest: { isPrivate: true, isDiscoverable: true },
  byInvitation: { isPrivate: true, isDiscoverable: false },
} as const
const nothing: Membership = { __typename: 'GroupMembership', role: 'Visitor', lastRequest: null, invitation: null }
const after = (status: 'Pending' | 'Accepted' | 'Rejected', retryAt: string | null): Membership => ({
  ...nothing,
  lastRequest: { __typename: 'LastRequest', id: 'request', status, retryAt },
})
const way = (privacy: keyof typeof privacies, viewer: GroupViewer, membership: Membership = nothing, isKnown = true) =>
  wayIn({ access: { ...privacies[privacy], viewer }, membership, isKnown, now })

describe('wayIn', () => {
  test('asks signed-out visitors to sign in, unless the group is closed', () => {
    expect((['open', 'linkOnly', 'onRequest', 'byInvitation'] as const).map((each) => way(each, 'signedOut').kind)).toEqual([
      'signIn',
      'signIn',
      'signIn',
      'none',
    ])
  })

  test('lets visitors join an open or unlisted group, ask to join a private group, and do neither in a closed group', () => {
    expect((['open', 'linkOnly', 'onRequest', 'byInvitation'] as const).map((each) => way(each, 'outsider').kind)).toEqual([
      'join',
      'join',
      'request',
      'none',
    ])
  })

  test('offers nothing to members', () => {
    expect((['Member', 'Admin', 'Owner'] as const).map((each) => way('open', each).kind)).toEqual(['none', 'none', 'none'])
  })

  test('prevents a second request while one is pending', () => {
    expect(way('onRequest', 'outsider', after('Pending', null)).kind).toBe('sent')
  })

  test('allows a new request after a decline, from the day on which that is allowed', () => {
    expect(way('onRequest', 'outsider', after('Rejected', '2025-11-21T09:00:00Z'))).toEqual({
      kind: 'later',
      retryAt: Date.parse('2025-11-21T09:00:00Z'),
    })
    expect(way('onRequest', 'outsider', after('Rejected', '2025-11-20T09:00:00Z')).kind).toBe('request')
  })

  test('lets an invited visitor answer, even in a closed group', () => {
    const invited: Membership = { ...nothing, invitation: { __typename: 'GroupInvitation', id: 'invitation', role: 'Admin' } }
    expect(way('byInvitation', 'invited', invited)).toEqual({ kind: 'invited', invitationId: 'invitation', role: 'Admin' })
  })

  test('returns `loading` until the membership is known', () => {
    expect(way('onRequest', 'outsider', null, false).kind).toBe('loading')
  })

  test('offers nothing in a closed group while an invitation is unknown', () => {
    expect(way('byInvitation', 'outsider', null, false).kind).toBe('none')
  })
})
