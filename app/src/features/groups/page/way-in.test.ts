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
  wayIn({ standing: { ...privacies[privacy], viewer }, membership, isKnown, now })

describe('the way into a group', () => {
  test('signed out one signs in, unless nobody can join but by invitation', () => {
    expect((['open', 'linkOnly', 'onRequest', 'byInvitation'] as const).map((each) => way(each, 'signedOut').kind)).toEqual([
      'signIn',
      'signIn',
      'signIn',
      'none',
    ])
  })

  test('an outsider joins, joins, asks, and has no way', () => {
    expect((['open', 'linkOnly', 'onRequest', 'byInvitation'] as const).map((each) => way(each, 'outsider').kind)).toEqual([
      'join',
      'join',
      'request',
      'none',
    ])
  })

  test('nobody who is in has one', () => {
    expect((['Member', 'Admin', 'Owner'] as const).map((each) => way('open', each).kind)).toEqual(['none', 'none', 'none'])
  })

  test('a request that waits cannot be sent again', () => {
    expect(way('onRequest', 'outsider', after('Pending', null)).kind).toBe('sent')
  })

  test('a refused one can, once its day has come', () => {
    expect(way('onRequest', 'outsider', after('Rejected', '2025-11-21T09:00:00Z'))).toEqual({
      kind: 'later',
      retryAt: Date.parse('2025-11-21T09:00:00Z'),
    })
    expect(way('onRequest', 'outsider', after('Rejected', '2025-11-20T09:00:00Z')).kind).toBe('request')
  })

  test('who is invited answers, also where nobody else has a way', () => {
    const invited: Membership = { ...nothing, invitation: { __typename: 'GroupInvitation', id: 'invitation', role: 'Admin' } }
    expect(way('byInvitation', 'invited', invited)).toEqual({ kind: 'invited', invitationId: 'invitation', role: 'Admin' })
  })

  test('nothing is offered before it is known', () => {
    expect(way('onRequest', 'outsider', null, false).kind).toBe('loading')
  })

  test('a closed group promises no way while nobody knows of an invitation', () => {
    expect(way('byInvitation', 'outsider', null, false).kind).toBe('none')
  })
})
