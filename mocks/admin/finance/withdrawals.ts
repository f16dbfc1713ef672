import { ledgerTransactionOf } from '@wasla/contract/admin/ledger-views.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WithdrawalCase, WithdrawalFlag, WithdrawalRow } from '@wasla/contract/generated/admin-types.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { decideSettlement, type BankResult } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import { saveSettlement } from '../../store/wallet/withdrawals.ts'
import type { Admin, AdminStore } from '../admin-store.ts'
import { transactionsFor } from './books.ts'
import { searchedProfiles } from './profiles.ts'
import { caseOf, rowOf } from './withdrawal-views.ts'

type WithdrawalSearch = {
  status?: PaymentStatus | null | undefined
  flag?: WithdrawalFlag | null | undefined
  overdue?: boolean | null | undefined
  term?: string | null | undefined
  pagination?: PageArgument
}

/** What is open first, by its due date; then what ended, the newest first. */
function inOrder(one: WithdrawalRow, other: WithdrawalRow): number {
  const [isOpen, isOtherOpen] = [one.settledAt === null, other.settledAt === null]
  if (isOpen !== isOtherOpen) return isOpen ? -1 : 1
  const [a, b] = isOpen ? [one.dueAt, other.dueAt] : [other.settledAt ?? '', one.settledAt ?? '']
  if (a === b) return one.id < other.id ? -1 : 1
  return a < b ? -1 : 1
}

/** `adminWithdrawals`: found by whose they are, or by their id. */
export function withdrawals(adminStore: AdminStore, { status, flag, overdue, term, pagination }: WithdrawalSearch) {
  const typed = term?.trim() ?? ''
  const owners = new Set(searchedProfiles(adminStore, typed))
  const now = adminStore.now()
  const found = adminStore.store.memory.world.withdrawals
    .filter((one) => typed === '' || owners.has(one.profileId) || one.id === typed)
    .map((one) => rowOf(adminStore, one))
    .filter(
      (row) =>
        (!status || row.status === status) &&
        (!flag || row.flags.includes(flag)) &&
        (!overdue || (row.settledAt === null && Date.parse(row.dueAt) < now)),
    )
  return pageFrom(found.toSorted(inOrder), adminPageOf(pagination))
}

const recordOf = ({ store }: AdminStore, id: string): WithdrawalRecord | null =>
  store.memory.world.withdrawals.find((one) => one.id === id) ?? null

/** `adminWithdrawal`. */
export function oneWithdrawal(adminStore: AdminStore, { id }: { id: string }): WithdrawalCase {
  const found = recordOf(adminStore, id)
  if (!found) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return caseOf(adminStore, found, transactionsFor(adminStore.store, id).map(ledgerTransactionOf))
}

type Settling = { id: string; success: boolean; failureReason?: string | null | undefined }

/** `adminSettleWithdrawal` (P-12). */
export function settle(adminStore: AdminStore, { account }: Admin, { id, success, failureReason }: Settling): WithdrawalRow {
  const found = recordOf(adminStore, id)
  const result: BankResult = success ? { success } : { success, failureReason: failureReason ?? '' }
  const settlement = changesOf(
    decideSettlement(found, result, adminStore.memory.finance.terms, { adminId: account.id, now: adminStore.now() }),
  )
  if (!found) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return rowOf(adminStore, saveSettlement(adminStore.store, found, settlement))
}
