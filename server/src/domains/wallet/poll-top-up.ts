import { changesOf } from '@wasla/contract/common/decision.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import {
  decideTopUpExpiry,
  decideTopUpResult,
  type PaymentProof,
  type ProofState,
  type TopUpAlert,
  type TopUpResult,
} from '@wasla/contract/wallet/top-ups/proof.ts'
import type { ReturnDraft, TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WalletTerms } from '@wasla/contract/wallet/terms.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Charge, ExpectedPayment, PaymentGateway, Truth } from '../../providers/payments/port.ts'
import { notify } from '../notifications/service.ts'
import { executePosting } from './execute-instruction.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { invoiceReturn, invoiceTopUp } from './invoices.ts'
import { availableIn } from './withdraw.ts'
import { findTopUpReturns, insertTopUpReturn } from './stores/top-up-returns.ts'
import { findTopUp, saveCheckout, saveTopUpResult } from './stores/top-ups.ts'
import { lockWallet } from './stores/wallets.ts'
import { listChange } from './transactions.ts'

const minute = 60_000

/**
 * Times at which the timer checks a payment, in milliseconds after the payment began (F14). The last two checks are for slow banks; by then
 * the payment is already marked as failed (P-08).
 */
const schedule = [1, 5, 30, 120, 24 * 60].map((minutes) => minutes * minute)

/**
 * Milliseconds until a check without an answer is repeated. The time doubles with each such check in a row, so that a gateway that is down
 * for days is asked seldom.
 */
const silence = { least: 2 * minute, most: 4 * 60 * minute }

type Life = Pick<WalletTerms, 'topUpLife'>

/**
 * Returns the time of the timer's next check after an answer; null after the last check. One of the checks is at the end of the payment's
 * life (P-08).
 */
export const nextPoll = ({ createdAt }: Pick<TopUpRecord, 'createdAt'>, { topUpLife }: Life, now: number): number | null => {
  const moments = [...schedule, topUpLife * 1000].map((after) => createdAt + after).filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}

/**
 * Returns the time of the timer's next check if this check gets no answer. That happens if the gateway is down, the ledger is read-only or
 * the process dies. There is always a next check, because a paid amount must be credited even if we learn of it late (F14).
 */
export const nextPollIfUnanswered = (
  topUp: Pick<TopUpRecord, 'createdAt'> & { unansweredPolls: number },
  terms: Life,
  now: number,
): number => Math.min(now + Math.min(silence.least * 2 ** topUp.unansweredPolls, silence.most), nextPoll(topUp, terms, now) ?? Infinity)

/** Returns the payment that the gateway should have for a top-up: our id as its reference, and the total as its amount. */
export const expectedOf = ({ id, subtotal, fee, vat }: TopUpRecord): ExpectedPayment => ({
  reference: id,
  amount: subtotal + fee + vat,
  currency: 'SAR',
})

/**
 * Returns the amount that remains of a gateway's charges after refunds, in halalas. Only SAR counts, because no other currency was ever
 * credited.
 */
const remainingOf = (charges: readonly Charge[]): number =>
  charges.filter(({ currency }) => currency === 'SAR').reduce((sum, { amount, returned }) => sum + amount - returned, 0)

const proofOf = (truth: Truth): PaymentProof => {
  switch (truth.kind) {
    case 'paid':
      return { kind: 'paid', charge: { amount: truth.charge.amount, currency: truth.charge.currency } }
    case 'failed':
      return { kind: 'failed', reason: truth.reason }
    case 'returned':
      return { kind: 'returned', remaining: remainingOf(truth.charges) }
    case 'open':
    case 'absent':
    case 'unavailable':
    case 'differs':
      return { kind: truth.kind }
  }
}

type Decide = (topUp: TopUpRecord, state: ProofState) => TopUpResult

/**
 * Reads the other facts by which a proof is decided. For a payment that is not credited it reads nothing, because only a credited payment
 * can be refunded.
 */
async function stateFor(tx: Database, deps: WalletDeps, { id, status, profileId }: TopUpRecord): Promise<ProofState> {
  const now = deps.clock.now()
  if (status !== 'Success') return { now, available: 0, returns: [] }
  return { now, available: await availableIn(tx, deps, profileId), returns: await findTopUpReturns(tx, [id]) }
}

/** Takes a refunded amount from the wallet (security case 47): posts it, lists it, issues the credit note and notifies the owner. */
async function takeBack(tx: Database, deps: WalletDeps, topUp: TopUpRecord, draft: ReturnDraft) {
  const { bill, inAll, taken, instruction, notification } = draft
  await deps.ledger.openAccount(tx, { id: platformAccounts.adjustments, kind: 'house' })
  // The key contains the sum of all refunds, so that the ledger takes the same refund only once.
  const once = { owner: topUp.profileId, operation: 'topUpReturn', key: `${topUp.id}:${inAll}`, content: {} }
  const { transactionId: id } = await executePosting(tx, deps.ledger, instruction, once)
  const made: TopUpReturn = { id, topUpId: topUp.id, ...bill, taken, at: deps.clock.now() }
  await insertTopUpReturn(tx, made)
  await invoiceReturn(tx, made)
  await listChange(tx, deps, topUp.profileId, { change: 'topUp', topUp, returns: [made] })
  await notify(tx, deps, notification)
}

/** Saves a result and everything that follows from it: the posting, the row in the list, the invoice and the notification. */
async function applyResult(tx: Database, deps: WalletDeps, before: TopUpRecord, result: TopUpResult): Promise<TopUpRecord> {
  if (result.outcome === 'unchanged') return before
  if (result.outcome === 'takenBack') {
    await takeBack(tx, deps, before, result.draft)
    return before
  }
  const { topUp, notification } = result
  if (!(await saveTopUpResult(tx, before.status, topUp))) throw new Error(`Top-up ${topUp.id} changed under a lock`)
  if (result.outcome === 'credited') {
    // The key is the payment's own id, so that the ledger credits it only once.
    const once = { owner: topUp.profileId, operation: 'topUp', key: topUp.id, content: {} }
    await executePosting(tx, deps.ledger, result.instruction, once)
    await invoiceTopUp(tx, topUp)
  }
  await listChange(tx, deps, topUp.profileId, { change: 'topUp', topUp })
  await notify(tx, deps, notification)
  return topUp
}

const alarms: Readonly<Record<TopUpAlert, string>> = {
  differs: 'Alarm: money moved that fits no top-up; somebody has to look at it',
  returned: 'Alarm: a payment went back before it was credited; somebody has to look at it',
  lost: 'Alarm: a payment went back, and its wallet had spent it; somebody has to ask for the money',
  restored: 'Alarm: the gateway has a payment again that was taken back here; a correction gives it to its wallet',
}

/** Locks the wallet, makes a decision about a payment and saves its result. */
async function decideLocked(deps: WalletDeps, { id, profileId }: TopUpRecord, decide: Decide): Promise<TopUpRecord> {
  const { topUp, alert } = await inSharedTransaction(deps, async (tx) => {
    await lockWallet(tx, profileId)
    const before = await findTopUp(tx, id)
    if (!before) throw new Error(`Top-up ${id} is gone`)
    const result = decide(before, await stateFor(tx, deps, before))
    return { topUp: await applyResult(tx, deps, before, result), alert: result.outcome === 'credited' ? null : result.alert }
  })
  if (alert) deps.log.error(alarms[alert], { alarm: 'payments', alert, topUp: id })
  return topUp
}

/** Applies a proof to a payment and saves the result (P-08). Returns the payment unchanged if the proof contains nothing new. */
export const applyProof = (deps: WalletDeps, topUp: TopUpRecord, proof: PaymentProof): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before, state) => changesOf(decideTopUpResult(before, proof, state)))

/** Marks a payment as failed if its life is over, and saves it. */
const applyExpiry = (deps: WalletDeps, topUp: TopUpRecord): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before, { now }) => decideTopUpExpiry(before, termsOf(deps), now))

/** A payment after a check. `isAnswered`: whether the gateway's answer was applied. */
export type PolledTopUp = { topUp: TopUpRecord; isAnswered: boolean }

/**
 * Checks a payment: asks the gateway about it and applies the answer. Nobody is credited in any other way (P-08). Concurrent checks credit
 * it once. While the ledger is read-only, the payment stays unchanged and `isAnswered` is false.
 */
export async function pollTopUp(deps: WalletDeps, gateway: PaymentGateway, topUp: TopUpRecord): Promise<PolledTopUp> {
  const truth = await gateway.retrieve(expectedOf(topUp))
  if (truth.kind === 'paid' && truth.surplus.length > 0)
    deps.log.error('Alarm: a payer was charged more than once; the rest has to be given back', {
      alarm: 'payments',
      topUp: topUp.id,
      charges: truth.surplus.map(({ chargeReference }) => chargeReference),
    })
  if (truth.kind === 'open') await saveCheckout(deps.db, topUp.id, truth)
  try {
    const isAnswered = truth.kind !== 'unavailable'
    const known = await applyProof(deps, topUp, proofOf(truth))
    if (known.status !== 'Initiated') return { topUp: known, isAnswered }
    const after = await applyExpiry(deps, known)
    return { topUp: truth.kind === 'open' && after.status === 'Initiated' ? { ...after, ...checkoutOf(truth) } : after, isAnswered }
  } catch (error) {
    if (isProblem(error) && error.code === 'SERVICE_BUSY') return { topUp, isAnswered: false }
    throw error
  }
}

const checkoutOf = ({ gatewayReference, checkoutUrl }: Extract<Truth, { kind: 'open' }>) => ({ gatewayReference, checkoutUrl })
