import { ledgerTransactionOf } from '@wasla/contract/admin/ledger-views.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import { settlementAction, withdrawalCaseOf, withdrawalRowOf, type ShownWithdrawal } from '@wasla/contract/admin/withdrawals.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WithdrawalCase, WithdrawalRow, WithdrawalRowPage } from '@wasla/contract/generated/admin-types.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import { overdueIfCreatedBefore } from '@wasla/contract/wallet/withdrawals/due.ts'
import type { WithdrawalFlag } from '@wasla/contract/wallet/withdrawals/flags.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import type { StoredWithdrawal } from '../../wallet/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findNamedProfiles } from '../stores/profile-names.ts'
import { adminsBy } from './admins.ts'
import { searchedProfiles } from './profile-search.ts'
import { secondAmong } from './second-person.ts'

type Money = Pick<OtherServices, 'wallet' | 'ledger'>

export type WithdrawalSearch = {
  status?: PaymentStatus | null | undefined
  term?: string | null | undefined
  flag?: WithdrawalFlag | null | undefined
  overdue?: boolean | null | undefined
  pagination?: PageArgument
}

/** Adds to each withdrawal its profile, the admins who approved it and the terms of the wallet, in two statements. */
async function shown(db: Database, { wallet }: Money, stored: readonly StoredWithdrawal[]): Promise<ShownWithdrawal[]> {
  const profiles = await findNamedProfiles(
    db,
    stored.map(({ profileId }) => profileId),
  )
  const admins = await adminsBy(
    db,
    stored.flatMap(({ approvals }) => approvals.map(({ adminId }) => adminId)),
  )
  const terms = wallet.terms()
  return stored.map(({ sentTo, flags, ...withdrawal }) => ({
    ...{ withdrawal, account: sentTo, flags, admins, terms },
    profile: profiles.get(withdrawal.profileId) ?? null,
  }))
}

async function shownOne(db: Database, money: Money, withdrawal: StoredWithdrawal): Promise<ShownWithdrawal> {
  const [one] = await shown(db, money, [withdrawal])
  if (!one) throw new Error('A withdrawal is one')
  return one
}

/**
 * `adminWithdrawals`: returns a page of withdrawals, open ones first, by due date. The search finds the owner's name, user name or number,
 * or the id.
 */
export async function withdrawals(parts: AdminParts, money: Money, search: WithdrawalSearch): Promise<WithdrawalRowPage> {
  const typed = search.term?.trim().slice(0, 100) ?? ''
  const filter = {
    status: search.status ?? null,
    flag: search.flag ?? null,
    of: typed === '' ? null : { profileIds: await searchedProfiles(parts, typed), id: searchedId(typed) },
    openAndCreatedBefore: search.overdue ? overdueIfCreatedBefore(parts.clock.now()) : null,
  }
  const { count, data } = await money.wallet.findWithdrawals(filter, adminPageOf(search.pagination))
  return { count, data: (await shown(parts.db, money, data)).map(withdrawalRowOf) }
}

/** `adminWithdrawal`: returns one withdrawal. Throws `WITHDRAWAL_NOT_FOUND`. */
export async function oneWithdrawal({ db }: Pick<AdminParts, 'db'>, money: Money, id: string): Promise<WithdrawalCase> {
  const { wallet, ledger } = money
  const found = await wallet.findWithdrawal(id)
  if (!found) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return withdrawalCaseOf(await shownOne(db, money, found), {
    posted: (await ledger.books.transactionsFor(id)).map(ledgerTransactionOf),
    bankFile: await wallet.bankFileOf(id),
    previousWithdrawals: await wallet.countPaidBefore(found.profileId, found.createdAt),
  })
}

export type WithdrawalDecision = {
  success: boolean
  failureReason?: string | null | undefined
  seenApprovals?: number | null | undefined
  namesCompared?: boolean | null | undefined
}

/**
 * `adminSettleWithdrawal` (P-12, Q-04): posts the money, saves the status, notifies the owner and writes the audit line in one transaction.
 */
export const settleWithdrawal = (
  parts: AdminParts,
  money: Money,
  admin: Admin,
  id: string,
  { success, failureReason, ...saying }: WithdrawalDecision,
): Promise<WithdrawalRow> =>
  performAction(parts, admin, async (tx, now) => {
    const result = success ? ({ success } as const) : ({ success, failureReason: failureReason ?? '' } as const)
    const { before, after } = await money.wallet.settleWithdrawal(tx, id, result, {
      adminId: admin.id,
      ...saying,
      ...(await secondAmong(tx, 'withdrawal', admin.id, now)),
    })
    return {
      action: settlementAction(before, after, after.sentTo),
      result: withdrawalRowOf(await shownOne(tx, money, after)),
    }
  })
