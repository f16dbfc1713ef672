import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { problemOf, type HoldRefusal, type Outcome, type RequestRefusal } from '@wasla/contract/ledger/refusal.ts'
import type { EndHoldInstruction, HoldInstruction, LedgerInstruction, PostInstruction } from '@wasla/contract/wallet/ledger-instruction.ts'
import type { Database } from '#database/database.ts'
import type { LedgerService } from '../ledger/service.ts'

type Movements = Pick<LedgerService, 'post' | 'hold' | 'endHold'>
type Moved = { transactionId: string; isRepeat: boolean }

/**
 * Returns the movement that the ledger made, or throws the ledger's refusal as a `Problem`. Throws an `Error` if a hold does not match,
 * which is a bug of ours.
 */
function movedBy(outcome: Outcome<Moved, RequestRefusal | HoldRefusal>, { purpose }: LedgerInstruction): Moved {
  if (outcome.value) return outcome.value
  const { refusal } = outcome
  if (refusal.code === 'HOLD_NOT_FOUND' || refusal.code === 'HOLD_ENDED' || refusal.code === 'HOLD_EXCEEDED')
    throw new Error(`${purpose.kind} of ${purpose.reference} does not fit its hold: ${refusal.code}`)
  throw problemOf(refusal)
}

/** Posts amounts in the caller's transaction. Repeated calls with the same key post them once. */
export const executePosting = async (
  tx: Database,
  ledger: Movements,
  { entries, purpose, ...instruction }: PostInstruction,
  once: RepeatKey | null,
): Promise<Moved> => movedBy(await ledger.post(tx, { once, entries, purpose }), { ...instruction, entries, purpose })

/** Reserves an amount. The id of the hold is the id of the transaction. */
export const executeHold = async (tx: Database, ledger: Movements, instruction: HoldInstruction, once: RepeatKey): Promise<Moved> => {
  const { purpose, sourceId, heldId, amount } = instruction
  return movedBy(await ledger.hold(tx, { once, sourceId, heldId, amount, expiresAt: null, purpose }), instruction)
}

/** Ends a hold. A hold can end only once. */
export const executeHoldEnd = async (tx: Database, ledger: Movements, instruction: EndHoldInstruction): Promise<Moved> => {
  const { purpose, holdId, end } = instruction
  return movedBy(await ledger.endHold(tx, { once: null, holdId, end, purpose }), instruction)
}
