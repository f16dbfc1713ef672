import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { disableRules, emailKey, teamMemberRules } from '@wasla/contract/admin/rules.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminUser, AdminUserPage } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { act } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { forgetDevices } from './devices.ts'
import { hashPassword } from './passwords.ts'
import { isDemoUser } from './sign-in.ts'
import { adminUserOf } from './shape.ts'
import { changeAccount, endSessions, findAccount, insertAccount, listAccounts, type Account } from './store.ts'

export type ListArguments = { term?: string | null | undefined; pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined }

/** `adminTeam`. */
export async function team({ db }: AdminParts, { term, pagination }: ListArguments): Promise<AdminUserPage> {
  const { count, data } = await listAccounts(db, term?.trim() || null, adminSortOf('team', pagination?.sort), adminPageOf(pagination))
  return { count, data: data.map(adminUserOf) }
}

/** A new account's row. */
export const newAccount = (given: {
  id: string
  email: string
  name: string
  role: AdminRole
  passwordHash: string
  now: number
}): Account => ({
  id: given.id,
  email: given.email.trim(),
  email_key: emailKey(given.email),
  name: given.name,
  role: given.role,
  password_hash: given.passwordHash,
  totp_secret: null,
  totp_pending: null,
  totp_step: 0,
  disabled_at: null,
  created_at: given.now,
  last_seen_at: null,
})

/** `adminAddTeamMember`. An address that is taken is refused at its field. */
export async function addTeamMember(
  parts: AdminParts,
  admin: Admin,
  input: { email: string; name: string; role: AdminRole; password: string },
): Promise<AdminUser> {
  const { email, name, role, password } = accept(teamMemberRules, input)
  const passwordHash = await hashPassword(password)
  return act(parts, admin, async (tx, now) => {
    const account = newAccount({ id: parts.ids.uuid(), email, name, role, passwordHash, now })
    if (isDemoUser(parts, account) || !(await insertAccount(tx, account))) return invalidInput([{ path: 'email', rule: 'taken' }])
    return { action: 'admin.teamMemberAdded', target: account.id, before: null, after: { name, role }, result: adminUserOf(account) }
  })
}

/** `adminSetTeamMemberDisabled`: whoever is disabled is out with the next request. Nobody can lock themselves out. */
export async function setTeamMemberDisabled(
  parts: AdminParts,
  admin: Admin,
  id: string,
  input: { disabled: boolean; reason: string },
): Promise<AdminUser> {
  const { disabled, reason } = accept(disableRules, input)
  if (id === admin.id) throw new Problem('ADMIN_FORBIDDEN')
  return act(parts, admin, async (tx, now) => {
    const account = await findAccount(tx, id)
    if (!account) return new Problem('USER_NOT_FOUND')
    if ((account.disabled_at !== null) === disabled) return new Problem('NO_CHANGES_TO_UPDATE')
    const disabledAt = disabled ? now : null
    await changeAccount(tx, id, { disabled_at: disabledAt })
    if (disabled) {
      await endSessions(tx, id, now)
      await forgetDevices(tx, parts, id)
    }
    return {
      action: disabled ? 'admin.teamMemberDisabled' : 'admin.teamMemberEnabled',
      target: id,
      before: { disabled: !disabled },
      after: { disabled, reason },
      result: adminUserOf({ ...account, disabled_at: disabledAt }),
    }
  })
}
