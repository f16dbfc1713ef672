import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bankFileCsv } from '@wasla/contract/wallet/withdrawals/bank-file.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import type { WalletService } from '../domains/wallet/service.ts'
import { givenIn, referencesOf } from './given.ts'
import { appear, completeInterrupted, draftOf } from './interrupted.ts'

/** Folder of bank files. They contain whole IBANs and are readable by their own user only. */
export const bankFilesIn = (dataDir: string) => join(dataDir, 'bank-files')

/** Formats a time as `2026-03-14T00-00-05Z`, which sorts by time and is a valid file name on every system. */
const nameAt = (moment: number) =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

export type WrittenBankFile = { name: string; path: string; count: number; total: number }

/** A waiting withdrawal that is left out, because the bank received it in an earlier file. */
export type LeftOut = { id: string; file: string }

type Parts = { db: Database; clock: Clock; wallet: Pick<WalletService, 'takeBankFile' | 'repeatBankFile' | 'hasBankFile'>; dataDir: string }

/**
 * Writes a bank file of the waiting withdrawals, or writes the file named `again` once more. `written` is null if no withdrawal waits or
 * the name is unknown. The file is complete before the database records its withdrawals; it appears under its name after that. Withdrawals
 * that the folder lists as given are left out, even if a restored database has forgotten them. `completed`: names of earlier files whose
 * process was killed before they got their names; they have them now.
 */
export async function writeBankFile(
  { db, clock, wallet, dataDir }: Parts,
  again: string | null,
): Promise<{ written: WrittenBankFile | null; leftOut: LeftOut[]; completed: string[] }> {
  const folder = bankFilesIn(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = again ?? nameAt(clock.now())
  const given = givenIn(folder)
  const ofName = [...given].filter(([, file]) => file === name).map(([id]) => id)
  const path = join(folder, `${name}.csv`)
  // The draft of a repetition has a name of its own. Under the name of the recorded file, the next command would complete it even if only
  // half of it is written.
  const draft = draftOf(again === null ? name : `${name}.again`)
  try {
    const { file, leftOut, completed } = await inTransaction(db, async (tx) => {
      const taken =
        again === null
          ? await wallet.takeBankFile(tx, name, new Set(given.keys()))
          : { file: await wallet.repeatBankFile(tx, name), leftOut: [] }
      const before = await completeInterrupted(folder, async (one) => one !== name && wallet.hasBankFile(tx, one))
      if (taken.file) {
        const { payments } = taken.file
        writeFileSync(join(folder, draft.part), bankFileCsv(payments), { mode: 0o600 })
        const ids = new Set([...ofName, ...payments.map(({ withdrawal }) => withdrawal.id)])
        writeFileSync(join(folder, draft.references), [...ids].map((id) => `${id}\n`).join(''), { mode: 0o600 })
      }
      return { ...taken, completed: before }
    })
    const left = leftOut.map((id) => ({ id, file: given.get(id) ?? '' }))
    if (!file) return { written: null, leftOut: left, completed }
    appear(folder, draft.references, referencesOf(name))
    appear(folder, draft.part, `${name}.csv`)
    return { written: { name, path, count: file.payments.length, total: file.total }, leftOut: left, completed }
  } finally {
    for (const one of Object.values(draft)) rmSync(join(folder, one), { force: true })
  }
}
