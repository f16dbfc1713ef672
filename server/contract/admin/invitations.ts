import { plainAction, type AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AdminInvitation, AdminInvitationFor } from '../generated/admin-types.ts'
import type { AppMode } from '../platform/config.ts'
import { toDateTime } from '../profiles/fields.ts'
import { isOnlyForDemo } from './demo.ts'
import { adminOf, type Admins } from './finance-views.ts'
import type { AdminAccountRecord } from './record.ts'
import { emailTaken, newAdminAccount } from './team.ts'
import { endOfRest, lineOf, type Team } from './two-people.ts'

/** Lifetime of a one-time link, in milliseconds. */
export const invitationLife = 72 * 3_600_000

/** A one-time link to set a password, for a new account or for a reset. Times are in milliseconds. */
export type AdminInvitationRecord = Pick<AdminAccountRecord, 'id' | 'email' | 'name' | 'role' | 'invitedBy'> & {
  /** Id of the account whose password is reset; null if the link creates an account. */
  accountId: string | null
  createdAt: number
  expiresAt: number
  acceptedAt: number | null
  revokedAt: number | null
}

type Now = { id: string; now: number; adminId: string | null }
type Sent = { invitation: AdminInvitationRecord; action: AdminAction }

const begun = (member: Pick<AdminInvitationRecord, 'email' | 'name' | 'role' | 'accountId'>, { id, now, adminId }: Now) => ({
  ...member,
  ...{ id, invitedBy: adminId, createdAt: now, expiresAt: now + invitationLife, acceptedAt: null, revokedAt: null },
})

const isWaiting = ({ acceptedAt, revokedAt }: AdminInvitationRecord) => acceptedAt === null && revokedAt === null

/**
 * `adminInviteTeamMember` (Y-09): creates an invitation; nobody chooses the password of another person. Refused at `email` if an account or
 * an open invitation has the email address, or for a demo address outside the demo.
 */
export function decideInvitation(
  { mode, isEmailTaken }: { mode: AppMode; isEmailTaken: boolean },
  member: Pick<AdminInvitationRecord, 'email' | 'name' | 'role'>,
  at: Now,
): Decision<Sent> {
  const email = member.email.trim()
  if (isEmailTaken || isOnlyForDemo(mode, email)) return refused(emailTaken())
  const { name, role } = member
  return decided({
    invitation: begun({ email, name, role, accountId: null }, at),
    action: { action: 'admin.memberInvited', target: at.id, before: null, after: { role } },
  })
}

/**
 * Returns whether an admin may send a reset link for this account (Y-09). Only admins in the account's line (`lineOf`) may, because the
 * sender becomes the account's inviter and the account must not change to another line. Other admins disable the account and invite its
 * owner again. The app shows the button by this rule.
 */
export const mayReset = (
  account: Pick<AdminAccountRecord, 'id' | 'invitedBy' | 'disabledAt'>,
  team: Parameters<typeof lineOf>[0],
  adminId: string | null,
): boolean =>
  account.id !== adminId &&
  account.disabledAt === null &&
  (adminId === null || account.invitedBy === null || lineOf(team, account.id).has(adminId))

/** Returns whether an admin may resend an invitation: only its sender may (Y-09). The app shows the button by this rule. */
export const mayResend = ({ invitedBy }: Pick<AdminInvitationRecord, 'invitedBy'>, adminId: string | null): boolean => invitedBy === adminId

/**
 * `adminResetTeamMember`: creates a reset link; the old password works until a new one is set. `ADMIN_FORBIDDEN` for the admin's own
 * account and if `mayReset` returns false; `USER_NOT_FOUND` without an account; `USER_SUSPENDED` for a disabled account.
 */
export function decideReset(
  { account, team }: { account: AdminAccountRecord | null; team: Team },
  { reason }: { reason: string },
  at: Now,
): Decision<Sent> {
  if (account && account.id === at.adminId) return refused(new Problem('ADMIN_FORBIDDEN'))
  if (!account) return refused(new Problem('USER_NOT_FOUND'))
  if (account.disabledAt !== null) return refused(new Problem('USER_SUSPENDED'))
  if (!mayReset(account, team, at.adminId)) return refused(new Problem('ADMIN_FORBIDDEN'))
  const { id: accountId, email, name, role } = account
  return decided({
    invitation: begun({ email, name, role, accountId }, at),
    action: { action: 'admin.passwordResetSent', target: accountId, before: null, after: { reason } },
  })
}

/**
 * `adminResendInvitation`: creates a new link; the old one stops working. `ADMIN_INVITATION_NOT_FOUND` if the invitation is not open.
 * `ADMIN_FORBIDDEN` for every admin except its sender: if another admin resent it, that admin would become the inviter, although the first
 * sender may own the mailbox (Y-09). Other admins can revoke the invitation and send their own.
 */
export function decideResending(invitation: AdminInvitationRecord | null, { now, adminId }: Omit<Now, 'id'>): Decision<Sent> {
  if (!invitation || !isWaiting(invitation)) return refused(new Problem('ADMIN_INVITATION_NOT_FOUND'))
  if (!mayResend(invitation, adminId)) return refused(new Problem('ADMIN_FORBIDDEN'))
  return decided({
    invitation: { ...invitation, expiresAt: now + invitationLife },
    action: plainAction('admin.invitationResent', invitation.id),
  })
}

/** `adminRevokeInvitation`: makes the link of an invitation invalid. `ADMIN_INVITATION_NOT_FOUND` if the invitation is not open. */
export function decideRevocation(invitation: AdminInvitationRecord | null, now: number): Decision<Sent> {
  if (!invitation || !isWaiting(invitation)) return refused(new Problem('ADMIN_INVITATION_NOT_FOUND'))
  return decided({ invitation: { ...invitation, revokedAt: now }, action: plainAction('admin.invitationRevoked', invitation.id) })
}

export type InvitationState = {
  /** The invitation of the link; null if there is none. */
  invitation: AdminInvitationRecord | null
  /** The account whose password is reset; null if the link creates an account. */
  account: AdminAccountRecord | null
  /** The sender of the link; null if the link was made on the server's own machine. */
  inviter: Pick<AdminAccountRecord, 'disabledAt'> | null
}

/** Returns the invitation if its link works; otherwise refuses with `ADMIN_INVITATION_INVALID`, for any reason. */
export function decideOpening(
  { invitation, account, inviter }: InvitationState,
  now: number,
): Decision<{ invitation: AdminInvitationRecord }> {
  const works =
    invitation !== null &&
    isWaiting(invitation) &&
    now < invitation.expiresAt &&
    (invitation.invitedBy === null || inviter?.disabledAt === null) &&
    (invitation.accountId === null || account?.disabledAt === null)
  return works ? decided({ invitation }) : refused(new Problem('ADMIN_INVITATION_INVALID'))
}

export type Acceptance = { invitation: AdminInvitationRecord; account: AdminAccountRecord; isReset: boolean; action: AdminAction }

/**
 * `adminAcceptInvitation`: creates an account, or resets one and removes its second step. In both cases the account rests, and the sender
 * of the link becomes its inviter (Y-09).
 */
export function decideAcceptance(
  state: InvitationState,
  { mode, id, now }: { mode: AppMode; id: string; now: number },
): Decision<Acceptance> {
  const { problem, changes } = decideOpening(state, now)
  if (problem) return refused(problem)
  const { invitation } = changes
  const { invitedBy, email, name, role } = invitation
  const letIn = { invitedBy, restsUntil: endOfRest(mode, now) }
  const { account: old } = state
  const account = old ? { ...old, ...letIn, hasTotp: false } : newAdminAccount({ id, email, name, role, ...letIn })
  return decided({
    invitation: { ...invitation, acceptedAt: now },
    account,
    isReset: old !== null,
    action: old
      ? plainAction('admin.passwordReset', account.id)
      : { action: 'admin.teamMemberAdded', target: account.id, before: null, after: { role, invitedBy } },
  })
}

/** Returns an `AdminInvitation`: an open invitation in the list of the team. */
export const invitationOf = (invitation: AdminInvitationRecord, admins: Admins, now: number): AdminInvitation => ({
  ...{ id: invitation.id, email: invitation.email, name: invitation.name, role: invitation.role },
  isReset: invitation.accountId !== null,
  invitedBy: invitation.invitedBy === null ? null : adminOf(admins, invitation.invitedBy),
  createdAt: toDateTime(invitation.createdAt),
  expiresAt: toDateTime(invitation.expiresAt),
  isExpired: now >= invitation.expiresAt,
})

/** Returns an `AdminInvitationFor`: an invitation as the holder of its link sees it. */
export const invitationFor = ({ email, name, role, accountId, expiresAt }: AdminInvitationRecord): AdminInvitationFor => ({
  ...{ email, name, role },
  isReset: accountId !== null,
  expiresAt: toDateTime(expiresAt),
})

/** Returns the URL of a link. The token is in the fragment, so that no server and no server log sees it. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/admin/join#${token}`
