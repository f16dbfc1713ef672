import { bankTotal, type BankPayment } from '@wasla/contract/wallet/withdrawals/bank-file.ts'
import { isPayable } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { writeAudit } from '#platform/audit.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { hasBankFile, insertBankFile } from './stores/bank-files.ts'
import { findForBank, type StoredWithdrawal } from './stores/withdrawals.ts'

/** What a file for the bank is made of; `total` in halalas. */
export type BankFile = { readonly name: string; readonly payments: readonly BankPayment[]; readonly total: number }

/** As many as one statement takes on either database, with room. The rest is in the next file. */
const mostInFile = 5000

function fileOf(name: string, withdrawals: readonly StoredWithdrawal[]): BankFile {
  const payments = withdrawals.map(({ sentTo, ...withdrawal }) => ({ withdrawal, account: sentTo }))
  return { name, payments, total: bankTotal(payments) }
}

const written = (tx: Database, deps: WalletDeps, action: string, { name, payments, total }: BankFile) =>
  writeAudit(tx, deps, { actor: 'system', action, target: name, detail: { count: payments.length, total } })

/**
 * Takes what the bank may be given and was not given yet, and writes down that this file has it: each withdrawal is in one file, so
 * that it is paid once. Null where nothing waits.
 */
export async function takeBankFile(tx: Database, deps: WalletDeps, name: string): Promise<BankFile | null> {
  await takeNamedLock(tx, deps.dialect, 'wallet:bank-file')
  const terms = termsOf(deps)
  const chosen = (await findForBank(tx, null)).filter((withdrawal) => isPayable(withdrawal, terms)).slice(0, mostInFile)
  if (chosen.length === 0) return null
  const file = fileOf(name, chosen)
  const row = { id: name, madeAt: deps.clock.now(), count: chosen.length, total: file.total }
  await insertBankFile(
    tx,
    row,
    chosen.map(({ id }) => id),
  )
  await written(tx, deps, 'wallet.bankFileMade', file)
  return file
}

/** A file that was made before and is lost: what of it is still open. Null where there is none by this name. */
export async function repeatBankFile(tx: Database, deps: WalletDeps, name: string): Promise<BankFile | null> {
  if (!(await hasBankFile(tx, name))) return null
  const file = fileOf(
    name,
    (await findForBank(tx, name)).filter(({ status }) => status === 'Initiated'),
  )
  await written(tx, deps, 'wallet.bankFileRepeated', file)
  return file
}
