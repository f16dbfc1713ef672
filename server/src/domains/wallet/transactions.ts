import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { InvoiceRecord } from '@wasla/contract/wallet/invoices/invoice.ts'
import { newestFirst, type TransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import { programsIn, withProgramNames } from '@wasla/contract/wallet/transactions/program-names.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { rewardLineOf, withRewards } from '@wasla/contract/wallet/transactions/reward-lines.ts'
import { transactionRows, type WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import { boundsOf, statementMonths, statementOf, type Statement } from '@wasla/contract/wallet/transactions/statement.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '../../platform/wait.ts'
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

/** A transaction as its owner sees it, with its document. */
export type DocumentedTransaction = { row: TransactionRow; invoice: InvoiceRecord | null }

const sourceOf = (change: WalletChange): { sourceId: string; detail: DetailedChange | null } => {
  if (change.change === 'topUp') return { sourceId: change.topUp.id, detail: null }
  if (change.change === 'withdrawal') return { sourceId: change.withdrawal.id, detail: null }
  if (change.change === 'rewardsPaid') return { sourceId: change.programId, detail: { ...change, earnings: [] } }
  return { sourceId: change.change === 'adjusted' ? change.adjustmentId : change.programId, detail: change }
}

/** A change of somebody's wallet. */
export type OwnedChange = { readonly profileId: string; readonly change: WalletChange }

/**
 * Puts changes of wallets into their lists, or moves them to where they stand from now on, in the transaction of the changes: as many
 * statements for a hundred as for one. Top-ups, withdrawals and the payments of a run are read from their own tables whenever they are
 * shown; other changes are stored with it. A payout that is listed again grows by what is paid now (P-17).
 */
export async function listChanges(tx: Database, { dialect }: Pick<WalletDeps, 'dialect'>, changes: readonly OwnedChange[]): Promise<void> {
  await saveListed(
    tx,
    dialect,
    changes.map(({ profileId, change }) => ({ profileId, change: change.change, ...sourceOf(change), rows: transactionRows(change) })),
  )
  for (const { change } of changes) if (change.change === 'rewardsPaid') await addPayments(tx, dialect, change.id, change.earnings)
}

/** The same for one. */
export const listChange = (tx: Database, deps: Pick<WalletDeps, 'dialect'>, profileId: string, change: WalletChange): Promise<void> =>
  listChanges(tx, deps, [{ profileId, change }])

const isOf =
  (kind: WalletChange['change']) =>
  ({ change }: ListedTransaction) =>
    change === kind

type ListDeps = Pick<WalletDeps, 'db' | 'programs'>

const nothing = { people: 0, amount: 0 }

/** Changes as they are listed, runs with what they paid. To whom it went may be thousands of lines, which few readers look at. */
async function withPayments(db: Database, changes: readonly DetailedChange[]): Promise<WalletChange[]> {
  const paid = await sumPayments(
    db,
    changes.flatMap((change) => (change.change === 'rewardsPaid' ? [change.id] : [])),
  )
  return changes.map((change) => (change.change === 'rewardsPaid' ? { ...change, paid: paid.get(change.id) ?? nothing } : change))
}

/**
 * The rows of some places in a profile's list, in their order, payouts without their lines: four statements, one more where payments went
 * back, and those of rewards, however many they are.
 */
async function rowsOf(deps: ListDeps, profileId: string, places: readonly ListedTransaction[]): Promise<TransactionRow[]> {
  const { db } = deps
  const idsOf = (kind: WalletChange['change']) => [...new Set(places.filter(isOf(kind)).map(({ sourceId }) => sourceId))]
  const topUps = await findTopUpsByIds(db, idsOf('topUp'))
  // A row of a top-up under another id is one that went back.
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

/** The rows with their documents. */
async function documented(db: Database, rows: readonly TransactionRow[]): Promise<DocumentedTransaction[]> {
  const ids = rows.map(({ id }) => id)
  const invoices = new Map((await findInvoices(db, ids)).map((invoice) => [invoice.transactionId, invoice]))
  return rows.map((row) => ({ row, invoice: invoices.get(row.id) ?? null }))
}

/** A page of a wallet's transactions, the newest first; its cost does not depend on how many there are (P-20). */
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

/** A transaction of a profile with its document, and with the one that a credit note takes back. */
export type Document = { row: TransactionRow; invoice: InvoiceRecord; corrects: InvoiceRecord | null }

/** The document of a transaction; null where it has none, and for a transaction of somebody else. */
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

/** As many as a page of the list: a payout may have paid thousands, who are added up for it. */
const bunch = 100

/** Every transaction that a filter lists, the newest first, in bunches, and payouts without their lines: for files, which may be long. */
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

/** What happened in a month, `YYYY-MM`: all of it, and what the wallet had before and after. */
export async function statement(deps: ListDeps, profileId: string, month: string): Promise<Statement> {
  const { start, end } = boundsOf(month)
  const rows: TransactionRow[] = []
  for await (const some of transactionsOf(deps, profileId, { types: null, since: start, before: end, hasMoved: true })) rows.push(...some)
  return statementOf(month, await balanceBefore(deps.db, profileId, start), rows.toSorted(newestFirst))
}

/** The months that have a statement, the newest first. */
export async function monthsOf(db: Database, profileId: string, now: number): Promise<string[]> {
  const first = await firstListedAt(db, profileId)
  return statementMonths(first === null ? [] : [{ createdAt: first }], now)
}
