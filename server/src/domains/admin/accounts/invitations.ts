import {
  decideInvitation,
  decideResending,
  decideReset,
  decideRevocation,
  invitationLink,
  invitationOf,
  type AdminInvitationRecord,
} from '@wasla/contract/admin/invitations.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { teamMemberRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { emailTaken } from '@wasla/contract/admin/team.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminInvitation, AdminInvitationLink } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { performAction } from '../action.ts'
import { adminsBy } from '../finance/admins.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findAccount, findAccountByEmail, readTeam } from '../stores/accounts.ts'
import { changeInvitation, findInvitation, findWaitingInvitation, insertInvitation, listInvitations } from '../stores/invitations.ts'

const tokenBytes = 32
const gone = () => new Problem('ADMIN_INVITATION_NOT_FOUND')

const linkOf = ({ env }: AdminParts, { id, expiresAt }: AdminInvitationRecord, token: string): AdminInvitationLink => ({
  id,
  uri: invitationLink(env.publicUrl, token),
  expiresAt: toDateTime(expiresAt),
})

/** `adminInvitations`: returns the invitations that wait to be accepted. */
export async function invitations({ db, clock }: AdminParts): Promise<AdminInvitation[]> {
  const found = await listInvitations(db)
  const admins = await adminsBy(
    db,
    found.map(({ invitedBy }) => invitedBy),
  )
  return found.map((one) => invitationOf(one, admins, clock.now()))
}

/** `adminInviteTeamMember`: invites a person. The one-time link is only in this response; the database has its hash. */
export async function inviteTeamMember(
  parts: AdminParts,
  admin: Admin,
  input: { email: string; name: string; role: AdminRole },
): Promise<AdminInvitationLink> {
  const member = accept(teamMemberRules, input)
  const token = parts.ids.secret(tokenBytes)
  return performAction(parts, admin, async (tx, now) => {
    const isEmailTaken = (await findAccountByEmail(tx, member.email)) !== null || (await findWaitingInvitation(tx, member.email)) !== null
    const at = { id: parts.ids.uuid(), now, adminId: admin.id }
    const { invitation, action } = changesOf(decideInvitation({ mode: parts.env.mode, isEmailTaken }, member, at))
    if (!(await insertInvitation(tx, invitation, token))) throw emailTaken()
    return { action, result: linkOf(parts, invitation, token) }
  })
}

/** `adminResetTeamMember`: returns a link with which its holder sets a new password. An earlier link stops working. */
export async function resetTeamMember(
  parts: AdminParts,
  admin: Admin,
  id: string,
  input: { reason: string },
): Promise<AdminInvitationLink> {
  const { reason } = accept(withReasonRules, input)
  const token = parts.ids.secret(tokenBytes)
  return performAction(parts, admin, async (tx, now) => {
    const account = await findAccount(tx, id)
    const at = { id: parts.ids.uuid(), now, adminId: admin.id }
    const { invitation, action } = changesOf(decideReset({ account, team: await readTeam(tx) }, { reason }, at))
    const earlier = await findWaitingInvitation(tx, invitation.email)
    if (earlier) await changeInvitation(tx, { ...earlier, revokedAt: now })
    if (!(await insertInvitation(tx, invitation, token))) throw emailTaken()
    return { action, result: linkOf(parts, invitation, token) }
  })
}

/** `adminResendInvitation`: returns a new link for an invitation that waits. The old one stops working. */
export async function resendInvitation(parts: AdminParts, admin: Admin, id: string): Promise<AdminInvitationLink> {
  const token = parts.ids.secret(tokenBytes)
  return performAction(parts, admin, async (tx, now) => {
    const { invitation, action } = changesOf(decideResending(await findInvitation(tx, id), { now, adminId: admin.id }))
    if (!(await changeInvitation(tx, invitation, token))) throw gone()
    return { action, result: linkOf(parts, invitation, token) }
  })
}

/** `adminRevokeInvitation`: ends an invitation that waits. */
export const revokeInvitation = (parts: AdminParts, admin: Admin, id: string): Promise<void> =>
  performAction(parts, admin, async (tx, now) => {
    const { invitation, action } = changesOf(decideRevocation(await findInvitation(tx, id), now))
    if (!(await changeInvitation(tx, invitation))) throw gone()
    return { action, result: undefined }
  })
