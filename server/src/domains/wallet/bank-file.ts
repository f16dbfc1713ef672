import { bankTotal, type BankPayment } from '@wasla/contract/wallet/withdrawals/bank-file.ts'
import { isPayable, isUncontested } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { writeAudit } from '#platform/audit.ts'
import type { WalletDeps } from './deps.ts'
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

/** While it is held, no withdrawal comes into a file for the bank, and none is settled. */
export const lockBankFiles = (tx: Database, { dialect }: Pick<WalletDeps, 'dialect'>): Promise<void> =>
  takeNamedLock(tx, dialect, 'wallet:bank-file')

/** A new file, null where nothing is in it; and the withdrawals that would be in it, had they not been given to the bank before. */
export type TakenBankFile = { readonly file: BankFile | null; readonly leftOut: readonly string[] }

/**
 * Takes what the bank may be given and was not given yet, and writes down that this file has it: each withdrawal is in one file, so
 * that it is paid once. `given` are those that the operator's own folder knows as given: after a restore the database has forgotten it.
 */
export async function takeBankFile(tx: Database, deps: WalletDeps, name: string, given: ReadonlySet<string>): Promise<TakenBankFile> {
  await lockBankFiles(tx, deps)
  const payable = (await findForBank(tx, null)).filter(isPayable)
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

/** A file that was made before and is lost: what of it is still open and nobody proposes to fail. Null where there is none by this name. */
export async function repeatBankFile(tx: Database, deps: WalletDeps, name: string): Promise<BankFile | null> {
  await lockBankFiles(tx, deps)
  if (!(await hasBankFile(tx, name))) return null
  const file = fileOf(name, (await findForBank(tx, name)).filter(isUncontested))
  await written(tx, deps, 'wallet.bankFileRepeated', file)
  return file
}
