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

/** How long a one-time link works, in milliseconds. */
export const invitationLife = 72 * 3_600_000

/** A one-time link by which somebody sets their own password: for a new account, or for one whose password is reset. Moments in milliseconds. */
export type AdminInvitationRecord = Pick<AdminAccountRecord, 'id' | 'email' | 'name' | 'role' | 'invitedBy'> & {
  /** The account whose password is reset; null for a new one. */
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
 * `adminInviteTeamMember` (Y-09): nobody chooses the password of another person. An address that has an account or an invitation, or may have
 * none, is refused at `email`.
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
 * Whether an admin may send a link for this account: whoever sends it stands in for whoever let the account in before. The account must not
 * leave its line by that (Y-09), so an admin outside of it disables the account and invites anew. The back office shows the button by it.
 */
export const mayReset = (
  account: Pick<AdminAccountRecord, 'id' | 'invitedBy' | 'disabledAt'>,
  team: Parameters<typeof lineOf>[0],
  adminId: string | null,
): boolean =>
  account.id !== adminId &&
  account.disabledAt === null &&
  (adminId === null || account.invitedBy === null || lineOf(team, account.id).has(adminId))

/** Whether an admin may make the link of an invitation anew: only who invited (Y-09). The back office shows the button by it. */
export const mayResend = ({ invitedBy }: Pick<AdminInvitationRecord, 'invitedBy'>, adminId: string | null): boolean => invitedBy === adminId

/**
 * `adminResetTeamMember`: until the link is opened the old password works. Refused for oneself, for nobody, for a disabled account, and for
 * an account that others let in.
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
 * `adminResendInvitation`: a new link; the old one works no longer. Refused for whoever did not invite: they would take the place of the
 * one who did, who may own the mailbox (Y-09). They revoke the invitation and invite anew.
 */
export function decideResending(invitation: AdminInvitationRecord | null, { now, adminId }: Omit<Now, 'id'>): Decision<Sent> {
  if (!invitation || !isWaiting(invitation)) return refused(new Problem('ADMIN_INVITATION_NOT_FOUND'))
  if (!mayResend(invitation, adminId)) return refused(new Problem('ADMIN_FORBIDDEN'))
  return decided({
    invitation: { ...invitation, expiresAt: now + invitationLife },
    action: plainAction('admin.invitationResent', invitation.id),
  })
}

/** `adminRevokeInvitation`: its link works no longer. */
export function decideRevocation(invitation: AdminInvitationRecord | null, now: number): Decision<Sent> {
  if (!invitation || !isWaiting(invitation)) return refused(new Problem('ADMIN_INVITATION_NOT_FOUND'))
  return decided({ invitation: { ...invitation, revokedAt: now }, action: plainAction('admin.invitationRevoked', invitation.id) })
}

export type InvitationState = {
  /** The one of the link; null where there is none. */
  invitation: AdminInvitationRecord | null
  /** The account whose password is reset. */
  account: AdminAccountRecord | null
  /** Who sent the link; null where that was the server's own machine. */
  inviter: Pick<AdminAccountRecord, 'disabledAt'> | null
}

/** Whether the link still works: `ADMIN_INVITATION_INVALID` where it does not, whatever the reason. */
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
 * `adminAcceptInvitation`: a new account, or the old one without its second step. Either way it rests, and owes its access to who sent the
 * link (Y-09).
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

/** `AdminInvitation`: one that waits, as the team sees it. */
export const invitationOf = (invitation: AdminInvitationRecord, admins: Admins, now: number): AdminInvitation => ({
  ...{ id: invitation.id, email: invitation.email, name: invitation.name, role: invitation.role },
  isReset: invitation.accountId !== null,
  invitedBy: invitation.invitedBy === null ? null : adminOf(admins, invitation.invitedBy),
  createdAt: toDateTime(invitation.createdAt),
  expiresAt: toDateTime(invitation.expiresAt),
  isExpired: now >= invitation.expiresAt,
})

/** `AdminInvitationFor`: what whoever holds the link reads. */
export const invitationFor = ({ email, name, role, accountId, expiresAt }: AdminInvitationRecord): AdminInvitationFor => ({
  ...{ email, name, role },
  isReset: accountId !== null,
  expiresAt: toDateTime(expiresAt),
})

/** The address of a link. The token is behind `#`, so that no server and no log of one sees it. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/admin/join#${token}`
