import { emailKey } from '@wasla/contract/admin/email-key.ts'
import {
  decideAcceptance,
  decideInvitation,
  decideOpening,
  decideResending,
  decideReset,
  decideRevocation,
  invitationFor,
  invitationLink,
  invitationOf,
  type InvitationState,
} from '@wasla/contract/admin/invitations.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { acceptInvitationRules, teamMemberRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AdminInvitation, AdminInvitationFor, AdminInvitationLink } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { endSessions, takeWorkBack } from './access-ends.ts'
import { writeAction, type Admin, type AdminStore, type Invitation } from './admin-store.ts'

const find = ({ memory }: AdminStore, id: string) => memory.invitations.find((one) => one.id === id) ?? null
const isWaiting = ({ acceptedAt, revokedAt }: Invitation) => acceptedAt === null && revokedAt === null
const waitingOf = ({ memory }: AdminStore, email: string) =>
  memory.invitations.find((one) => isWaiting(one) && emailKey(one.email) === emailKey(email)) ?? null

function linkOf({ memory, store }: AdminStore, made: Omit<Invitation, 'token'>): AdminInvitationLink {
  const token = store.nextId('token')
  memory.invitations = [{ ...made, token }, ...memory.invitations.filter(({ id }) => id !== made.id)]
  return { id: made.id, uri: invitationLink('http://localhost', token), expiresAt: toDateTime(made.expiresAt) }
}

/** Implements the query `adminInvitations`. */
export function invitations({ memory, now }: AdminStore): AdminInvitation[] {
  const admins = new Map(memory.accounts.map((account) => [account.id, account]))
  const order = (one: Invitation, other: Invitation) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
  return memory.invitations
    .filter(isWaiting)
    .toSorted(order)
    .map((one) => invitationOf(one, admins, now()))
}

/** Implements the mutation `adminInviteTeamMember`. */
export function inviteTeamMember(
  adminStore: AdminStore,
  admin: Admin,
  input: { email: string; name: string; role: AdminRole },
): AdminInvitationLink {
  const { memory, now, store } = adminStore
  const member = accept(teamMemberRules, input)
  const hasAccount = memory.accounts.some(({ email }) => emailKey(email) === emailKey(member.email))
  const state = { mode: 'demo' as const, isEmailTaken: hasAccount || waitingOf(adminStore, member.email) !== null }
  const at = { id: store.nextId('invitation'), now: now(), adminId: admin.account.id }
  const { invitation, action } = changesOf(decideInvitation(state, member, at))
  writeAction(adminStore, admin, action)
  return linkOf(adminStore, invitation)
}

/** Implements the mutation `adminResetTeamMember`. */
export function resetTeamMember(adminStore: AdminStore, admin: Admin, input: { id: string; reason: string }): AdminInvitationLink {
  const { memory, now, store } = adminStore
  const account = memory.accounts.find(({ id }) => id === input.id) ?? null
  const at = { id: store.nextId('invitation'), now: now(), adminId: admin.account.id }
  const team = new Map(memory.accounts.map((one) => [one.id, one]))
  const { invitation, action } = changesOf(decideReset({ account, team }, accept(withReasonRules, { reason: input.reason }), at))
  const earlier = waitingOf(adminStore, invitation.email)
  if (earlier) earlier.revokedAt = now()
  writeAction(adminStore, admin, action)
  return linkOf(adminStore, invitation)
}

/** Implements the mutation `adminResendInvitation`. */
export function resendInvitation(adminStore: AdminStore, admin: Admin, { id }: { id: string }): AdminInvitationLink {
  const at = { now: adminStore.now(), adminId: admin.account.id }
  const { invitation, action } = changesOf(decideResending(find(adminStore, id), at))
  writeAction(adminStore, admin, action)
  return linkOf(adminStore, invitation)
}

/** Implements the mutation `adminRevokeInvitation`. */
export function revokeInvitation(adminStore: AdminStore, admin: Admin, { id }: { id: string }): void {
  const found = find(adminStore, id)
  const { invitation, action } = changesOf(decideRevocation(found, adminStore.now()))
  if (found) Object.assign(found, invitation)
  writeAction(adminStore, admin, action)
}

function stateOf({ memory }: AdminStore, token: string): InvitationState {
  const invitation = memory.invitations.find((one) => one.token === token) ?? null
  const accountOf = (id: string | null | undefined) => memory.accounts.find((one) => one.id === id) ?? null
  return { invitation, account: accountOf(invitation?.accountId), inviter: accountOf(invitation?.invitedBy) }
}

/** Implements the query `adminInvitation`. */
export const readInvitation = (adminStore: AdminStore, { token }: { token: string }): AdminInvitationFor =>
  invitationFor(changesOf(decideOpening(stateOf(adminStore, token), adminStore.now())).invitation)

/** Implements the mutation `adminAcceptInvitation`. */
export function acceptInvitation(adminStore: AdminStore, input: { token: string; password: string }): void {
  const { memory, now, store } = adminStore
  const { token, password } = accept(acceptInvitationRules, input)
  const state = stateOf(adminStore, token)
  const made = { mode: 'demo' as const, id: store.nextId('admin'), now: now() }
  const { invitation, account, isReset, action } = changesOf(decideAcceptance(state, made))
  if (state.invitation) Object.assign(state.invitation, invitation)
  const secrets = { password, totpStarted: false }
  memory.accounts = isReset
    ? memory.accounts.map((one) => (one.id === account.id ? { ...one, ...account, ...secrets } : one))
    : [...memory.accounts, { ...account, ...secrets }]
  if (isReset) {
    endSessions(adminStore, account.id)
    const sender = memory.accounts.find((one) => one.id === account.invitedBy)
    if (!sender) throw new Error('A password is reset by somebody')
    takeWorkBack(adminStore, account.id, sender)
  }
  writeAction(adminStore, { account: { ...account, ...secrets } }, action)
}
