import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { Database } from '#database/database.ts'
import type { ProgramsDeps } from '../deps.ts'

/** Returns the escrow and accrued rewards of each of these programs, by id, in halalas; zeros if nothing was reserved. */
export async function findProgramMoney(
  db: Database,
  { wallet, rewards }: Pick<ProgramsDeps, 'wallet' | 'rewards'>,
  programIds: readonly string[],
): Promise<Map<string, ProgramMoney>> {
  if (programIds.length === 0) return new Map()
  const escrows = await wallet.escrowsOf(db, programIds)
  const accrued = await rewards.accruedOf(db, programIds)
  return new Map(programIds.map((id) => [id, { escrow: escrows.get(id) ?? 0, accrued: accrued.get(id) ?? 0 }]))
}
