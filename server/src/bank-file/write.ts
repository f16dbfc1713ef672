import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bankFileCsv } from '@wasla/contract/wallet/withdrawals/bank-file.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import type { WalletService } from '../domains/wallet/service.ts'

/** Where files for the bank lie; they hold whole IBANs and are for their own user alone. */
export const bankFilesIn = (dataDir: string) => join(dataDir, 'bank-files')

/** `2026-03-14T00-00-05Z`: sorts by time, and is a name everywhere. */
const nameAt = (moment: number) =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

export type WrittenBankFile = { name: string; path: string; count: number; total: number }

type Parts = { db: Database; clock: Clock; wallet: Pick<WalletService, 'takeBankFile' | 'repeatBankFile'>; dataDir: string }

/**
 * Writes a file of what the bank is to pay, or the one named `again`. Null where nothing waits, or where there is none by the name. The file
 * is whole before the database says that its withdrawals are in it; it appears under its name after that.
 */
export async function writeBankFile({ db, clock, wallet, dataDir }: Parts, again: string | null): Promise<WrittenBankFile | null> {
  const folder = bankFilesIn(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = again ?? nameAt(clock.now())
  const part = join(folder, `.${name}.part`)
  try {
    const file = await inTransaction(db, async (tx) => {
      const found = await (again === null ? wallet.takeBankFile(tx, name) : wallet.repeatBankFile(tx, name))
      if (found) writeFileSync(part, bankFileCsv(found.payments), { mode: 0o600 })
      return found
    })
    if (!file) return null
    const path = join(folder, `${name}.csv`)
    renameSync(part, path)
    return { name, path, count: file.payments.length, total: file.total }
  } finally {
    rmSync(part, { force: true })
  }
}
