import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import type { AdminAction } from '../common/admin-action.ts'
import type { AdminAccountRecord } from './record.ts'
import { endOfRest } from './two-people.ts'

type NewMember = Pick<AdminAccountRecord, 'id' | 'email' | 'name' | 'role' | 'invitedBy' | 'restsUntil'>

export const newAdminAccount = ({ id, email, name, role, invitedBy, restsUntil }: NewMember): AdminAccountRecord => ({
  id,
  email: email.trim(),
  name,
  role,
  hasTotp: false,
  disabledAt: null,
  lastSeenAt: null,
  invitedBy,
  restsUntil,
})

/** Returns the problem of an email address that an account already has, or that no account may have. */
export const emailTaken = (): Problem => invalidInput([{ path: 'email', rule: 'taken' }])

/**
 * `adminSetTeamMemberDisabled`: a disabled account is refused from the next request on; an account that is enabled again rests (Y-09).
 * `ADMIN_FORBIDDEN` for the admin's own account, so that no admin locks themselves out; `USER_NOT_FOUND`; `NO_CHANGES_TO_UPDATE`.
 */
export function decideTeamMemberDisabling(
  { mode, adminId, account }: { mode: AppMode; adminId: string; account: AdminAccountRecord | null },
  { id, disabled, reason }: { id: string; disabled: boolean; reason: string },
  now: number,
): Decision<{ account: AdminAccountRecord; endsSessions: boolean; action: AdminAction }> {
  if (id === adminId) return refused(new Problem('ADMIN_FORBIDDEN'))
  if (!account) return refused(new Problem('USER_NOT_FOUND'))
  if ((account.disabledAt !== null) === disabled) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({
    account: { ...account, disabledAt: disabled ? now : null, restsUntil: disabled ? account.restsUntil : endOfRest(mode, now) },
    endsSessions: disabled,
    action: {
      action: disabled ? 'admin.teamMemberDisabled' : 'admin.teamMemberEnabled',
      target: id,
      before: { disabled: !disabled },
      after: { disabled, reason },
    },
  })
}
