import { describe, expect, it } from 'vitest'
import type { Decision } from '../common/decision.ts'
import { decideCancel, decideInvitationAnswer, decideRequestAnswer, type AnswerState } from './answer.ts'
import type { Outcome } from './change.ts'
import { decideInvite, type InviteState } from './invite.ts'
import { askAgainAt, decideJoin, type JoinState } from './join.ts'
import { decideLeave } from './leave.ts'
import { groupLimits } from './limits.ts'
import { membershipFor } from './membership.ts'
import { actorOf, hiddenGroup, invitationOf, memberOf, newcomerOf, openGroup, privateGroup, requestOf } from './testing/sample.ts'

const at = { id: 'new', now: 500 }
const day = 24 * 60 * 60_000
const codeOf = ({ problem, changes }: Decision<Outcome>) => problem?.code ?? (changes?.change === null ? 'nothing to do' : 'done')
const meta = { groupId: 'group', groupName: 'Bread', groupImage: '/files/photo', groupUserName: 'bread' }

describe('decideJoin', () => {
  const state: JoinState = {
    group: openGroup,
    member: null,
    invitation: null,
    lastRequest: null,
    groupsOfUser: 0,
    leaders: ['huda', 'lama'],
  }
  const join = (over: Partial<JoinState>, status: 'Active' | 'Rejected' = 'Active', now = at.now) =>
    decideJoin({ ...state, ...over }, actorOf('reem', status), { ...at, now })

  it('joins a public group at once, even if the group can be found by its link only', () => {
    for (const group of [openGroup, { ...openGroup, isDiscoverable: false }]) {
      const { changes } = join({ group })
      expect(changes).toMatchObject({
        id: 'new',
        change: { joined: [{ ...memberOf('reem'), id: 'new', joinedAt: 500 }], fields: { activeAt: 500 }, notices: [], opened: [] },
      })
    }
  })

  it('requests to join a private group and notifies its leaders', () => {
    const { changes } = join({ group: privateGroup })
    expect(changes?.change).toMatchObject({ joined: [], opened: [{ ...requestOf(), id: 'new', createdAt: 500 }] })
    const notice = { type: 'GROUP_REQUEST_CREATED', referenceId: 'new', senderProfileId: 'reem', meta }
    expect(changes?.change?.notices).toEqual([
      { profileId: 'huda', ...notice },
      { profileId: 'lama', ...notice },
    ])
  })

  it('returns the open request instead of creating a second one (X-47)', () => {
    expect(join({ group: privateGroup, lastRequest: requestOf(), groupsOfUser: 5 }).changes).toEqual({ id: 'request', change: null })
  })

  it('accepts an invitation in every kind of group, and closes the invitation and the request (X-47, X-48)', () => {
    for (const group of [openGroup, privateGroup, hiddenGroup]) {
      const { changes } = join({ group, invitation: invitationOf({ role: 'Admin' }), lastRequest: requestOf() })
      expect(changes?.change).toMatchObject({
        joined: [{ profileId: 'reem', role: 'Admin' }],
        closed: [
          { id: 'invitation', status: 'Accepted', answeredAt: 500 },
          { id: 'request', status: 'Accepted', answeredAt: 500 },
        ],
      })
      const line = { meta: { ...meta, accepted_at: '1970-01-01T00:00:00.500Z' } }
      expect(changes?.change?.lines).toEqual([
        { type: 'GROUP_INVITATION_CREATED', referenceId: 'invitation', profileId: 'reem', ...line },
        { type: 'GROUP_REQUEST_CREATED', referenceId: 'request', profileId: 'reem', ...line },
      ])
    }
  })

  it('ignores an expired invitation, and closes it as Cancelled on joining', () => {
    const invitation = invitationOf({ expiresAt: 500, role: 'Admin' })
    expect(codeOf(join({ group: hiddenGroup, invitation }))).toBe('GROUP_NOT_FOUND')
    expect(join({ group: privateGroup, invitation }).changes?.change?.opened).toHaveLength(1)
    expect(join({ invitation }).changes?.change).toMatchObject({ joined: [{ role: 'Member' }], closed: [{ status: 'Cancelled' }] })
  })

  it.each([
    ['a group that is not there', { group: null }, 'GROUP_NOT_FOUND'],
    ['a hidden private group without an invitation (G-17)', { group: hiddenGroup }, 'GROUP_NOT_FOUND'],
    ['a hidden private group, by who had asked before it was hidden', { group: hiddenGroup, lastRequest: requestOf() }, 'GROUP_NOT_FOUND'],
    ['a group twice', { member: memberOf('reem') }, 'GROUP_MEMBER_ALREADY_EXISTS'],
    ['a sixth group (G-01)', { groupsOfUser: 5 }, 'GROUPS_LIMIT_REACHED'],
    ['a sixth group, by asking', { group: privateGroup, groupsOfUser: 5 }, 'GROUPS_LIMIT_REACHED'],
    ['a fifth group', { groupsOfUser: 4 }, 'done'],
    ['a group of 500 (G-02)', { group: { ...openGroup, membersCount: 500 } }, 'GROUP_MEMBERS_LIMIT_REACHED'],
    ['a group of 499', { group: { ...openGroup, membersCount: 499 } }, 'done'],
  ] as const)('joining %s gives %s', (_, over, code) => expect(codeOf(join(over))).toBe(code))

  it('refuses profiles without a public page (X-50)', () => {
    for (const group of [openGroup, privateGroup]) expect(codeOf(join({ group }, 'Rejected'))).toBe('USER_NOT_VERIFIED')
  })

  it('refuses a new request for seven days after a refusal, and returns the remaining wait (G-16)', () => {
    const lastRequest = requestOf({ status: 'Rejected', answeredAt: 500 })
    const again = (now: number) => join({ group: privateGroup, lastRequest }, 'Active', now)
    expect(again(500 + day)).toMatchObject({ problem: { code: 'RATE_LIMITED', params: { retryAfter: 6 * 24 * 3600 } } })
    expect(codeOf(again(500 + 7 * day - 1))).toBe('RATE_LIMITED')
    expect(codeOf(again(500 + 7 * day))).toBe('done')
    expect(askAgainAt(lastRequest)).toBe(500 + groupLimits.askAgainAfter)
    for (const status of ['Accepted', 'Cancelled'] as const)
      expect(codeOf(join({ group: privateGroup, lastRequest: requestOf({ status, answeredAt: 499 }) }))).toBe('done')
  })
})

describe('decideLeave', () => {
  it.each([
    ['a member', openGroup, memberOf('reem'), 'done'],
    ['an admin', hiddenGroup, memberOf('reem', 'Admin'), 'done'],
    ['the owner', openGroup, memberOf('reem', 'Owner'), 'GROUP_MEMBERS_OWNER_CANNOT_LEAVE'],
    ['who is not in', privateGroup, null, 'GROUP_MEMBER_NOT_FOUND'],
    ['who is not in a hidden one', hiddenGroup, null, 'GROUP_NOT_FOUND'],
    ['nowhere', null, null, 'GROUP_NOT_FOUND'],
  ] as const)('leaving by %s gives %s', (_, group, member, code) =>
    expect(codeOf(decideLeave({ group, member, invitation: null }))).toBe(code),
  )
})

describe('decideInvite', () => {
  const state: InviteState = {
    group: privateGroup,
    member: memberOf('huda', 'Owner'),
    invitation: null,
    target: { userId: 'user-reem', type: 'AGENT', status: 'Active' },
    targetMember: null,
    targetInvitation: null,
  }
  const input = { profileId: 'reem', profileType: 'AGENT' } as const
  const invite = (over: Partial<InviteState>, more: Partial<Parameters<typeof decideInvite>[2]> = {}) =>
    decideInvite({ ...state, ...over }, actorOf('huda'), { ...input, ...more }, at)

  it('creates an invitation that expires after thirty days, and notifies the invited profile (G-14, G-15)', () => {
    expect(invite({}).changes?.change).toMatchObject({
      opened: [{ ...invitationOf(), id: 'new', createdAt: 500, expiresAt: 500 + 30 * day }],
      notices: [{ profileId: 'reem', type: 'GROUP_INVITATION_CREATED', referenceId: 'new', senderProfileId: 'huda', meta }],
    })
  })

  it('closes an expired invitation when it creates a new one', () => {
    expect(invite({ targetInvitation: invitationOf({ expiresAt: 499 }) }).changes?.change).toMatchObject({
      opened: [{ id: 'new' }],
      closed: [{ id: 'invitation', status: 'Cancelled' }],
    })
  })

  it.each([
    ['by an admin', { member: memberOf('huda', 'Admin') }, {}, 'done'],
    ['as an admin, by the owner', {}, { role: 'Admin' }, 'done'],
    ['as an admin, by an admin', { member: memberOf('huda', 'Admin') }, { role: 'Admin' }, 'UNAUTHORIZED_UPDATING'],
    ['as the owner', {}, { role: 'Owner' }, 'DTO_VALIDATION_ERROR'],
    ['as a visitor', {}, { role: 'Visitor' }, 'DTO_VALIDATION_ERROR'],
    ['by a member', { member: memberOf('huda') }, {}, 'UNAUTHORIZED_UPDATING'],
    ['by an outsider', { member: null }, {}, 'UNAUTHORIZED_UPDATING'],
    ['by an outsider of a hidden group', { member: null, group: hiddenGroup }, { role: 'Owner' }, 'GROUP_NOT_FOUND'],
    ['to a group that is not there', { group: null }, {}, 'GROUP_NOT_FOUND'],
    ['somebody who is not there', { target: null }, {}, 'PROFILE_NOT_FOUND'],
    ['somebody of another type', {}, { profileType: 'BRAND' }, 'PROFILE_NOT_FOUND'],
    ['somebody without a page (X-50)', { target: { userId: 'u', type: 'AGENT', status: 'Inactive' } }, {}, 'PROFILE_NOT_FOUND'],
    ['a member', { targetMember: memberOf('reem') }, {}, 'GROUP_MEMBER_ALREADY_EXISTS'],
    ['somebody twice', { targetInvitation: invitationOf() }, {}, 'USER_ALREADY_INVITED'],
  ] as const)('inviting %s gives %s', (_, over, more, code) => expect(codeOf(invite(over, more))).toBe(code))
})

describe('answering an invitation', () => {
  const state: AnswerState = {
    group: privateGroup,
    member: null,
    row: invitationOf(),
    newcomer: newcomerOf({ invitation: invitationOf() }),
  }
  const reply = (over: Partial<AnswerState>, profileId = 'reem', status: 'Accepted' | 'Rejected' | 'Cancelled' | 'Pending' = 'Accepted') =>
    decideInvitationAnswer({ ...state, ...over }, { profileId }, status, at)
  const owner = { member: memberOf('huda', 'Owner') }

  it('adds the member on acceptance, and closes the invitation on rejection', () => {
    expect(reply({}).changes).toMatchObject({
      id: 'invitation',
      change: { joined: [{ profileId: 'reem' }], closed: [{ status: 'Accepted' }] },
    })
    expect(reply({}, 'reem', 'Rejected').changes?.change).toMatchObject({
      joined: [],
      closed: [{ status: 'Rejected', answeredAt: 500 }],
      lines: [{ meta: { rejected_at: '1970-01-01T00:00:00.500Z' } }],
    })
  })

  it('is allowed to the group’s leaders only as a cancellation', () => {
    expect(reply(owner, 'huda', 'Cancelled').changes?.change).toMatchObject({
      closed: [{ status: 'Cancelled' }],
      lines: [{ meta: { cancelled_at: expect.any(String) as string } }],
    })
    expect(codeOf(decideCancel({ ...state, ...owner }, { profileId: 'huda' }, 500))).toBe('done')
  })

  it.each([
    ['by the owner, for another (case 23)', owner, 'huda', 'Accepted', 'UNAUTHORIZED_UPDATING'],
    ['by who is invited, as cancelled', {}, 'reem', 'Cancelled', 'UNAUTHORIZED_UPDATING'],
    ['as pending', {}, 'reem', 'Pending', 'DTO_VALIDATION_ERROR'],
    ['by a stranger', {}, 'noura', 'Accepted', 'UNAUTHORIZED_UPDATING'],
    ['by a stranger, of no such invitation', { row: null }, 'noura', 'Accepted', 'UNAUTHORIZED_UPDATING'],
    ['by a stranger to a hidden group', { group: hiddenGroup }, 'noura', 'Accepted', 'GROUP_NOT_FOUND'],
    ['by a stranger to a hidden group, of no such invitation', { group: hiddenGroup, row: null }, 'noura', 'Accepted', 'GROUP_NOT_FOUND'],
    ['by the owner, of no such invitation', { ...owner, row: null }, 'huda', 'Cancelled', 'GROUP_INVITATION_NOT_FOUND'],
    ['by the owner, of a request', { ...owner, row: requestOf() }, 'huda', 'Cancelled', 'GROUP_INVITATION_NOT_FOUND'],
    ['of one’s own request (case 23)', { row: requestOf() }, 'reem', 'Accepted', 'UNAUTHORIZED_UPDATING'],
    [
      'after it was cancelled',
      { row: invitationOf({ status: 'Cancelled' }), group: null },
      'reem',
      'Accepted',
      'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST',
    ],
    ['after it ran out', { row: invitationOf({ expiresAt: 500 }) }, 'reem', 'Accepted', 'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST'],
    ['after it was accepted', { row: invitationOf({ status: 'Accepted' }) }, 'reem', 'Rejected', 'GROUP_INVITATION_UPDATE_FAILED'],
    ['after it was declined', { row: invitationOf({ status: 'Rejected' }) }, 'reem', 'Accepted', 'GROUP_INVITATION_UPDATE_FAILED'],
    ['by who is in five groups', { newcomer: newcomerOf({ groupsOfUser: 5 }) }, 'reem', 'Accepted', 'GROUPS_LIMIT_REACHED'],
    ['by who has no page any more', { newcomer: newcomerOf({ status: 'Rejected' }) }, 'reem', 'Accepted', 'USER_NOT_VERIFIED'],
    ['to a full group', { group: { ...privateGroup, membersCount: 500 } }, 'reem', 'Accepted', 'GROUP_MEMBERS_LIMIT_REACHED'],
  ] as const)('is refused %s', (_, over, profileId, status, code) => expect(codeOf(reply(over, profileId, status))).toBe(code))

  it.each([
    ['the invited', {}, 'reem', 'UNAUTHORIZED_UPDATING'],
    ['a stranger', {}, 'noura', 'GROUP_INVITATION_NOT_FOUND'],
    ['a member', { member: memberOf('noura') }, 'noura', 'GROUP_INVITATION_NOT_FOUND'],
    ['the owner, of nothing', { ...owner, row: null }, 'huda', 'GROUP_INVITATION_NOT_FOUND'],
    ['the owner, of a request', { ...owner, row: requestOf() }, 'huda', 'GROUP_INVITATION_NOT_FOUND'],
    ['the owner, of an accepted one', { ...owner, row: invitationOf({ status: 'Accepted' }) }, 'huda', 'GROUP_INVITATION_UPDATE_FAILED'],
    ['the owner, twice', { ...owner, row: invitationOf({ status: 'Cancelled' }) }, 'huda', 'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST'],
  ] as const)('with decideCancel is refused to %s', (_, over, profileId, code) =>
    expect(codeOf(decideCancel({ ...state, ...over }, { profileId }, 500))).toBe(code),
  )
})

describe('decideRequestAnswer', () => {
  const state: AnswerState = {
    group: privateGroup,
    member: memberOf('huda', 'Admin'),
    row: requestOf(),
    newcomer: newcomerOf({ request: requestOf() }),
  }
  const reply = (over: Partial<AnswerState>, status: 'Accepted' | 'Rejected' | 'Cancelled' = 'Accepted', profileId = 'huda') =>
    decideRequestAnswer({ ...state, ...over }, { profileId }, status, at)

  it('adds the member or rejects the request, and notifies the requester', () => {
    const notice = { profileId: 'reem', referenceId: 'request', senderProfileId: 'huda', meta }
    expect(reply({}).changes).toMatchObject({
      id: 'request',
      change: {
        joined: [{ profileId: 'reem', role: 'Member' }],
        notices: [{ ...notice, type: 'REQUEST_TO_JOIN_GROUP_ACCEPTED' }],
        lines: [{ type: 'GROUP_REQUEST_CREATED' }],
      },
    })
    expect(reply({}, 'Rejected').changes?.change).toMatchObject({
      joined: [],
      closed: [{ status: 'Rejected' }],
      notices: [{ ...notice, type: 'REQUEST_TO_JOIN_GROUP_REJECTED' }],
      lines: [{ meta: { rejected_at: expect.any(String) as string } }],
    })
  })

  it('also closes an open invitation of the same profile (X-48)', () => {
    expect(reply({ newcomer: newcomerOf({ request: requestOf(), invitation: invitationOf() }) }).changes?.change?.closed).toMatchObject([
      { id: 'invitation', status: 'Accepted' },
      { id: 'request', status: 'Accepted' },
    ])
  })

  it.each([
    ['of one’s own (case 23)', { member: null }, 'Accepted', 'reem', 'UNAUTHORIZED_UPDATING'],
    ['by a member', { member: memberOf('noura') }, 'Accepted', 'noura', 'UNAUTHORIZED_UPDATING'],
    ['by an outsider of a hidden group', { member: null, group: hiddenGroup }, 'Accepted', 'noura', 'GROUP_NOT_FOUND'],
    ['as cancelled', {}, 'Cancelled', 'huda', 'DTO_VALIDATION_ERROR'],
    ['of another group', { row: null }, 'Accepted', 'huda', 'GROUP_INVITATION_NOT_FOUND'],
    ['of an invitation', { row: invitationOf() }, 'Accepted', 'huda', 'GROUP_INVITATION_NOT_FOUND'],
    ['after another answer', { row: requestOf({ status: 'Rejected' }) }, 'Accepted', 'huda', 'GROUP_INVITATION_UPDATE_FAILED'],
    [
      'after it was withdrawn',
      { row: requestOf({ status: 'Cancelled' }) },
      'Rejected',
      'huda',
      'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST',
    ],
    ['of somebody suspended', { newcomer: newcomerOf({ status: 'Inactive' }) }, 'Accepted', 'huda', 'USER_NOT_VERIFIED'],
    ['of somebody who is gone', { newcomer: null }, 'Accepted', 'huda', 'USER_NOT_VERIFIED'],
    ['of somebody in five groups', { newcomer: newcomerOf({ groupsOfUser: 5 }) }, 'Accepted', 'huda', 'GROUPS_LIMIT_REACHED'],
  ] as const)('refuses an answer %s', (_, over, status, profileId, code) => expect(codeOf(reply(over, status, profileId))).toBe(code))
})

describe('membershipFor', () => {
  const place = { group: privateGroup, member: null, invitation: null, lastRequest: null }
  const view = (over: object) => membershipFor({ ...place, ...over }, { type: 'AGENT' }, 500)

  it('returns the role and type of a member, or the last request and the open invitation of a visitor', () => {
    expect(view({ member: memberOf('reem', 'Admin') })).toEqual({ role: 'Admin', type: 'AGENT', lastRequest: null, invitation: null })
    const lastRequest = requestOf({ status: 'Rejected', answeredAt: 0 })
    expect(view({ lastRequest, invitation: invitationOf() })).toEqual({
      role: 'Visitor',
      type: null,
      lastRequest: { id: 'request', status: 'Rejected', retryAt: '1970-01-08T00:00:00.000Z' },
      invitation: invitationOf(),
    })
    expect(view({ invitation: invitationOf({ expiresAt: 500 }) })?.invitation).toBeNull()
  })

  it('returns null if the group is hidden from the reader (X-45)', () => {
    expect(view({ group: null })).toBeNull()
    expect(view({ group: hiddenGroup, lastRequest: requestOf() })).toBeNull()
    expect(view({ group: hiddenGroup, invitation: invitationOf() })?.invitation).toEqual(invitationOf())
  })
})
