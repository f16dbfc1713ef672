import { pageFrom, pageOf, type Page, type PageArgument } from '@wasla/contract/common/page.ts'
import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { accountsInUse, type TransactionReader } from '@wasla/contract/wallet/mappers.ts'
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
import { createCheckoutOpener } from './open-checkout.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { pollTopUps, takePaymentNews } from './jobs.ts'
import { lockReceivers, openMissing, openWallets } from './open.ts'
import { lockFunds, readFunds } from './funds.ts'
import { bill, overview } from './overview.ts'
import { invoiceFile, statementFile, type DrawnFile } from './pdf/files.ts'
import type { KitPaper } from './pdf/kit-paper.ts'
import type { TermsPaper } from './pdf/terms-paper.ts'
import { drawInThread } from './pdf/thread.ts'
import { escrowsOf, lockForProgram, moveProgramMoney, payProgramRun, type ProgramPayer, type ProgramRun } from './program-money.ts'
import { createReconciliation } from './reconcile.ts'
import { settleAsPlayed, settleDemoWithdrawals, settleWithdrawal, type Settled, type SettledBy } from './settle.ts'
import { findBankFileOf, hasBankFile } from './stores/bank-files.ts'
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

export { waitingPolls } from './stores/top-ups.ts'
export { openWithdrawals } from './stores/withdrawals.ts'
export { withdrawalAccountRow } from './stores/withdrawal-accounts.ts'
export type { StoredWithdrawal } from './stores/withdrawals.ts'

/** The profile that owns the wallet, and the user who acts. */
type Owner = Pick<Viewer, 'profileId' | 'userId'>

/** Wallets of profiles: money in, money out and the list of transactions (decisions P). Every refusal is a `Problem`. */
export type WalletService = {
  /** Opens the wallet of a new profile, in the transaction that creates the profile (P-01). */
  open(tx: Database, profileId: string): Promise<void>
  /** Opens the platform's accounts and the missing wallets. Runs at every start. */
  openMissing(): Promise<void>
  /**
   * Returns the amount in all wallets of a user, in halalas, and whether they have an open withdrawal. Locks the wallets until the
   * transaction ends (D-37).
   */
  lockFunds(tx: Database, userId: string): Promise<{ amount: number; hasOpenWithdrawal: boolean }>
  /** Returns the same as `lockFunds` without locking anything, for a page that shows it. */
  funds(userId: string): Promise<{ amount: number; hasOpenWithdrawal: boolean }>
  /** Returns the fees and limits that apply now. */
  terms(): WalletTerms
  /** Returns the issuer of documents, and the facts that decide whether they are tax documents (P-22). */
  issuer(): Omit<TransactionReader, 'language'>

  mine(viewer: Viewer, language?: Language): ReturnType<typeof overview>
  bill(viewer: Viewer, request: { kind: BillKind; amount: number }): Promise<Bill>
  /** Returns a page of the viewer's transactions. `filter` is the unchecked input (P-20). */
  transactions(
    viewer: Pick<Viewer, 'profileId'>,
    filter: unknown,
    page: PageArgument,
  ): Promise<{ count: number; data: DocumentedTransaction[] }>

  /** Returns, by transaction id, the payments of payouts to participants, sorted by profile. Pass only ids that the caller may see. */
  paymentsOf(transactionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Earning[]>>

  accounts(viewer: Viewer, page: PageArgument): Promise<{ count: number; data: WithdrawalAccountRecord[] }>
  createAccount(viewer: Viewer, input: CreateWithdrawalAccountInput): Promise<WithdrawalAccountRecord>
  updateAccount(viewer: Viewer, input: UpdateWithdrawalAccountInput): Promise<WithdrawalAccountRecord>
  removeAccount(viewer: Viewer, id: string): Promise<{ id: string }>
  /** Returns the ids of a profile's bank accounts that are used by an open withdrawal. */
  accountsInUse(profileId: string): Promise<ReadonlySet<string>>

  withdraw(viewer: Owner, input: WithdrawFromWalletInput): Promise<StoredWithdrawal>
  withdrawal(viewer: Owner, id: string): Promise<StoredWithdrawal>
  topUp(viewer: Owner, input: TopUpWalletInput, language: Language): Promise<TopUpRecord>
  topUpById(viewer: Owner, id: string): Promise<TopUpRecord>

  /**
   * For the back office: returns a page of all withdrawals, open ones first. Each has the bank account as it was when the withdrawal began.
   */
  findWithdrawals(filter: WithdrawalFilter, page: { limit: number; offset: number }): Promise<{ count: number; data: StoredWithdrawal[] }>
  findWithdrawal(id: string): Promise<StoredWithdrawal | null>
  /** Returns the file for the bank that a withdrawal is in, or null if it is in none. */
  bankFileOf(withdrawalId: string): Promise<{ name: string; madeAt: number } | null>
  /** Counts a profile's paid withdrawals that began before a moment. */
  countPaidBefore(profileId: string, before: number): Promise<number>
  /** Settles a withdrawal for `adminSettleWithdrawal`, in the caller's transaction. See `settle.ts`. */
  settleWithdrawal(tx: Database, id: string, result: BankResult, by: SettledBy): Promise<Settled>
  /** Removes an admin's approvals from open withdrawals. Returns the ids of these withdrawals. */
  takeApprovalsBack(tx: Database, adminId: string): Promise<string[]>

  /** Settles a withdrawal of the demo's past (P-12), in the caller's transaction. */
  settleByBank(tx: Database, id: string, success: boolean): Promise<void>
  /** Lists a posted adjustment for its owner, in the transaction that posts it. */
  listAdjustment(tx: Database, adjustment: { id: string; profileId: string; amount: number }): Promise<void>

  /**
   * Returns the profile that pays for a program, and the amount that it can spend. Locks the wallet until the transaction ends. Throws
   * `WALLET_NOT_FOUND`.
   */
  lockForProgram(tx: Database, profileId: string): Promise<ProgramPayer>
  /** Returns the amount that a profile can spend, in halalas, and locks its wallet until the transaction ends. Null if it has no wallet. */
  lockedAvailable(tx: Database, profileId: string): Promise<number | null>
  /** See `lockReceivers` of `open.ts`. */
  lockReceivers(tx: Database, profileIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the amount that a profile can spend now, in halalas. */
  available(db: Database, profileId: string): Promise<number>
  /** Returns whether the person behind a profile must pass an identity check before using the wallet (security case 10). */
  needsIdentityCheck(db: Database, profileId: string): Promise<boolean>
  /** Moves money between a wallet and a program's escrow, and lists it, in the transaction that changes the program (L-04, L-10). */
  moveProgramMoney(
    tx: Database,
    program: Parameters<typeof moveProgramMoney>[2],
    movement: Parameters<typeof moveProgramMoney>[3],
    once?: RepeatKey | null,
  ): Promise<void>
  /** Like `payProgramRun` of `program-money.ts`, in the caller's transaction (L-08). Returns the ids of the transactions in the ledger. */
  payProgramRun(tx: Database, run: ProgramRun): Promise<string[]>
  /** Returns the balances of programs' escrows in halalas, by program id. Programs without an escrow are left out. */
  escrowsOf(db: Database, programIds: readonly string[]): Promise<Map<string, number>>

  /** For the timer: compares gateways with the ledger, each day once it is over (I12). */
  reconcile(): Promise<void>
  /** Returns a page of reconciliations, the newest day first. */
  reconciliations(page: Page): Promise<{ count: number; data: ReconciliationRecord[] }>

  /**
   * Puts the payable withdrawals into a file with this name, each into one file only; null if there are none. For the operator's own
   * machine.
   */
  takeBankFile(tx: Database, name: string, given: ReadonlySet<string>): Promise<TakenBankFile>
  /** Returns an earlier file with only its withdrawals that are still open, or null if no file has this name. */
  repeatBankFile(tx: Database, name: string): Promise<BankFile | null>
  /** Returns whether a bank file with this name is recorded. */
  hasBankFile(tx: Database, name: string): Promise<boolean>

  /** Yields all transactions of a profile that a filter lists, the newest first, in batches. For files. */
  transactionsOf(profileId: string, filter: TransactionsFilter): AsyncGenerator<readonly TransactionRow[], void, undefined>
  /** Returns the statement of a month, `YYYY-MM`. */
  statement(profileId: string, month: string): Promise<Statement>
  /** Returns the statement as a PDF, or null if the month has none. Throws `QueueFull` if too many documents wait to be drawn. */
  statementFile(profileId: string, month: string): Promise<DrawnFile | null>
  /** Returns the tax document of a transaction as a PDF; null if it has none, or is not this profile's. Throws `QueueFull`. */
  invoiceFile(profileId: string, transactionId: string): Promise<DrawnFile | null>

  /** Draws the receipt of the terms of a participation. Throws `QueueFull` if too many documents wait to be drawn. */
  drawTerms(facts: TermsPaper): Promise<Uint8Array>
  /** Draws a media kit. */
  drawKit(facts: KitPaper): Promise<Uint8Array>

  /** Handles a gateway's message (P-08). */
  takePaymentNews: OnPaymentNews
  /** For the timer: asks gateways about payments whose payers may never return to the app (F14). */
  pollTopUps(): Promise<void>
  /** For the timer of the demo: settles withdrawals as its bank does (P-12). Does nothing in other modes. */
  settleDemoWithdrawals(): Promise<void>
}

export function createWalletService(deps: WalletDeps): WalletService {
  const { db, env } = deps
  const openCheckout = createCheckoutOpener(deps)
  return {
    open: (tx, profileId) => openWallets(tx, deps, [profileId]),
    openMissing: () => openMissing(deps),
    lockFunds: (tx, userId) => lockFunds(tx, deps, userId),
    funds: (userId) => readFunds(deps.db, deps, userId),
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
    topUp: (viewer, input, language) => topUpWallet(deps, openCheckout, viewer, input, language),
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
    lockReceivers: (tx, profileIds) => lockReceivers(tx, deps, profileIds),
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
    hasBankFile,

    transactionsOf: (profileId, filter) => transactionsOf(deps, profileId, filter),
    statement: (profileId, month) => statement(deps, profileId, month),
    statementFile: (profileId, month) => statementFile({ ...deps, draw: drawInThread }, profileId, month),
    invoiceFile: (profileId, transactionId) => invoiceFile({ ...deps, draw: drawInThread }, profileId, transactionId),
    drawTerms: (facts) => drawInThread({ kind: 'terms', facts }),
    drawKit: (facts) => drawInThread({ kind: 'kit', facts }),

    takePaymentNews: takePaymentNews(deps),
    pollTopUps: () => pollTopUps(deps),
    settleDemoWithdrawals: async () => (env.mode === 'demo' ? settleDemoWithdrawals(deps) : undefined),
  }
}
