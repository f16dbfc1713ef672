import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { NotificationDraft } from '../../notifications/draft.ts'
import { entriesOf, feeEntries, type PostInstruction } from '../ledger-instruction.ts'
import { availableAccount, houseAccounts } from '../ledger-accounts.ts'
import { walletLimits } from '../limits.ts'
import { nextStatus, topUpMachine, type TopUpEvent } from '../payment-status.ts'
import type { WalletTerms } from '../terms.ts'
import type { TopUpFailure, TopUpRecord } from './record.ts'

/**
 * What the gateway itself holds true of a payment, asked by our own reference (P-08). What the browser comes back with is none, and a
 * signed message only says what to ask about. `differs`: money moved, but another amount or currency. `returned`: it went back to the payer.
 * Amounts are in halalas.
 */
export type PaymentProof =
  | { readonly kind: 'open' | 'absent' | 'unavailable' | 'differs' | 'returned' }
  | { readonly kind: 'paid'; readonly charge: { readonly amount: number; readonly currency: string } }
  | { readonly kind: 'failed'; readonly reason: 'declined' | 'expired' | 'cancelled' }

/** What somebody of the back office has to look at: money that moved and fits no top-up. */
export type TopUpAlert = 'differs' | 'returned'

/**
 * - `credited`: the money is in the wallet, for the first and only time.
 * - `failed`: nothing was added.
 * - `unchanged`: the proof says nothing new.
 */
export type TopUpResult =
  | { outcome: 'credited'; topUp: TopUpRecord; instruction: PostInstruction; notification: NotificationDraft }
  | { outcome: 'failed'; topUp: TopUpRecord; notification: NotificationDraft; alert: TopUpAlert | null }
  | { outcome: 'unchanged'; alert: TopUpAlert | null }

const totalOf = ({ subtotal, fee, vat }: TopUpRecord) => subtotal + fee + vat

/** The person paid the total through the gateway: the wallet gets the subtotal, the house its fee and the tax (P-05). */
export const topUpInstruction = ({ id, profileId, subtotal, fee, vat }: TopUpRecord): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'TOP_UP', reference: id },
  entries: entriesOf(
    { accountId: houseAccounts.clearing, amount: -(subtotal + fee + vat) },
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

/** Nothing is believed that does not fit to the halala, whoever compared it before. */
const isExact = (topUp: TopUpRecord, { amount, currency }: { amount: number; currency: string }) =>
  currency === walletLimits.currency && amount === totalOf(topUp)

function resultOf(topUp: TopUpRecord, proof: PaymentProof, now: number): TopUpResult {
  switch (proof.kind) {
    case 'open':
    case 'absent':
    case 'unavailable':
      return unchanged()
    case 'paid':
      return isExact(topUp, proof.charge) ? credited(topUp, now) : failedBy('declined', topUp, 'differs', now, 'differs')
    case 'differs':
    case 'returned':
      return failedBy('declined', topUp, proof.kind, now, proof.kind)
    case 'failed':
      return failedBy(proof.reason === 'expired' ? 'expired' : 'declined', topUp, proof.reason, now)
  }
}

/**
 * What a proof makes of a top-up (P-08, security case 42): a payment of exactly the total is credited once, whenever it is proved, also
 * after the top-up had failed; any other money fails it and is an alert. Refused with `TOP_UP_NOT_FOUND`.
 */
export const decideTopUpResult = (topUp: TopUpRecord | null, proof: PaymentProof, now: number): Decision<TopUpResult> =>
  topUp ? decided(resultOf(topUp, proof, now)) : refused(new Problem('TOP_UP_NOT_FOUND'))

/** From when on an unfinished top-up counts as failed (P-08). */
export const topUpExpiry = ({ createdAt }: Pick<TopUpRecord, 'createdAt'>, { topUpLife }: Pick<WalletTerms, 'topUpLife'>): number =>
  createdAt + topUpLife * 1000

/** What the passing of time makes of a top-up: one that is unfinished for too long has failed (P-08). */
export const decideTopUpExpiry = (topUp: TopUpRecord, terms: Pick<WalletTerms, 'topUpLife'>, now: number): TopUpResult =>
  now >= topUpExpiry(topUp, terms) ? failedBy('expired', topUp, 'expired', now) : unchanged()
