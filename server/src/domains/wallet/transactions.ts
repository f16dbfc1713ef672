import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { InvoiceRecord } from '@wasla/contract/wallet/invoices/invoice.ts'
import { newestFirst, type TransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import { programsIn, withProgramNames } from '@wasla/contract/wallet/transactions/program-names.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { rewardLineOf, withRewards } from '@wasla/contract/wallet/transactions/reward-lines.ts'
import { transactionRows, type WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import { boundsOf, statementMonths, statementOf, type Statement } from '@wasla/contract/wallet/transactions/statement.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '../../wait.ts'
import type { WalletDeps } from './deps.ts'
import { findInvoices } from './stores/invoices.ts'
import { addPayments, sumPayments } from './stores/program-payments.ts'
import { findTopUpReturns } from './stores/top-up-returns.ts'
import { findTopUpsByIds } from './stores/top-ups.ts'
import {
  balanceBefore,
  countListed,
  findListed,
  findListedAfter,
  findPlace,
  firstListedAt,
  saveListed,
  type DetailedChange,
  type ListFilter,
  type ListedTransaction,
} from './stores/transactions.ts'
import { findWithdrawalsByIds } from './stores/withdrawals.ts'

/** A transaction as its owner sees it, with its tax document. */
export type DocumentedTransaction = { row: TransactionRow; invoice: InvoiceRecord | null }

const sourceOf = (change: WalletChange): { sourceId: string; detail: DetailedChange | null } => {
  if (change.change === 'topUp') return { sourceId: change.topUp.id, detail: null }
  if (change.change === 'withdrawal') return { sourceId: change.withdrawal.id, detail: null }
  if (change.change === 'rewardsPaid') return { sourceId: change.programId, detail: { ...change, earnings: [] } }
  return { sourceId: change.change === 'adjusted' ? change.adjustmentId : change.programId, detail: change }
}

/** A change of one profile's wallet. */
export type OwnedChange = { readonly profileId: string; readonly change: WalletChange }

/**
 * Adds changes of wallets to their lists, or updates their rows there, in the transaction of the changes. Takes one statement for all
 * changes, and one for each payout. The list refers to top-ups, withdrawals and the payments of a run, which are read from their own tables
 * when they are shown. Other changes are stored in the list. If a payout is listed again, the new payments are added to it (P-17).
 */
export async function listChanges(tx: Database, { dialect }: Pick<WalletDeps, 'dialect'>, changes: readonly OwnedChange[]): Promise<void> {
  await saveListed(
    tx,
    dialect,
    changes.map(({ profileId, change }) => ({ profileId, change: change.change, ...sourceOf(change), rows: transactionRows(change) })),
  )
  for (const { change } of changes) if (change.change === 'rewardsPaid') await addPayments(tx, dialect, change.id, change.earnings)
}

/** Lists one change. See `listChanges`. */
export const listChange = (tx: Database, deps: Pick<WalletDeps, 'dialect'>, profileId: string, change: WalletChange): Promise<void> =>
  listChanges(tx, deps, [{ profileId, change }])

const isOf =
  (kind: WalletChange['change']) =>
  ({ change }: ListedTransaction) =>
    change === kind

type ListDeps = Pick<WalletDeps, 'db' | 'programs'>

const nothing = { people: 0, amount: 0 }

/**
 * Returns listed changes; a payout has the sum that it paid. Its single payments are left out, because there may be thousands, and few
 * readers want them.
 */
async function withPayments(db: Database, changes: readonly DetailedChange[]): Promise<WalletChange[]> {
  const paid = await sumPayments(
    db,
    changes.flatMap((change) => (change.change === 'rewardsPaid' ? [change.id] : [])),
  )
  return changes.map((change) => (change.change === 'rewardsPaid' ? { ...change, paid: paid.get(change.id) ?? nothing } : change))
}

/**
 * Returns the rows of these entries of a profile's list, in the same order. Payouts have no lines. Runs at most four statements for any
 * number of rows, one more for refunds, and some more for rewards.
 */
async function rowsOf(deps: ListDeps, profileId: string, places: readonly ListedTransaction[]): Promise<TransactionRow[]> {
  const { db } = deps
  const idsOf = (kind: WalletChange['change']) => [...new Set(places.filter(isOf(kind)).map(({ sourceId }) => sourceId))]
  const topUps = await findTopUpsByIds(db, idsOf('topUp'))
  // A row of a top-up is a refund if its id is not the id of the top-up.
  const returned = places.filter((place) => isOf('topUp')(place) && place.id !== place.sourceId)
  const returns = await findTopUpReturns(db, [...new Set(returned.map(({ sourceId }) => sourceId))])
  const withdrawals = await findWithdrawalsByIds(db, idsOf('withdrawal'))
  const changes: WalletChange[] = [
    ...topUps.map((topUp) => ({ change: 'topUp' as const, topUp, returns: returns.filter(({ topUpId }) => topUpId === topUp.id) })),
    ...withdrawals.map(({ sentTo, ...withdrawal }) => ({ change: 'withdrawal' as const, withdrawal, sentTo })),
    ...(await withPayments(
      db,
      places.flatMap(({ detail }) => detail ?? []),
    )),
  ]
  const rows = new Map(changes.flatMap(transactionRows).map((row) => [row.id, row]))
  const found = places.flatMap(({ id }) => rows.get(id) ?? [])
  const named = withProgramNames(found, await deps.programs.namesOf(db, programsIn(found)))
  const lines = changes.flatMap((change) => rewardLineOf(change) ?? [])
  return lines.length === 0 ? named : withRewards(named, await deps.programs.paidRewardsOf(db, profileId, lines))
}

/** Returns the rows with their tax documents. */
async function documented(db: Database, rows: readonly TransactionRow[]): Promise<DocumentedTransaction[]> {
  const ids = rows.map(({ id }) => id)
  const invoices = new Map((await findInvoices(db, ids)).map((invoice) => [invoice.transactionId, invoice]))
  return rows.map((row) => ({ row, invoice: invoices.get(row.id) ?? null }))
}

/**
 * Returns a page of a wallet's transactions, the newest first. Runs the same number of statements for any number of transactions (P-20).
 */
export async function transactionPage(
  deps: ListDeps,
  profileId: string,
  filter: TransactionsFilter,
  page: PageArgument,
): Promise<{ count: number; data: DocumentedTransaction[] }> {
  const { db } = deps
  const places = await findListed(db, profileId, filter, pageOf(page))
  return { count: await countListed(db, profileId, filter), data: await documented(db, await rowsOf(deps, profileId, places)) }
}

/** A transaction with its tax document. `corrects`: the invoice that a credit note corrects. */
export type Document = { row: TransactionRow; invoice: InvoiceRecord; corrects: InvoiceRecord | null }

/** Returns the tax document of a transaction; null if it has none, or is not this profile's. */
export async function documentOf(deps: ListDeps, profileId: string, transactionId: string): Promise<Document | null> {
  const { db } = deps
  const place = await findPlace(db, profileId, transactionId)
  const [row] = place ? await rowsOf(deps, profileId, [place]) : []
  if (!row) return null
  const invoices = await findInvoices(db, [row.id, row.referenceId])
  const invoice = invoices.find((one) => one.transactionId === row.id)
  if (!invoice) return null
  const corrects = invoice.kind === 'creditNote' ? invoices.find((one) => one.transactionId === row.referenceId) : undefined
  return { row, invoice, corrects: corrects ?? null }
}

/** Number of rows in a batch. It is no larger than a page of the list, because a payout may have thousands of payments to sum. */
const bunch = 100

/** Yields every transaction that a filter lists, in batches, the newest first. Payouts have no lines. For files, which may be long. */
export async function* transactionsOf(
  deps: ListDeps,
  profileId: string,
  filter: ListFilter,
): AsyncGenerator<readonly TransactionRow[], void, undefined> {
  for (let after: ListedTransaction | null = null; ;) {
    const places: ListedTransaction[] = await findListedAfter(deps.db, profileId, filter, after, bunch)
    if (places.length > 0) yield await rowsOf(deps, profileId, places)
    if (places.length < bunch) return
    after = places.at(-1) ?? null
    await breathe()
  }
}

/** Returns the statement of a month, `YYYY-MM`: all changes, and the balance before and after. */
export async function statement(deps: ListDeps, profileId: string, month: string): Promise<Statement> {
  const { start, end } = boundsOf(month)
  const rows: TransactionRow[] = []
  for await (const some of transactionsOf(deps, profileId, { types: null, since: start, before: end, hasMoved: true })) rows.push(...some)
  return statementOf(month, await balanceBefore(deps.db, profileId, start), rows.toSorted(newestFirst))
}

/** Returns the months that have a statement, the newest first. */
export async function monthsOf(db: Database, profileId: string, now: number): Promise<string[]> {
  const first = await firstListedAt(db, profileId)
  return statementMonths(first === null ? [] : [{ createdAt: first }], now)
}
