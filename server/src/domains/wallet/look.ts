import { changesOf } from '@wasla/contract/common/decision.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { houseAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
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
import { carryOutPosting } from './carry-out.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { invoiceReturn, invoiceTopUp } from './invoices.ts'
import { availableIn } from './withdraw.ts'
import { findTopUpReturns, insertTopUpReturn } from './stores/top-up-returns.ts'
import { findTopUp, saveCheckout, saveTopUpResult } from './stores/top-ups.ts'
import { lockWallet } from './stores/wallets.ts'
import { listChange } from './transactions.ts'

const minute = 60_000

/** When the timer asks about a payment, after it began (F14): the last two for banks that were slow, after it has counted as failed (P-08). */
const looks = [1, 5, 30, 120, 24 * 60].map((minutes) => minutes * minute)

/** Until a look that was not answered is repeated; doubled with each in a row, so that a gateway that is away for days is asked seldom. */
const silence = { least: 2 * minute, most: 4 * 60 * minute }

type Life = Pick<WalletTerms, 'topUpLife'>

/** The next moment at which the timer asks after it was answered; null after the last. One is the end of the payment's life (P-08). */
export const nextLook = ({ createdAt }: Pick<TopUpRecord, 'createdAt'>, { topUpLife }: Life, now: number): number | null => {
  const moments = [...looks, topUpLife * 1000].map((after) => createdAt + after).filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}

/**
 * The next moment at which the timer asks if this look brings no answer: the gateway is away, the ledger only reads, or the process dies.
 * There always is one, because what was paid must be credited however late it is found out (F14).
 */
export const lookAfterSilence = (topUp: Pick<TopUpRecord, 'createdAt'> & { silentLooks: number }, terms: Life, now: number): number =>
  Math.min(now + Math.min(silence.least * 2 ** topUp.silentLooks, silence.most), nextLook(topUp, terms, now) ?? Infinity)

/** A payment as its gateway knows it: by our own id of it, over the total. */
export const expectedOf = ({ id, subtotal, fee, vat }: TopUpRecord): ExpectedPayment => ({
  reference: id,
  amount: subtotal + fee + vat,
  currency: 'SAR',
})

/** What the gateway still has of its charges; only our currency was ever credited. */
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

/** What else a proof is decided by. Only a credited payment can have money to go back, so that a payment's usual end reads nothing more. */
async function stateFor(tx: Database, deps: WalletDeps, { id, status, profileId }: TopUpRecord): Promise<ProofState> {
  const now = deps.clock.now()
  if (status !== 'Success') return { now, available: 0, returns: [] }
  return { now, available: await availableIn(tx, deps, profileId), returns: await findTopUpReturns(tx, [id]) }
}

/** Takes back what went back to the payer (security case 47): the money, its place in the list, a credit note, and what the owner is notified of. */
async function takeBack(tx: Database, deps: WalletDeps, topUp: TopUpRecord, draft: ReturnDraft) {
  const { bill, inAll, taken, instruction, notification } = draft
  await deps.ledger.openAccount(tx, { id: houseAccounts.adjustments, kind: 'house' })
  // By how much went back in all: whatever else goes wrong, the ledger takes it back once.
  const once = { owner: topUp.profileId, operation: 'topUpReturn', key: `${topUp.id}:${inAll}`, content: {} }
  const { transactionId: id } = await carryOutPosting(tx, deps.ledger, instruction, once)
  const made: TopUpReturn = { id, topUpId: topUp.id, ...bill, taken, at: deps.clock.now() }
  await insertTopUpReturn(tx, made)
  await invoiceReturn(tx, made)
  await listChange(tx, deps, topUp.profileId, { change: 'topUp', topUp, returns: [made] })
  await notify(tx, deps, notification)
}

/** Saves a result with all that follows: the money, the place in the list, the invoice, and what the owner is notified of. */
async function applyResult(tx: Database, deps: WalletDeps, before: TopUpRecord, result: TopUpResult): Promise<TopUpRecord> {
  if (result.outcome === 'unchanged') return before
  if (result.outcome === 'takenBack') {
    await takeBack(tx, deps, before, result.draft)
    return before
  }
  const { topUp, notification } = result
  if (!(await saveTopUpResult(tx, before.status, topUp))) throw new Error(`Top-up ${topUp.id} changed under a lock`)
  if (result.outcome === 'credited') {
    // By the payment's own id: whatever else goes wrong, the ledger credits it once.
    const once = { owner: topUp.profileId, operation: 'topUp', key: topUp.id, content: {} }
    await carryOutPosting(tx, deps.ledger, result.instruction, once)
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

/** Decides about a payment while nothing else changes its wallet. */
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

/** What a proof makes of a payment, saved (P-08); its present state where the proof says nothing new. */
export const applyProof = (deps: WalletDeps, topUp: TopUpRecord, proof: PaymentProof): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before, state) => changesOf(decideTopUpResult(before, proof, state)))

/** What the passing of time makes of a payment, saved. */
const applyExpiry = (deps: WalletDeps, topUp: TopUpRecord): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before, { now }) => decideTopUpExpiry(before, termsOf(deps), now))

/** A payment as it is after a look, and whether what the gateway said of it is applied. */
export type Looked = { topUp: TopUpRecord; isAnswered: boolean }

/**
 * Asks the gateway what is true of a payment and applies it: the one way by which anybody is credited (P-08). Whoever looks, and however
 * many at once, it is credited once. While the ledger only reads, the payment stays as it is: that is no answer.
 */
export async function look(deps: WalletDeps, gateway: PaymentGateway, topUp: TopUpRecord): Promise<Looked> {
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
