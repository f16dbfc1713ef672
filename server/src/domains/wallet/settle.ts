import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { nameMatches } from '@wasla/contract/wallet/withdrawals/flags.ts'
import {
  decideSettlement,
  demoSettlement,
  demoSettlesAfter,
  type BankResult,
  type Settlement,
  type Settler,
  type SettlingMoment,
} from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { lockBankFiles } from './bank-file.ts'
import { executeHoldEnd } from './execute-instruction.ts'
import type { WalletDeps } from './deps.ts'
import { invoiceWithdrawal } from './invoices.ts'
import { findBankFileOf } from './stores/bank-files.ts'
import { lockWallet } from './stores/wallets.ts'
import { findOpenSince, findWithdrawal, saveSettlement, type StoredWithdrawal } from './stores/withdrawals.ts'
import { listChange } from './transactions.ts'

/** A withdrawal before and after a settlement. The settlement adds an approval or ends the withdrawal. */
export type Settled = { before: StoredWithdrawal; after: StoredWithdrawal; outcome: Settlement['outcome'] }

/** Locks the wallet of a withdrawal, and returns the withdrawal; null if there is none. */
async function loadLocked(tx: Database, id: string): Promise<StoredWithdrawal | null> {
  const found = await findWithdrawal(tx, id)
  if (!found) return null
  await lockWallet(tx, found.profileId)
  return findWithdrawal(tx, id)
}

/**
 * Saves a settlement and everything that follows from it: the end of the hold, the row in the list, the credit note and the notification.
 */
async function applySettlement(tx: Database, deps: WalletDeps, before: StoredWithdrawal, settlement: Settlement): Promise<Settled> {
  const { withdrawal, instruction, notification, outcome } = settlement
  const after: StoredWithdrawal = { ...before, ...withdrawal }
  if (!(await saveSettlement(tx, after))) throw new Problem('NO_CHANGES_TO_UPDATE')
  if (instruction) {
    await executeHoldEnd(tx, deps.ledger, instruction)
    await listChange(tx, deps, after.profileId, { change: 'withdrawal', withdrawal: after })
    await invoiceWithdrawal(tx, after, 'creditNote')
  }
  if (notification) await notify(tx, deps, notification)
  return { before, after, outcome }
}

/** The admin who settles a withdrawal, the number of approvals that they saw, and whether they compared the names. */
export type SettledBy = Settler & Pick<SettlingMoment, 'seenApprovals' | 'namesCompared'>

/**
 * `adminSettleWithdrawal` (P-12, Q-04), in the transaction of the back office's action. Throws the refusals of `decideSettlement`, and
 * `SERVICE_BUSY` while the ledger is read-only. Locks the files for the bank. Otherwise a new file could include a withdrawal whose money
 * returns to the wallet.
 */
export async function settleWithdrawal(
  tx: Database,
  deps: WalletDeps,
  id: string,
  result: BankResult,
  { seenApprovals, namesCompared, ...by }: SettledBy,
): Promise<Settled> {
  await lockBankFiles(tx, deps)
  const withdrawal = await loadLocked(tx, id)
  const inBankFile = (await findBankFileOf(tx, id)) !== null
  const moment = { now: deps.clock.now(), inBankFile, nameMatches: nameMatches(withdrawal?.flags ?? []), namesCompared, seenApprovals }
  const settlement = changesOf(decideSettlement(withdrawal, result, by, moment))
  if (!withdrawal) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return applySettlement(tx, deps, withdrawal, settlement)
}

/** Settles a withdrawal as the demo's bank does for its bank account. Does nothing if the withdrawal has ended, or is not due yet. */
async function settleByBank(tx: Database, deps: WalletDeps, id: string, accountOf: (iban: string) => string): Promise<void> {
  const withdrawal = await loadLocked(tx, id)
  const settlement = withdrawal && demoSettlement(withdrawal, { iban: accountOf(withdrawal.sentTo.iban) }, deps.clock.now())
  if (withdrawal && settlement) await applySettlement(tx, deps, withdrawal, settlement)
}

/** Settles a withdrawal of the demo's past with a given result, for any bank account. */
export const settleAsPlayed = (tx: Database, deps: WalletDeps, id: string, success: boolean): Promise<void> =>
  settleByBank(tx, deps, id, (iban) => `${iban.slice(0, -4)}${success ? '0001' : '0000'}`)

const atOnce = 50

/**
 * For the timer of the demo, whose bank takes fifteen seconds (P-12). Leaves withdrawals that were open when the demo began to the back
 * office. Several processes may run it at once.
 */
export async function settleDemoWithdrawals(deps: WalletDeps): Promise<void> {
  for (const { id } of await findOpenSince(deps.db, deps.clock.now() - demoSettlesAfter, atOnce))
    await inTransaction(deps.db, (tx) => settleByBank(tx, deps, id, (iban) => iban))
}
