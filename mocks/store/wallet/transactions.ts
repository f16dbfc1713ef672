import type { PageArgument } from '@wasla/contract/common/page.ts'
import {
  budgetInvoices,
  invoiceYear,
  returnInvoices,
  topUpInvoices,
  withdrawalInvoices,
  type InvoiceDraft,
  type InvoiceRecord,
} from '@wasla/contract/wallet/invoices/invoice.ts'
import { acceptTransactionsFilter, transactionPage } from '@wasla/contract/wallet/transactions/filter.ts'
import { withProgramNames } from '@wasla/contract/wallet/transactions/program-names.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { rewardLineOf, withRewards } from '@wasla/contract/wallet/transactions/reward-lines.ts'
import { transactionRows, type WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { World } from '../../world/tables.ts'
import type { Store } from '../memory.ts'
import { paidRewardsOf } from '../rewards/paid.ts'
import { accountById, returnsOf, topUpsOf, withdrawalsOf } from './state.ts'

/** Returns all changes of the money in a wallet, including failed ones. */
function changesOf(store: Store, profileId: string): WalletChange[] {
  return [
    ...topUpsOf(store, profileId).map((topUp): WalletChange => ({ change: 'topUp', topUp, returns: returnsOf(store, topUp.id) })),
    ...withdrawalsOf(store, profileId).map((withdrawal): WalletChange => {
      const sentTo = accountById(store, withdrawal.accountId)
      return { change: 'withdrawal', withdrawal, ...(sentTo ? { sentTo } : {}) }
    }),
    ...store.memory.world.adjustments.flatMap(({ id, decidedAt: at, status, amount, ...of }): WalletChange[] =>
      of.profileId === profileId && status === 'Posted' && at !== null ? [{ change: 'adjusted', adjustmentId: id, amount, at }] : [],
    ),
    ...store.memory.world.programChanges.filter((change) => change.profileId === profileId),
  ]
}

/** Returns the transactions of a profile. They have the current names of programs, and the milestones for which rewards were paid. */
export function rowsOf(store: Store, profileId: string): TransactionRow[] {
  const changes = changesOf(store, profileId)
  const names = new Map(store.memory.world.programs.map(({ id, name }) => [id, name]))
  const lines = changes.flatMap((change) => rewardLineOf(change) ?? [])
  return withRewards(withProgramNames(changes.flatMap(transactionRows), names), paidRewardsOf(store, profileId, lines))
}

/** Returns one page of `myTransactions` (P-20). */
export const pageOfRows = (store: Store, profileId: string, filter: unknown, page: PageArgument) =>
  transactionPage(rowsOf(store, profileId), acceptTransactionsFilter(filter), page)

/** Returns all tax documents of a world. They are numbered by kind and year, in the order of issue (P-22). */
function invoicesIn({ topUps, topUpReturns, withdrawals, programChanges }: World): InvoiceRecord[] {
  const counted = new Map<string, number>()
  const number = (draft: InvoiceDraft): InvoiceRecord => {
    const row = `${draft.kind} ${invoiceYear(draft)}`
    const sequence = (counted.get(row) ?? 0) + 1
    counted.set(row, sequence)
    return { ...draft, sequence }
  }
  const ofBudgets = programChanges.flatMap((change) => (change.change === 'budgetReserved' ? budgetInvoices(change) : []))
  const ofTopUps = [...topUps.flatMap(topUpInvoices), ...topUpReturns.flatMap(returnInvoices)]
  return [...ofTopUps, ...withdrawals.flatMap(withdrawalInvoices), ...ofBudgets]
    .toSorted((one, other) => one.issuedAt - other.issuedAt || (one.transactionId < other.transactionId ? -1 : 1))
    .map(number)
}

/** Returns the tax document of a transaction. Returns null if the transaction has no fee or has not ended. */
export const invoiceOf = ({ memory }: Store, transactionId: string): InvoiceRecord | null =>
  invoicesIn(memory.world).find((invoice) => invoice.transactionId === transactionId) ?? null
