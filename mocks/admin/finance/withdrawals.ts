import { ledgerTransactionOf } from '@wasla/contract/admin/ledger-views.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import { settlementAction, withdrawalCaseOf, withdrawalRowOf, type ShownWithdrawal } from '@wasla/contract/admin/withdrawals.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WithdrawalCase, WithdrawalRow } from '@wasla/contract/generated/admin-types.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import { overdueIfCreatedBefore } from '@wasla/contract/wallet/withdrawals/due.ts'
import { flagsOf, nameMatches, type WithdrawalFlag } from '@wasla/contract/wallet/withdrawals/flags.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { decideSettlement, type BankResult } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import { findProfile } from '../../store/find.ts'
import { sharesContactWithPayer } from '../../store/tracking/shared-contacts.ts'
import { accountById } from '../../store/wallet/state.ts'
import { saveSettlement } from '../../store/wallet/withdrawals.ts'
import { writeAction, type Admin, type AdminStore } from '../admin-store.ts'
import { transactionsFor } from './books.ts'
import { requireMovable } from './ledger.ts'
import { searchedProfiles } from './profiles.ts'
import { secondAmong } from './second-person.ts'
import { financeTerms } from './terms.ts'

type WithdrawalSearch = {
  status?: PaymentStatus | null | undefined
  flag?: WithdrawalFlag | null | undefined
  overdue?: boolean | null | undefined
  term?: string | null | undefined
  pagination?: PageArgument
}

/** Returns the number of earlier withdrawals of the profile that were paid. */
const paidBefore = ({ store }: AdminStore, { profileId, createdAt }: WithdrawalRecord) =>
  store.memory.world.withdrawals.filter((one) => one.profileId === profileId && one.status === 'Success' && one.createdAt < createdAt)
    .length

function shownOf(adminStore: AdminStore, withdrawal: WithdrawalRecord): ShownWithdrawal {
  const { store, memory } = adminStore
  const profile = findProfile(store, withdrawal.profileId)
  const account = accountById(store, withdrawal.accountId)
  if (!profile || !account) throw new Error(`Withdrawal ${withdrawal.id} belongs to nobody`)
  const isFirst = paidBefore(adminStore, withdrawal) === 0
  return {
    withdrawal,
    account,
    profile,
    flags: flagsOf({
      ...{ account, owner: profile, isFirst, createdAt: withdrawal.createdAt },
      sharesContact: sharesContactWithPayer(store, profile.id),
    }),
    admins: new Map(memory.accounts.map((one) => [one.id, one])),
    terms: financeTerms(adminStore),
  }
}

/** Orders withdrawals: open ones come first, the oldest on top. Settled ones follow, the newest on top. */
function inOrder(one: WithdrawalRecord, other: WithdrawalRecord): number {
  const [isOpen, isOtherOpen] = [one.status === 'Initiated', other.status === 'Initiated']
  if (isOpen !== isOtherOpen) return isOpen ? -1 : 1
  const by = isOpen ? one.createdAt - other.createdAt : (other.settledAt ?? 0) - (one.settledAt ?? 0)
  return by || (one.id < other.id ? -1 : 1)
}

/** Implements the query `adminWithdrawals`. `term` finds withdrawals by owner or by id. */
export function withdrawals(adminStore: AdminStore, { status, flag, overdue, term, pagination }: WithdrawalSearch) {
  const typed = term?.trim().slice(0, 100) ?? ''
  const owners = new Set(searchedProfiles(adminStore, typed))
  const lateBefore = overdue ? overdueIfCreatedBefore(adminStore.now()) : null
  const found = adminStore.store.memory.world.withdrawals.filter(
    (one) =>
      (typed === '' || owners.has(one.profileId) || one.id === searchedId(typed)) &&
      (!status || one.status === status) &&
      (!flag || shownOf(adminStore, one).flags.includes(flag)) &&
      (lateBefore === null || (one.status === 'Initiated' && one.createdAt < lateBefore)),
  )
  const { count, data } = pageFrom(found.toSorted(inOrder), adminPageOf(pagination))
  return { count, data: data.map((one) => withdrawalRowOf(shownOf(adminStore, one))) }
}

const recordOf = ({ store }: AdminStore, id: string): WithdrawalRecord | null =>
  store.memory.world.withdrawals.find((one) => one.id === id) ?? null

/** Implements the query `adminWithdrawal`. */
export function oneWithdrawal(adminStore: AdminStore, { id }: { id: string }): WithdrawalCase {
  const found = recordOf(adminStore, id)
  if (!found) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return withdrawalCaseOf(shownOf(adminStore, found), {
    posted: transactionsFor(adminStore.store, id).map(ledgerTransactionOf),
    bankFile: adminStore.memory.finance.bankFiles.get(id) ?? null,
    previousWithdrawals: paidBefore(adminStore, found),
  })
}

type Settling = {
  id: string
  success: boolean
  failureReason?: string | null | undefined
  seenApprovals?: number | null | undefined
  namesCompared?: boolean | null | undefined
}

/** Implements the mutation `adminSettleWithdrawal` (P-12). */
export function settle(adminStore: AdminStore, admin: Admin, { id, success, failureReason, ...saying }: Settling): WithdrawalRow {
  const { store } = adminStore
  const found = recordOf(adminStore, id)
  const flags = found ? shownOf(adminStore, found).flags : []
  const result: BankResult = success ? { success } : { success, failureReason: failureReason ?? '' }
  const settlement = changesOf(
    decideSettlement(
      found,
      result,
      { adminId: admin.account.id, ...secondAmong(adminStore, 'withdrawal', admin) },
      { now: adminStore.now(), inBankFile: adminStore.memory.finance.bankFiles.has(id), nameMatches: nameMatches(flags), ...saying },
    ),
  )
  if (!found) throw new Problem('WITHDRAWAL_NOT_FOUND')
  if (settlement.instruction) requireMovable(adminStore)
  const before = { ...found }
  const { account } = shownOf(adminStore, found)
  const after = saveSettlement(store, found, settlement)
  writeAction(adminStore, admin, settlementAction(before, after, account))
  return withdrawalRowOf(shownOf(adminStore, after))
}
