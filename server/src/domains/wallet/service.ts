import { pageFrom, pageOf, type Page, type PageArgument } from '@wasla/contract/common/page.ts'
import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { accountsInUse, type TransactionReader } from '@wasla/contract/wallet/answers.ts'
import type { Bill, BillKind } from '@wasla/contract/wallet/bill.ts'
import type {
  CreateWithdrawalAccountInput,
  TopUpWalletInput,
  UpdateWithdrawalAccountInput,
  WithdrawFromWalletInput,
} from '@wasla/contract/wallet/input.ts'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import type { ReconciliationRecord } from '@wasla/contract/wallet/reconciliation/record.ts'
import type { WalletTerms } from '@wasla/contract/wallet/terms.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import { acceptTransactionsFilter, type TransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import type { Statement } from '@wasla/contract/wallet/transactions/statement.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { BankResult } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import type { OnPaymentNews } from '../../providers/payments/take-webhook.ts'
import type { Viewer } from '../session/viewer.ts'
import { createAccount, removeAccount, updateAccount } from './accounts.ts'
import { repeatBankFile, takeBankFile, type BankFile, type TakenBankFile } from './bank-file.ts'
import { createBeginTopUp } from './begin.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { lookAtTopUps, takePaymentNews } from './jobs.ts'
import { openMissing, openWallets } from './open.ts'
import { moneyOf } from './money-of.ts'
import { bill, overview } from './overview.ts'
import { invoiceFile, statementFile, type DrawnFile } from './paper/files.ts'
import { drawInThread } from './paper/thread.ts'
import { escrowsOf, lockForProgram, moveProgramMoney, payProgramRun, type ProgramPayer, type ProgramRun } from './program-money.ts'
import { createReconciliation } from './reconcile.ts'
import { settleAsPlayed, settleDemoWithdrawals, settleWithdrawal, type Settled, type SettledBy } from './settle.ts'
import { findBankFileOf } from './stores/bank-files.ts'
import { findPayments } from './stores/program-payments.ts'
import { findReconciliationPage } from './stores/reconciliations.ts'
import { findAccounts } from './stores/withdrawal-accounts.ts'
import {
  countPaidBefore,
  findOpenWithdrawals,
  findWithdrawal,
  findWithdrawals,
  takeApprovalsBack,
  type StoredWithdrawal,
  type WithdrawalFilter,
} from './stores/withdrawals.ts'
import { ownTopUp, topUpWallet } from './top-up.ts'
import { listChange, statement, transactionPage, transactionsOf, type DocumentedTransaction } from './transactions.ts'
import { findWalletOwner, lockWallet } from './stores/wallets.ts'
import { availableIn, ownWithdrawal, withdraw } from './withdraw.ts'

export type { WalletPrograms } from './programs-port.ts'
export type { WalletDeps } from './deps.ts'
export type { DrawnFile } from './paper/files.ts'
export type { Settled } from './settle.ts'
export { withdrawalAccountRow } from './stores/withdrawal-accounts.ts'
export type { StoredWithdrawal, WithdrawalFilter } from './stores/withdrawals.ts'
export type { DocumentedTransaction } from './transactions.ts'

/** Whose wallet it is, and who acts. */
export type Owner = Pick<Viewer, 'profileId' | 'userId'>

/** Wallets of profiles: money in, money out, and the list of it (decisions P). Every refusal is a `Problem`. */
export type WalletService = {
  /** Opens the wallet of a new profile, in the transaction that makes the profile (P-01). */
  open(tx: Database, profileId: string): Promise<void>
  /** Opens the house's accounts and the wallets of profiles that have none: at every start. */
  openMissing(): Promise<void>
  /** What the wallets of all profiles of a user come to; nothing changes them until the transaction is over (D-37). */
  moneyOf(tx: Database, userId: string): Promise<{ held: number; hasOpenWithdrawal: boolean }>
  /** Fees and limits that hold now. */
  terms(): WalletTerms
  /** Who issues documents, and whether they count before the tax (P-22). */
  issuer(): Omit<TransactionReader, 'language'>

  mine(viewer: Viewer, language?: Language): ReturnType<typeof overview>
  bill(viewer: Viewer, request: { kind: BillKind; amount: number }): Promise<Bill>
  /** A page of the viewer's transactions; `filter` as it came (P-20). */
  transactions(
    viewer: Pick<Viewer, 'profileId'>,
    filter: unknown,
    page: PageArgument,
  ): Promise<{ count: number; data: DocumentedTransaction[] }>

  /** What payouts paid to whom, by the ids of transactions that their owner was shown, in the order of the profiles. */
  paymentsOf(transactionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Earning[]>>

  accounts(viewer: Viewer, page: PageArgument): Promise<{ count: number; data: WithdrawalAccountRecord[] }>
  createAccount(viewer: Viewer, input: CreateWithdrawalAccountInput): Promise<WithdrawalAccountRecord>
  updateAccount(viewer: Viewer, input: UpdateWithdrawalAccountInput): Promise<WithdrawalAccountRecord>
  removeAccount(viewer: Viewer, id: string): Promise<{ id: string }>
  /** The bank accounts of a profile that an open withdrawal goes to. */
  accountsInUse(profileId: string): Promise<ReadonlySet<string>>

  withdraw(viewer: Owner, input: WithdrawFromWalletInput): Promise<StoredWithdrawal>
  withdrawal(viewer: Owner, id: string): Promise<StoredWithdrawal>
  topUp(viewer: Owner, input: TopUpWalletInput, language: Language): Promise<TopUpRecord>
  topUpById(viewer: Owner, id: string): Promise<TopUpRecord>

  /** For the back office: a page of everybody's withdrawals, open ones first, each with the bank account as it was when the money left. */
  findWithdrawals(filter: WithdrawalFilter, page: { limit: number; offset: number }): Promise<{ count: number; data: StoredWithdrawal[] }>
  findWithdrawal(id: string): Promise<StoredWithdrawal | null>
  /** The file in which the bank was given a withdrawal; null where it was given in none. */
  bankFileOf(withdrawalId: string): Promise<{ name: string; madeAt: number } | null>
  /** How many of a profile's withdrawals were paid that began before a moment. */
  countPaidBefore(profileId: string, before: number): Promise<number>
  /** `adminSettleWithdrawal`, in the caller's transaction. See `settle.ts`. */
  settleWithdrawal(tx: Database, id: string, result: BankResult, by: SettledBy): Promise<Settled>
  /** Takes back what an admin said of open withdrawals. Answers their ids. */
  takeApprovalsBack(tx: Database, adminId: string): Promise<string[]>

  /** How the bank of a demonstration ended a withdrawal before it began (P-12), in the caller's transaction. */
  settleByBank(tx: Database, id: string, success: boolean): Promise<void>
  /** Puts a posted adjustment into its owner's list, in the transaction that posts it. */
  listAdjustment(tx: Database, adjustment: { id: string; profileId: string; amount: number }): Promise<void>

  /** Who pays for a program, and what they can spend; the wallet is locked until the transaction ends. Throws `WALLET_NOT_FOUND`. */
  lockForProgram(tx: Database, profileId: string): Promise<ProgramPayer>
  /** What a profile can spend; nothing changes its wallet until the transaction is over. Null where it has none. */
  lockedAvailable(tx: Database, profileId: string): Promise<number | null>
  /** What a profile can spend now, in halalas. */
  available(db: Database, profileId: string): Promise<number>
  /** Whether a profile's person has to be checked again before any use of the wallet (security case 10). */
  needsIdentityCheck(db: Database, profileId: string): Promise<boolean>
  /** Moves money between a wallet and a program's escrow, and lists it, in the transaction that changes the program (L-04, L-10). */
  moveProgramMoney(
    tx: Database,
    program: Parameters<typeof moveProgramMoney>[2],
    movement: Parameters<typeof moveProgramMoney>[3],
    once?: RepeatKey | null,
  ): Promise<void>
  /** Pays what was earned from a program's escrow into wallets, and lists it on both sides, in the caller's transaction (L-08). */
  payProgramRun(tx: Database, run: ProgramRun): Promise<void>
  /** What lies in the escrows of these programs, in halalas; programs without one are left out. */
  escrowsOf(db: Database, programIds: readonly string[]): Promise<Map<string, number>>

  /** For the timer: compares gateways with the ledger, each day once it is over (I12). */
  reconcile(): Promise<void>
  /** A page of what was compared, the newest day first. */
  reconciliations(page: Page): Promise<{ count: number; data: ReconciliationRecord[] }>

  /** Takes what the bank is to pay into a file by this name, once; null where nothing waits. For the operator's own machine. */
  takeBankFile(tx: Database, name: string, given: ReadonlySet<string>): Promise<TakenBankFile>
  /** What of an earlier file is still open; null where there is none by this name. */
  repeatBankFile(tx: Database, name: string): Promise<BankFile | null>

  /** All transactions of a profile that a filter lists, the newest first, in bunches: for files. */
  transactionsOf(profileId: string, filter: TransactionsFilter): AsyncGenerator<readonly TransactionRow[], void, undefined>
  /** What happened in a month, `YYYY-MM`. */
  statement(profileId: string, month: string): Promise<Statement>
  /** The same on paper; null where the month has no statement. Throws `TooMany` where too many wait for theirs. */
  statementFile(profileId: string, month: string): Promise<DrawnFile | null>
  /** The tax document of a transaction on paper; null where it has none, and for a transaction of somebody else. Throws `TooMany`. */
  invoiceFile(profileId: string, transactionId: string): Promise<DrawnFile | null>

  /** Takes a gateway's message in (P-08). */
  takePaymentNews: OnPaymentNews
  /** For the timer: asks gateways about payments nobody came back from (F14). */
  lookAtTopUps(): Promise<void>
  /** For the timer of a demonstration: its bank answers (P-12). Does nothing elsewhere. */
  settleDemoWithdrawals(): Promise<void>
}

export function createWalletService(deps: WalletDeps): WalletService {
  const { db, env } = deps
  const begin = createBeginTopUp(deps)
  return {
    open: (tx, profileId) => openWallets(tx, deps, [profileId]),
    openMissing: () => openMissing(deps),
    moneyOf: (tx, userId) => moneyOf(tx, deps, userId),
    terms: () => termsOf(deps),
    issuer: () => ({ productName: env.productName, vatNumber: env.sellerVatNumber, mode: env.mode }),

    mine: (viewer, language = 'en') => overview(deps, viewer, language),
    bill: (viewer, request) => bill(deps, viewer, request),
    transactions: async (viewer, filter, page) => transactionPage(deps, viewer.profileId, acceptTransactionsFilter(filter), page),

    paymentsOf: (ids) => findPayments(db, ids),

    accounts: async ({ profileId }, page) => pageFrom(await findAccounts(db, profileId), pageOf(page)),
    createAccount: (viewer, input) => createAccount(deps, viewer, input),
    updateAccount: (viewer, input) => updateAccount(deps, viewer, input),
    removeAccount: async (viewer, id) => ({ id: (await removeAccount(deps, viewer, id)).id }),
    accountsInUse: async (profileId) => accountsInUse(await findOpenWithdrawals(db, profileId)),

    withdraw: (viewer, input) => withdraw(deps, viewer, input),
    withdrawal: (viewer, id) => ownWithdrawal(deps, viewer, id),
    topUp: (viewer, input, language) => topUpWallet(deps, begin, viewer, input, language),
    topUpById: (viewer, id) => ownTopUp(deps, viewer, id),

    findWithdrawals: (filter, page) => findWithdrawals(db, filter, page),
    findWithdrawal: (id) => findWithdrawal(db, id),
    bankFileOf: (id) => findBankFileOf(db, id),
    countPaidBefore: (profileId, before) => countPaidBefore(db, profileId, before),
    settleWithdrawal: (tx, id, result, by) => settleWithdrawal(tx, deps, id, result, by),
    takeApprovalsBack,

    settleByBank: (tx, id, success) => settleAsPlayed(tx, deps, id, success),
    listAdjustment: (tx, { id: adjustmentId, profileId, amount }) =>
      listChange(tx, deps, profileId, { change: 'adjusted', adjustmentId, amount, at: deps.clock.now() }),

    available: (store, profileId) => availableIn(store, deps, profileId),
    lockedAvailable: async (tx, profileId) => ((await lockWallet(tx, profileId)) ? availableIn(tx, deps, profileId) : null),
    needsIdentityCheck: async (store, profileId) => (await findWalletOwner(store, profileId))?.needsIdentityCheck ?? false,
    lockForProgram: (tx, profileId) => lockForProgram(tx, deps, profileId),
    moveProgramMoney: (tx, program, movement, once = null) => moveProgramMoney(tx, deps, program, movement, once),
    payProgramRun: (tx, run) => payProgramRun(tx, deps, run),
    escrowsOf: (store, programIds) => escrowsOf(store, deps, programIds),

    reconcile: createReconciliation(deps),
    reconciliations: (page) => findReconciliationPage(db, page),

    takeBankFile: (tx, name, given) => takeBankFile(tx, deps, name, given),
    repeatBankFile: (tx, name) => repeatBankFile(tx, deps, name),

    transactionsOf: (profileId, filter) => transactionsOf(deps, profileId, filter),
    statement: (profileId, month) => statement(deps, profileId, month),
    statementFile: (profileId, month) => statementFile({ ...deps, draw: drawInThread }, profileId, month),
    invoiceFile: (profileId, transactionId) => invoiceFile({ ...deps, draw: drawInThread }, profileId, transactionId),

    takePaymentNews: takePaymentNews(deps),
    lookAtTopUps: () => lookAtTopUps(deps),
    settleDemoWithdrawals: async () => (env.mode === 'demo' ? settleDemoWithdrawals(deps) : undefined),
  }
}
