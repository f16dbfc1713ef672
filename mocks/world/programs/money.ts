import { budgetBill } from '@wasla/contract/wallet/program-money.ts'
import { walletTermsOf } from '@wasla/contract/wallet/terms.ts'
import { idOf } from '../ids.ts'
import type { ProgramChange } from '../wallet-rows.ts'
import { wholePrograms } from './all-programs.ts'
import type { WholeProgram } from './make-program.ts'

const { fees } = walletTermsOf('demo')

/** Returns the wallet change that reserved the whole budget, if the program was published or scheduled (L-04). */
function reservedOf({ key, released, reservedAt, program: { id, profileId, budget } }: WholeProgram): ProgramChange[] {
  if (reservedAt === null) return []
  const { subtotal, fee, vat } = budgetBill(budget + (released?.amount ?? 0), fees)
  const change = { change: 'budgetReserved', programId: id, profileId, bill: { subtotal, fee, vat }, at: reservedAt } as const
  return [{ ...change, id: idOf(`budget:${key}`, reservedAt) }]
}

/**
 * Returns the wallet change that returned the leftover budget, if the program has retired. It came after the conversion window and the last
 * payout run (L-10).
 */
const releasedOf = ({ key, released, program: { id: programId, profileId } }: WholeProgram): ProgramChange[] =>
  released ? [{ change: 'budgetReleased', id: idOf(`released:${key}`, released.at), profileId, programId, ...released }] : []

/** Changes of wallets by publishing and ending programs. The earnings of participants come from results (`results-at.ts`). */
export const programChanges: readonly ProgramChange[] = [...wholePrograms.flatMap(reservedOf), ...wholePrograms.flatMap(releasedOf)]
