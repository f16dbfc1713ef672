import { changesOf } from '@wasla/contract/common/decision.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { decideTopUpExpiry, decideTopUpResult, type PaymentProof, type TopUpResult } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { WalletTerms } from '@wasla/contract/wallet/terms.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { ExpectedPayment, PaymentGateway, Truth } from '../../providers/payments/port.ts'
import { notify } from '../notifications/service.ts'
import { carryOutPosting } from './carry-out.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { invoiceTopUp } from './invoices.ts'
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

const proofOf = (truth: Truth): PaymentProof => {
  switch (truth.kind) {
    case 'paid':
      return { kind: 'paid', charge: { amount: truth.charge.amount, currency: truth.charge.currency } }
    case 'failed':
      return { kind: 'failed', reason: truth.reason }
    case 'open':
    case 'absent':
    case 'unavailable':
    case 'differs':
    case 'returned':
      return { kind: truth.kind }
  }
}

type Decide = (topUp: TopUpRecord) => TopUpResult

/** Saves a result with all that follows: the money, the place in the list, the invoice, and what the owner is notified of. */
async function applyResult(tx: Database, deps: WalletDeps, before: TopUpRecord, result: TopUpResult): Promise<TopUpRecord> {
  if (result.outcome === 'unchanged') return before
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

/** Decides about a payment while nothing else changes its wallet. */
async function decideLocked(deps: WalletDeps, { id, profileId }: TopUpRecord, decide: Decide): Promise<TopUpRecord> {
  const { topUp, alert } = await inSharedTransaction(deps, async (tx) => {
    await lockWallet(tx, profileId)
    const before = await findTopUp(tx, id)
    if (!before) throw new Error(`Top-up ${id} is gone`)
    const result = decide(before)
    return { topUp: await applyResult(tx, deps, before, result), alert: result.outcome === 'credited' ? null : result.alert }
  })
  if (alert) deps.log.error('Alarm: money moved that fits no top-up; somebody has to look at it', { alarm: 'payments', alert, topUp: id })
  return topUp
}

/** What a proof makes of a payment, saved (P-08); its present state where the proof says nothing new. */
export const applyProof = (deps: WalletDeps, topUp: TopUpRecord, proof: PaymentProof): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before) => changesOf(decideTopUpResult(before, proof, deps.clock.now())))

/** What the passing of time makes of a payment, saved. */
const applyExpiry = (deps: WalletDeps, topUp: TopUpRecord): Promise<TopUpRecord> =>
  decideLocked(deps, topUp, (before) => decideTopUpExpiry(before, termsOf(deps), deps.clock.now()))

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
