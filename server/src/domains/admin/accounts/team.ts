import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { disableRules, teamMemberRules } from '@wasla/contract/admin/rules.ts'
import { decideTeamMemberCreation, decideTeamMemberDisabling, emailTaken, newAdminAccount } from '@wasla/contract/admin/team.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { AdminUser, AdminUserPage } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { changeAccount, findAccount, findAccountByEmail, insertAccount, listAccounts, type Account } from '../stores/accounts.ts'
import { endSessions } from '../stores/sessions.ts'
import { forgetDevices } from './devices.ts'
import { hashPassword } from './passwords.ts'

export type TeamSearch = { term?: string | null | undefined; pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined }

/** `adminTeam`. */
export async function team({ db }: AdminParts, { term, pagination }: TeamSearch): Promise<AdminUserPage> {
  const { count, data } = await listAccounts(db, term?.trim() || null, adminSortOf('team', pagination?.sort), adminPageOf(pagination))
  return { count, data: data.map(adminUserOf) }
}

type NewAccount = { id: string; email: string; name: string; role: AdminRole; passwordHash: string; now: number }

/** A new account with its secrets. */
export function newAccount({ passwordHash, now, ...member }: NewAccount): Account {
  const account = newAdminAccount(member)
  return {
    ...account,
    emailKey: emailKey(account.email),
    passwordHash,
    totpSecret: null,
    totpPending: null,
    totpStep: 0,
    createdAt: now,
  }
}

/** `adminAddTeamMember`. An address that is taken is refused at its field. */
export async function addTeamMember(
  parts: AdminParts,
  admin: Admin,
  input: { email: string; name: string; role: AdminRole; password: string },
): Promise<AdminUser> {
  const { password, ...member } = accept(teamMemberRules, input)
  const passwordHash = await hashPassword(password)
  return performAction(parts, admin, async (tx, now) => {
    const state = { mode: parts.env.mode, isEmailTaken: (await findAccountByEmail(tx, member.email)) !== null }
    const { account, action } = changesOf(decideTeamMemberCreation(state, { ...member, id: parts.ids.uuid() }))
    if (!(await insertAccount(tx, newAccount({ ...account, passwordHash, now })))) throw emailTaken()
    return { action, result: adminUserOf(account) }
  })
}

/** `adminSetTeamMemberDisabled`. */
export async function setTeamMemberDisabled(
  parts: AdminParts,
  admin: Admin,
  id: string,
  input: { disabled: boolean; reason: string },
): Promise<AdminUser> {
  const { disabled, reason } = accept(disableRules, input)
  return performAction(parts, admin, async (tx, now) => {
    const state = { adminId: admin.id, account: await findAccount(tx, id) }
    const { account, endsSessions, action } = changesOf(decideTeamMemberDisabling(state, { id, disabled, reason }, now))
    await changeAccount(tx, id, { disabledAt: account.disabledAt })
    if (endsSessions) {
      await endSessions(tx, id, now)
      await forgetDevices(tx, parts, id)
    }
    return { action, result: adminUserOf(account) }
  })
}
