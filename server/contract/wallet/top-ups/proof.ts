import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { NotificationDraft } from '../../notifications/draft.ts'
import { entriesOf, feeEntries, type PostInstruction } from '../ledger-instruction.ts'
import { availableAccount, platformAccounts } from '../ledger-accounts.ts'
import { walletLimits } from '../limits.ts'
import { nextStatus, topUpMachine, type TopUpEvent } from '../payment-status.ts'
import type { WalletTerms } from '../terms.ts'
import type { TopUpFailure, TopUpRecord } from './record.ts'
import { draftReturn, returnedBy, returnedIn, type ReturnDraft, type TopUpReturn } from './returned.ts'

/**
 * A gateway's answer about a payment, which we request by our own reference (P-08). Data from the browser is no proof, and a signed message
 * of the gateway only says which payment to query. `differs`: the payer paid another amount or currency. `returned`: the payment was
 * refunded, and `remaining` is what the gateway still has of it. Amounts are in halalas.
 */
export type PaymentProof =
  | { readonly kind: 'open' | 'absent' | 'unavailable' | 'differs' }
  | { readonly kind: 'returned'; readonly remaining: number }
  | { readonly kind: 'paid'; readonly charge: { readonly amount: number; readonly currency: string } }
  | { readonly kind: 'failed'; readonly reason: 'declined' | 'expired' | 'cancelled' }

/**
 * An alert for the back office. `differs`: money came in that fits no top-up. `returned`: a payment was refunded before it was credited.
 * `lost`: a payment was refunded, but the wallet had already spent the money. `restored`: the gateway has money again that we took from the
 * wallet, as after a contested charge-back. Then an admin returns it by an adjustment (P-02).
 */
export type TopUpAlert = 'differs' | 'returned' | 'lost' | 'restored'

/**
 * Effect of a proof on a top-up.
 * - `credited`: the money enters the wallet, which happens only once.
 * - `takenBack`: a refund was taken from the wallet (security case 47).
 * - `failed`: nothing was credited.
 * - `unchanged`: the proof changes nothing.
 */
export type TopUpResult =
  | { outcome: 'credited'; topUp: TopUpRecord; instruction: PostInstruction; notification: NotificationDraft }
  | { outcome: 'takenBack'; draft: ReturnDraft; alert: TopUpAlert | null }
  | { outcome: 'failed'; topUp: TopUpRecord; notification: NotificationDraft; alert: TopUpAlert | null }
  | { outcome: 'unchanged'; alert: TopUpAlert | null }

/**
 * Further facts that decide what a proof changes, read while the wallet is locked. `available` is the balance of the wallet, in halalas.
 * `returns` are the earlier refunds of the top-up. Both are used only for a credited top-up.
 */
export type ProofState = { readonly now: number; readonly available: number; readonly returns: readonly TopUpReturn[] }

const totalOf = ({ subtotal, fee, vat }: TopUpRecord) => subtotal + fee + vat

/** Posts the total that the person paid: the subtotal to the wallet, fee and VAT to the platform (P-05). */
export const topUpInstruction = ({ id, profileId, subtotal, fee, vat }: TopUpRecord): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'TOP_UP', reference: id },
  entries: entriesOf(
    { accountId: platformAccounts.clearing, amount: -(subtotal + fee + vat) },
    { accountId: availableAccount(profileId), amount: subtotal },
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

const unchanged = (alert: TopUpAlert | null = null): TopUpResult => ({ outcome: 'unchanged', alert })

function failedBy(
  event: TopUpEvent,
  topUp: TopUpRecord,
  failureReason: TopUpFailure,
  now: number,
  alert: TopUpAlert | null = null,
): TopUpResult {
  const status = nextStatus(topUpMachine, topUp.status, event)
  if (!status) return unchanged(alert)
  return {
    outcome: 'failed',
    topUp: { ...topUp, status, failureReason, settledAt: now },
    notification: notificationOf('WALLET_TOP_UP_FAILED', topUp),
    alert,
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

/** Returns whether a charge equals the top-up's total, to the halala. Compares again even if the gateway's adapter compared before. */
const isExact = (topUp: TopUpRecord, { amount, currency }: { amount: number; currency: string }) =>
  currency === walletLimits.currency && amount === totalOf(topUp)

/** Decides about a credited payment. Takes a refund from the wallet, or raises an alert if the gateway has refunded money again. */
function afterCredit(topUp: TopUpRecord, remaining: number, { available, returns }: ProofState): TopUpResult {
  const [returned, before] = [returnedBy(topUp, remaining), returnedIn(returns)]
  const draft = draftReturn(topUp, returned, before, available)
  if (!draft) return unchanged(returned < before ? 'restored' : null)
  return { outcome: 'takenBack', draft, alert: draft.taken < draft.bill.subtotal ? 'lost' : null }
}

function resultOf(topUp: TopUpRecord, proof: PaymentProof, state: ProofState): TopUpResult {
  const { now } = state
  const isCredited = topUp.status === 'Success'
  switch (proof.kind) {
    case 'open':
    case 'absent':
    case 'unavailable':
      return unchanged()
    case 'paid':
      if (!isExact(topUp, proof.charge)) return failedBy('declined', topUp, 'differs', now, 'differs')
      return isCredited ? afterCredit(topUp, totalOf(topUp), state) : credited(topUp, now)
    case 'returned':
      return isCredited ? afterCredit(topUp, proof.remaining, state) : failedBy('declined', topUp, 'returned', now, 'returned')
    case 'differs':
      return failedBy('declined', topUp, 'differs', now, 'differs')
    case 'failed':
      return failedBy(proof.reason === 'expired' ? 'expired' : 'declined', topUp, proof.reason, now)
  }
}

/**
 * Decides the effect of a proof on a top-up (P-08, security cases 42 and 47). A payment of exactly the total is credited once, even if the
 * top-up failed before. A later refund is taken from the wallet once. Any other payment fails the top-up and raises an alert. Refused with
 * `TOP_UP_NOT_FOUND`.
 */
export const decideTopUpResult = (topUp: TopUpRecord | null, proof: PaymentProof, state: ProofState): Decision<TopUpResult> =>
  topUp ? decided(resultOf(topUp, proof, state)) : refused(new Problem('TOP_UP_NOT_FOUND'))

/** Returns when an unfinished top-up counts as failed (P-08), in milliseconds. */
export const topUpExpiry = ({ createdAt }: Pick<TopUpRecord, 'createdAt'>, { topUpLife }: Pick<WalletTerms, 'topUpLife'>): number =>
  createdAt + topUpLife * 1000

/** Fails a top-up that is unfinished for too long (P-08). */
export const decideTopUpExpiry = (topUp: TopUpRecord, terms: Pick<WalletTerms, 'topUpLife'>, now: number): TopUpResult =>
  now >= topUpExpiry(topUp, terms) ? failedBy('expired', topUp, 'expired', now) : unchanged()
