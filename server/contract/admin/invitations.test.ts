import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import {
  decideAcceptance,
  decideInvitation,
  decideOpening,
  decideResending,
  decideReset,
  decideRevocation,
  invitationLife,
  invitationLink,
  mayResend,
  mayReset,
  type AdminInvitationRecord,
  type InvitationState,
} from './invitations.ts'
import { newAdminAccount } from './team.ts'
import type { Team, TeamMember } from './two-people.ts'

const now = Date.parse('2026-03-15T09:00:00.000Z')
const day = 86_400_000
const at = { id: 'invitation', now, adminId: 'amal' }
const member = { email: ' Sara@example.com ', name: 'Sara', role: 'FINANCE' } as const
const { invitation } = changesOf(decideInvitation({ mode: 'live', isEmailTaken: false }, member, at))
const account = { ...newAdminAccount({ ...member, id: 'sara', invitedBy: 'rana', restsUntil: null }), hasTotp: true }
const mayDo = { role: 'SUPER_ADMIN', disabledAt: null, restsUntil: null } as const
/** Amal invited Rana, and Rana invited Sara; Dina's account was made on the server. */
const team: Team = new Map<string, TeamMember>([
  ['amal', { ...mayDo, id: 'amal', invitedBy: null }],
  ['rana', { ...mayDo, id: 'rana', invitedBy: 'amal' }],
  ['dina', { ...mayDo, id: 'dina', invitedBy: null }],
  ['sara', account],
])
const lost = { reason: 'A lost phone' }
const { invitation: reset } = changesOf(decideReset({ account, team }, lost, at))

describe('inviting a colleague', () => {
  it('creates an invitation without a password', () => {
    expect(invitation).toMatchObject({ email: 'Sara@example.com', accountId: null, invitedBy: 'amal', expiresAt: now + invitationLife })
    expect(JSON.stringify(invitation)).not.toContain('password')
  })

  it('refuses an email address that is taken, and a demo address outside the demo', () => {
    const taken = [{ path: 'email', rule: 'taken' }]
    expect(decideInvitation({ mode: 'live', isEmailTaken: true }, member, at).problem?.fields).toEqual(taken)
    const ofDemo = { ...member, email: 'support@wasla.example' }
    expect(decideInvitation({ mode: 'live', isEmailTaken: false }, ofDemo, at).problem?.fields).toEqual(taken)
    expect(decideInvitation({ mode: 'demo', isEmailTaken: false }, ofDemo, at).problem).toBeUndefined()
  })
})

describe('resetting a password', () => {
  it('sends a link and logs the reason; refuses the admin’s own account, a missing account and a disabled account', () => {
    expect(reset).toMatchObject({ accountId: 'sara', invitedBy: 'amal' })
    const log = changesOf(decideReset({ account, team }, lost, at)).action
    expect(log).toEqual({ action: 'admin.passwordResetSent', target: 'sara', before: null, after: { reason: 'A lost phone' } })
    expect(decideReset({ account: { ...account, id: 'amal' }, team }, lost, at).problem?.code).toBe('ADMIN_FORBIDDEN')
    expect(decideReset({ account: null, team }, lost, at).problem?.code).toBe('USER_NOT_FOUND')
    expect(decideReset({ account: { ...account, disabledAt: now }, team }, lost, at).problem?.code).toBe('USER_SUSPENDED')
  })

  it('is refused to an admin outside the account’s line, unless the account was created on the server itself', () => {
    expect(decideReset({ account, team }, lost, { ...at, adminId: 'dina' }).problem?.code).toBe('ADMIN_FORBIDDEN')
    const ofServer = { ...account, invitedBy: null }
    expect(decideReset({ account: ofServer, team }, lost, { ...at, adminId: 'dina' }).problem).toBeUndefined()
  })

  it('is allowed to exactly the admins who see its button; the same is true for resending a link', () => {
    for (const adminId of ['amal', 'rana', 'dina', 'sara'])
      expect([adminId, mayReset(account, team, adminId), mayResend(invitation, adminId)]).toEqual([
        adminId,
        decideReset({ account, team }, lost, { ...at, adminId }).problem === undefined,
        decideResending(invitation, { now, adminId }).problem === undefined,
      ])
    expect([mayReset(account, team, 'dina'), mayResend(invitation, 'rana')]).toEqual([false, false])
  })
})

describe('a one-time link', () => {
  const ended: readonly Partial<AdminInvitationRecord>[] = [{ acceptedAt: now }, { revokedAt: now }]

  it('can be resent only by its sender and revoked by any admin, until it is used or revoked', () => {
    const again = changesOf(decideResending({ ...invitation, expiresAt: now - 1 }, { now, adminId: 'amal' }))
    expect(again.invitation).toMatchObject({ invitedBy: 'amal', expiresAt: now + invitationLife })
    expect(changesOf(decideRevocation(invitation, now)).invitation.revokedAt).toBe(now)
    for (const change of ended)
      for (const decision of [
        decideResending({ ...invitation, ...change }, { now, adminId: 'dina' }),
        decideRevocation({ ...invitation, ...change }, now),
      ])
        expect(decision.problem?.code).toBe('ADMIN_INVITATION_NOT_FOUND')
    for (const adminId of ['sara', 'dina']) expect(decideResending(reset, { now, adminId }).problem?.code).toBe('ADMIN_FORBIDDEN')
  })

  const state: InvitationState = { invitation, account: null, inviter: { disabledAt: null } }
  const resetting: InvitationState = { invitation: reset, account, inviter: { disabledAt: null } }
  const dead: readonly (readonly [string, InvitationState, number])[] = [
    ['there is none of', { ...state, invitation: null }, now],
    ['was opened', { ...state, invitation: { ...invitation, acceptedAt: now } }, now],
    ['was withdrawn', { ...state, invitation: { ...invitation, revokedAt: now } }, now],
    ['is 72 hours old', state, now + invitationLife],
    ['is of somebody who was disabled', { ...state, inviter: { disabledAt: now } }, now],
    ['is for an account that was disabled', { ...resetting, account: { ...account, disabledAt: now } }, now],
  ]

  it.each(dead)('is invalid if it is a link that %s', (_name, one, when) => {
    expect(decideOpening(one, when).problem?.code).toBe('ADMIN_INVITATION_INVALID')
    expect(decideAcceptance(one, { mode: 'live', id: 'new', now: when }).problem?.code).toBe('ADMIN_INVITATION_INVALID')
  })

  it('creates an account whose inviter is the sender of the link and which rests for three days (Y-09)', () => {
    expect(changesOf(decideAcceptance(state, { mode: 'live', id: 'new', now }))).toMatchObject({
      isReset: false,
      account: { id: 'new', email: 'Sara@example.com', invitedBy: 'amal', restsUntil: now + 3 * day, hasTotp: false },
      invitation: { acceptedAt: now },
      action: { action: 'admin.teamMemberAdded', target: 'new', after: { role: 'FINANCE', invitedBy: 'amal' } },
    })
  })

  it('resets an account: the sender becomes its inviter, its second step is removed, and it rests for three days', () => {
    expect(changesOf(decideAcceptance(resetting, { mode: 'live', id: 'new', now }))).toMatchObject({
      isReset: true,
      account: { id: 'sara', invitedBy: 'amal', restsUntil: now + 3 * day, hasTotp: false },
      action: { action: 'admin.passwordReset', target: 'sara' },
    })
  })

  it('has its token in the fragment of the URL, which browsers do not send to servers', () => {
    expect(invitationLink('https://wasla.example', 'token')).toBe('https://wasla.example/admin/join#token')
  })
})
