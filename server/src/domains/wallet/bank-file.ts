import { bankTotal, type BankPayment } from '@wasla/contract/wallet/withdrawals/bank-file.ts'
import { nameMatches } from '@wasla/contract/wallet/withdrawals/flags.ts'
import { isPayable, isUncontested } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { writeAudit } from '#platform/audit.ts'
import type { WalletDeps } from './deps.ts'
import { hasBankFile, insertBankFile } from './stores/bank-files.ts'
import { findForBank, type StoredWithdrawal } from './stores/withdrawals.ts'

/** One file for the bank: its payments and their total in halalas. */
export type BankFile = { readonly name: string; readonly payments: readonly BankPayment[]; readonly total: number }

/**
 * Largest number of withdrawals in one file. Both databases accept that many values in one statement. Further withdrawals go into the next
 * file.
 */
const mostInFile = 5000

function fileOf(name: string, withdrawals: readonly StoredWithdrawal[]): BankFile {
  const payments = withdrawals.map(({ sentTo, ...withdrawal }) => ({ withdrawal, account: sentTo }))
  return { name, payments, total: bankTotal(payments) }
}

const written = (tx: Database, deps: WalletDeps, action: string, { name, payments, total }: BankFile) =>
  writeAudit(tx, deps, { actor: 'system', action, target: name, detail: { count: payments.length, total } })

/** Locks the files for the bank: until the transaction ends, no withdrawal is put into a file and none is settled. */
export const lockBankFiles = (tx: Database, { dialect }: Pick<WalletDeps, 'dialect'>): Promise<void> =>
  takeNamedLock(tx, dialect, 'wallet:bank-file')

/** `file`: the new file, or null if it would be empty. `leftOut`: ids of withdrawals that the operator has already given to the bank. */
export type TakenBankFile = { readonly file: BankFile | null; readonly leftOut: readonly string[] }

/**
 * Puts the payable withdrawals that were not given to the bank yet into a new file, and records the file. Each withdrawal is in one
 * file, so that it is paid once. `given`: ids of withdrawals that were given to the bank, according to the files in the operator's own
 * folder. After a restore, the database may lack these files.
 */
export async function takeBankFile(tx: Database, deps: WalletDeps, name: string, given: ReadonlySet<string>): Promise<TakenBankFile> {
  await lockBankFiles(tx, deps)
  const payable = (await findForBank(tx, null)).filter((withdrawal) => isPayable(withdrawal, nameMatches(withdrawal.flags)))
  const leftOut = payable.map(({ id }) => id).filter((id) => given.has(id))
  const chosen = payable.filter(({ id }) => !given.has(id)).slice(0, mostInFile)
  if (chosen.length === 0) return { file: null, leftOut }
  const file = fileOf(name, chosen)
  const row = { id: name, madeAt: deps.clock.now(), count: chosen.length, total: file.total }
  await insertBankFile(
    tx,
    row,
    chosen.map(({ id }) => id),
  )
  await written(tx, deps, 'wallet.bankFileMade', file)
  return { file, leftOut }
}

/**
 * Returns an earlier file again, for an operator who has lost it. It contains only the withdrawals that are still open and that no admin
 * proposes to fail. Null if there is no such file.
 */
export async function repeatBankFile(tx: Database, deps: WalletDeps, name: string): Promise<BankFile | null> {
  await lockBankFiles(tx, deps)
  if (!(await hasBankFile(tx, name))) return null
  const file = fileOf(name, (await findForBank(tx, name)).filter(isUncontested))
  await written(tx, deps, 'wallet.bankFileRepeated', file)
  return file
}
