import { isMovable } from './amounts.ts'
import type { AccountRecord } from './accounts.ts'
import type { HoldRecord, HoldStatus } from './hold-record.ts'
import { decideEntries, type EntryDraft, type Posting, type Purpose, type Stamp } from './posting.ts'
import { answered, LedgerMisuse, refusedWith, type HoldRefusal, type Outcome, type RequestRefusal } from './refusal.ts'

export type HoldRequest = {
  sourceId: string
  /** The account to which the amount moves; its kind must be `held`. */
  heldId: string
  /** The amount to reserve, in halalas. */
  amount: number
  /** Time at which the hold expires, in milliseconds; null if it never expires. */
  expiresAt: number | null
  purpose: Purpose
}

/** The end of a hold. `to`: the accounts that get parts of the amount, in halalas. The rest of the amount returns to the source account. */
export type HoldEnd = { how: 'post'; to: readonly EntryDraft[] } | { how: 'void' } | { how: 'expire' }

export type OpenedHold = { posting: Posting; hold: HoldRecord }
export type EndedHold = { posting: Posting; end: Required<Pick<HoldRecord, 'status' | 'postedAmount' | 'endedBy' | 'endedAt'>> }

const endings = { post: 'posted', void: 'voided', expire: 'expired' } as const satisfies Record<HoldEnd['how'], HoldStatus>

/** Returns whether a hold has expired. */
export const isOverdue = ({ expiresAt }: Pick<HoldRecord, 'expiresAt'>, now: number): boolean => expiresAt !== null && now >= expiresAt

/**
 * Decides on a new hold: moves an amount from the owned account `sourceId` to the held account `heldId`. Refuses with
 * `INSUFFICIENT_BALANCE`. Throws `LedgerMisuse` if an account is of another kind.
 */
export function decideHold(
  accounts: readonly AccountRecord[],
  { sourceId, heldId, amount, expiresAt, purpose }: HoldRequest,
  stamp: Stamp,
): Outcome<OpenedHold, RequestRefusal> {
  const kindOf = (id: string) => accounts.find((account) => account.id === id)?.kind
  if (kindOf(sourceId) !== 'owned' || kindOf(heldId) !== 'held') throw new LedgerMisuse(`A hold moves from what is owned to what is held`)
  const entries = [
    { accountId: sourceId, amount: -amount },
    { accountId: heldId, amount },
  ]
  const { refusal, value: posting } = decideEntries(accounts, { entries, purpose }, stamp)
  if (refusal) return refusedWith(refusal)
  return answered({
    posting,
    hold: {
      id: stamp.transactionId,
      sourceId,
      heldId,
      amount,
      status: 'held',
      postedAmount: 0,
      endedBy: null,
      expiresAt,
      createdAt: stamp.now,
      endedAt: null,
    },
  })
}

function refusalOf(hold: HoldRecord | null, end: HoldEnd, now: number): HoldRefusal | null {
  if (!hold) return { code: 'HOLD_NOT_FOUND' }
  if (hold.status !== 'held') return { code: 'HOLD_ENDED', status: hold.status }
  if (end.how === 'post' && isOverdue(hold, now)) return { code: 'HOLD_ENDED', status: 'expired' }
  return null
}

/**
 * Decides the end of a hold. A hold ends once. The accounts of `end.to` get their parts of its amount, if it is posted, and the rest
 * returns to its source account (I7). A hold whose time of expiry has passed cannot be posted. Throws `LedgerMisuse` if an amount goes to a
 * held account, or for `expire` before the time of expiry.
 */
export function decideHoldEnd(
  accounts: readonly AccountRecord[],
  hold: HoldRecord | null,
  { end, purpose }: { end: HoldEnd; purpose: Purpose },
  stamp: Stamp,
): Outcome<EndedHold, RequestRefusal | HoldRefusal> {
  const refusal = refusalOf(hold, end, stamp.now)
  if (refusal || !hold) return refusedWith(refusal ?? { code: 'HOLD_NOT_FOUND' })
  if (end.how === 'expire' && !isOverdue(hold, stamp.now)) throw new LedgerMisuse(`Hold ${hold.id} is not over yet`)
  const to = end.how === 'post' ? end.to : []
  if (to.some(({ accountId, amount }) => !isMovable(amount) || accounts.some(({ id, kind }) => id === accountId && kind === 'held')))
    throw new LedgerMisuse('A hold is posted to accounts that are not held')
  if (end.how === 'post' && to.length === 0) throw new LedgerMisuse('A hold is posted to somebody')
  const postedAmount = to.reduce((total, { amount }) => total + amount, 0)
  if (postedAmount > hold.amount) return refusedWith({ code: 'HOLD_EXCEEDED', required: postedAmount, available: hold.amount })
  const rest = hold.amount - postedAmount
  const entries = [
    { accountId: hold.heldId, amount: -hold.amount },
    ...to,
    ...(rest > 0 ? [{ accountId: hold.sourceId, amount: rest }] : []),
  ]
  const decided = decideEntries(accounts, { entries, purpose }, stamp)
  if (decided.refusal) return refusedWith(decided.refusal)
  return answered({
    posting: decided.value,
    end: { status: endings[end.how], postedAmount, endedBy: stamp.transactionId, endedAt: stamp.now },
  })
}
