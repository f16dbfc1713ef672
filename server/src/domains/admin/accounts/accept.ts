import { decideAcceptance, decideOpening, invitationFor, type InvitationState } from '@wasla/contract/admin/invitations.ts'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { acceptInvitationRules } from '@wasla/contract/admin/rules.ts'
import { emailTaken } from '@wasla/contract/admin/team.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminInvitationFor } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import type { WalletService } from '../../wallet/service.ts'
import { performAction } from '../action.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { changeAccount, findAccount, insertAccount } from '../stores/accounts.ts'
import { changeInvitation, findInvitationByToken } from '../stores/invitations.ts'
import { endAccess } from './access-ends.ts'
import { hashPassword } from './passwords.ts'
import { newAccount } from './team.ts'

/** Counts a try to open a link towards the limit of password tries from one address. */
const countLink = (parts: AdminParts, { address }: AdminCaller) =>
  parts.limits.enforce(`admin:address:${address}`, adminLimits.triesPerAddress, { whenDown: 'closed' })

async function stateOf(db: Database, token: string): Promise<InvitationState> {
  const invitation = await findInvitationByToken(db, token)
  return {
    invitation,
    account: invitation?.accountId ? await findAccount(db, invitation.accountId) : null,
    inviter: invitation?.invitedBy ? await findAccount(db, invitation.invitedBy) : null,
  }
}

/** `adminInvitation`: returns the person for whom a link was made. Needs only the link, no session. Throws `ADMIN_INVITATION_INVALID`. */
export async function readInvitation(parts: AdminParts, { token }: { token: string }, caller: AdminCaller): Promise<AdminInvitationFor> {
  await countLink(parts, caller)
  const { invitation } = changesOf(decideOpening(await stateOf(parts.db, token), parts.clock.now()))
  return invitationFor(invitation)
}

/**
 * `adminAcceptInvitation`: creates an account with its password, or sets another password for an account. A reset also removes the
 * account's second step, ends its sessions, makes its browsers unknown, removes its approvals of open withdrawals and ends its open
 * proposals. A link works once.
 */
export async function acceptInvitation(
  parts: AdminParts,
  wallet: Pick<WalletService, 'takeApprovalsBack'>,
  input: { token: string; password: string },
  caller: AdminCaller,
): Promise<void> {
  const { token, password } = accept(acceptInvitationRules, input)
  await countLink(parts, caller)
  changesOf(decideOpening(await stateOf(parts.db, token), parts.clock.now()))
  const passwordHash = await hashPassword(password)
  const id = parts.ids.uuid()
  const opened = await stateOf(parts.db, token)
  await performAction(parts, { id: opened.account?.id ?? id }, async (tx, now) => {
    const { invitation, account, isReset, action } = changesOf(
      decideAcceptance(await stateOf(tx, token), { mode: parts.env.mode, id, now }),
    )
    if (!(await changeInvitation(tx, invitation))) throw new Problem('ADMIN_INVITATION_INVALID')
    const { invitedBy, restsUntil } = account
    if (isReset) {
      await changeAccount(tx, account.id, { passwordHash, totpSecret: null, totpPending: null, invitedBy, restsUntil })
      if (invitedBy === null) throw new Error('A password is reset by somebody')
      await endAccess(tx, parts, wallet, { accountId: account.id, endedBy: invitedBy, now })
    } else if (!(await insertAccount(tx, newAccount({ ...account, passwordHash, now })))) throw emailTaken()
    return { action, result: undefined }
  })
}
