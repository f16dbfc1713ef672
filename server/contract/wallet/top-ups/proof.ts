import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { NotificationDraft } from '../../notifications/draft.ts'
import { entriesOf, feeEntries, type LedgerInstruction } from '../ledger-instruction.ts'
import { availableAccount, houseAccounts } from '../ledger-accounts.ts'
import { nextStatus, topUpMachine, type TopUpEvent } from '../payment-status.ts'
import type { WalletTerms } from '../terms.ts'
import type { TopUpFailure, TopUpRecord } from './record.ts'

/**
 * What the gateway itself says of a payment, by a signed message or when it is fetched (P-08). What the browser comes back with is none.
 * `amount` in halalas, `reference` as the gateway names the payment.
 */
export type PaymentProof = {
  status: 'pending' | 'paid' | 'declined' | 'cancelled'
  amount: number
  currency: string
  reference: string
}

/** What a proof that cannot be of this payment differs in. */
export type ProofMismatch = 'reference' | 'currency' | 'amount'

/**
 * - `credited`: the money is in the wallet, for the first and only time.
 * - `failed`: nothing was added.
 * - `unchanged`: the proof says nothing new. `mismatch` is set where it is of another payment: an alert for the back office.
 */
export type TopUpResult =
  | { outcome: 'credited'; topUp: TopUpRecord; instruction: LedgerInstruction; notification: NotificationDraft }
  | { outcome: 'failed'; topUp: TopUpRecord; notification: NotificationDraft; mismatch: ProofMismatch | null }
  | { outcome: 'unchanged'; mismatch: ProofMismatch | null }

const totalOf = ({ subtotal, fee, vat }: TopUpRecord) => subtotal + fee + vat

/** The person paid the total through the gateway: the wallet gets the subtotal, the house its fee and the tax (P-05). */
export const topUpInstruction = ({ id, profileId, subtotal, fee, vat }: TopUpRecord): LedgerInstruction => ({
  action: 'post',
  kind: 'topUp',
  reference: id,
  entries: entriesOf(
    { account: houseAccounts.clearing, amount: -(subtotal + fee + vat) },
    { account: availableAccount(profileId), amount: subtotal },
    ...feeEntries({ fee, vat }),
  ),
})

const notificationOf = (
  type: 'WALLET_TOP_UP_SUCCEEDED' | 'WALLET_TOP_UP_FAILED',
  { id, profileId, subtotal }: TopUpRecord,
): NotificationDraft => ({
  profileId,
  type,
  referenceId: id,
  meta: { amount: subtotal },
})

const unchanged = (mismatch: ProofMismatch | null = null): TopUpResult => ({ outcome: 'unchanged', mismatch })

function failedBy(
  event: TopUpEvent,
  topUp: TopUpRecord,
  why: TopUpFailure,
  now: number,
  mismatch: ProofMismatch | null = null,
): TopUpResult {
  const status = nextStatus(topUpMachine, topUp.status, event)
  if (!status) return unchanged(mismatch)
  return {
    outcome: 'failed',
    topUp: { ...topUp, status, failureReason: why, settledAt: now },
    notification: notificationOf('WALLET_TOP_UP_FAILED', topUp),
    mismatch,
  }
}

function credited(topUp: TopUpRecord, now: number): TopUpResult {
  const status = nextStatus(topUpMachine, topUp.status, 'proved')
  if (!status) return unchanged()
  return {
    outcome: 'credited',
    topUp: { ...topUp, status, failureReason: null, settledAt: now },
    instruction: topUpInstruction(topUp),
    notification: notificationOf('WALLET_TOP_UP_SUCCEEDED', topUp),
  }
}

function mismatchOf(topUp: TopUpRecord, { amount, currency, reference }: PaymentProof): ProofMismatch | null {
  if (topUp.gatewayReference !== reference) return 'reference'
  if (currency !== 'SAR') return 'currency'
  return amount === totalOf(topUp) ? null : 'amount'
}

/**
 * What a proof makes of a top-up (P-08, security case 42): a payment of exactly the total is credited once, whenever it is proved, also
 * after the top-up had failed; one of another amount or currency fails it; one of another payment changes nothing.
 * Refused with `TOP_UP_NOT_FOUND`.
 */
export function decideTopUpResult(topUp: TopUpRecord | null, proof: PaymentProof, now: number): Decision<TopUpResult> {
  if (!topUp) return refused(new Problem('TOP_UP_NOT_FOUND'))
  const mismatch = mismatchOf(topUp, proof)
  if (mismatch === 'reference') return decided(unchanged(mismatch))
  if (proof.status === 'pending') return decided(unchanged())
  if (proof.status !== 'paid') return decided(failedBy('declined', topUp, proof.status, now))
  return decided(mismatch ? failedBy('declined', topUp, 'mismatch', now, mismatch) : credited(topUp, now))
}

/** What the passing of time makes of a top-up: one that is unfinished for too long has failed (P-08). */
export const decideTopUpExpiry = (topUp: TopUpRecord, { topUpLife }: Pick<WalletTerms, 'topUpLife'>, now: number): TopUpResult =>
  now - topUp.createdAt >= topUpLife * 1000 ? failedBy('expired', topUp, 'expired', now) : unchanged()
