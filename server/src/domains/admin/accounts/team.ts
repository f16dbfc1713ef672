import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { disableRules } from '@wasla/contract/admin/rules.ts'
import { decideTeamMemberDisabling, newAdminAccount } from '@wasla/contract/admin/team.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { AdminUser, AdminUserPage } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { WalletService } from '../../wallet/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { changeAccount, findAccount, listAccounts, type Account } from '../stores/accounts.ts'
import { endAccess, takeWorkBack } from './access-ends.ts'

export type TeamSearch = { term?: string | null | undefined; pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined }

/** `adminTeam`: returns a page of the back office's accounts. */
export async function team({ db }: AdminParts, { term, pagination }: TeamSearch): Promise<AdminUserPage> {
  const { count, data } = await listAccounts(db, term?.trim() || null, adminSortOf('team', pagination?.sort), adminPageOf(pagination))
  return { count, data: data.map(adminUserOf) }
}

type NewAccount = Parameters<typeof newAdminAccount>[0] & { passwordHash: string; now: number }

/** Returns a new account with its password hash and without a second step. */
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

/**
 * `adminSetTeamMemberDisabled`: disables or enables an account. Disabling removes the account's approvals of open withdrawals and rejects
 * its open proposals (Y-09).
 */
export async function setTeamMemberDisabled(
  parts: AdminParts,
  wallet: Pick<WalletService, 'takeApprovalsBack'>,
  admin: Admin,
  id: string,
  input: { disabled: boolean; reason: string },
): Promise<AdminUser> {
  const { disabled, reason } = accept(disableRules, input)
  return performAction(parts, admin, async (tx, now) => {
    const state = { mode: parts.env.mode, adminId: admin.id, account: await findAccount(tx, id) }
    const { account, endsSessions, action } = changesOf(decideTeamMemberDisabling(state, { id, disabled, reason }, now))
    await changeAccount(tx, id, { disabledAt: account.disabledAt, restsUntil: account.restsUntil })
    const ending = { accountId: id, endedBy: admin.id, now }
    // A request that was already running when the account was disabled may have proposed something, so enabling ends open work too.
    await (endsSessions ? endAccess(tx, parts, wallet, ending) : takeWorkBack(tx, parts, wallet, ending))
    return { action, result: adminUserOf(account) }
  })
}
