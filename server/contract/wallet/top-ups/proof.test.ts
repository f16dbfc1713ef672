import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { walletDefaults } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { minute, now, topUp } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { decideTopUpExpiry, decideTopUpResult, topUpInstruction, type PaymentProof, type ProofState, type TopUpResult } from './proof.ts'
import type { TopUpReturn } from './returned.ts'

const total = 102_875
const paid = (amount = total, currency = 'SAR'): PaymentProof => ({ kind: 'paid', charge: { amount, currency } })
/** Returns the proof that this many halalas were refunded. */
const back = (returned: number): PaymentProof => ({ kind: 'returned', remaining: total - returned })
const success = { ...topUp, status: 'Success' as const, settledAt: now }
const failed = { ...topUp, status: 'Failed' as const, failureReason: 'expired' as const, settledAt: now }
const nothing = { available: 0, returns: [] }
const result = (proof: PaymentProof, state = topUp, wallet: Omit<ProofState, 'now'> = nothing) =>
  changesOf(decideTopUpResult(state, proof, { now: now + minute, ...wallet }))

describe('a proved payment', () => {
  it('credits the subtotal to the wallet, and fee and VAT to the platform (P-05)', () => {
    const credited = result(paid())
    expect(credited).toMatchObject({
      outcome: 'credited',
      topUp: { status: 'Success', failureReason: null, settledAt: now + minute },
      notification: { profileId: 'noura', type: 'WALLET_TOP_UP_SUCCEEDED', referenceId: 'top-up', meta: { amount: 100_000 } },
    })
    expect(credited.outcome === 'credited' && booksAfter(credited.instruction)).toEqual({
      'gateway:clearing': -102_875,
      'wallet:noura:available': 100_000,
      'platform:fees': 2500,
      'platform:vat': 375,
    })
  })

  it('is credited once: a second proof changes nothing', () => {
    const first = result(paid())
    expect(first.outcome === 'credited' && result(paid(), first.topUp)).toEqual({ outcome: 'unchanged', alert: null })
  })

  it('is credited even if the top-up failed before, but only once (P-08)', () => {
    const late = result(paid(), failed)
    expect(late).toMatchObject({ outcome: 'credited', topUp: { status: 'Success', failureReason: null } })
    expect(late.outcome === 'credited' && result(paid(), late.topUp)).toEqual({ outcome: 'unchanged', alert: null })
  })

  it.each([paid(100_000), paid(total + 1), paid(total, 'USD'), { kind: 'differs' } as const])(
    'of another amount or currency (%j) credits nothing and raises an alert (security case 42)',
    (proof) => {
      expect(result(proof)).toMatchObject({ outcome: 'failed', alert: 'differs', topUp: { status: 'Failed', failureReason: 'differs' } })
      expect(result(proof, failed)).toEqual({ outcome: 'unchanged', alert: 'differs' })
    },
  )

  it('credits nothing and raises an alert if it was refunded before it was credited', () => {
    expect(result(back(total))).toMatchObject({ outcome: 'failed', alert: 'returned', topUp: { failureReason: 'returned' } })
    expect(result(back(total), failed)).toEqual({ outcome: 'unchanged', alert: 'returned' })
  })

  it('is refused if there is no such top-up', () => {
    expect(refusalOf(decideTopUpResult(null, paid(), { now, ...nothing }))).toEqual({ code: 'TOP_UP_NOT_FOUND' })
  })
})

describe('a refund of a credited payment (security case 47)', () => {
  const rich = { available: 1_000_000, returns: [] }
  /** Returns the refund that a result took back, as it is stored. */
  const stored = (taken: TopUpResult, id = 'return'): TopUpReturn => {
    if (taken.outcome !== 'takenBack') throw new Error('Nothing was taken back')
    return { id, topUpId: 'top-up', ...taken.draft.bill, taken: taken.draft.taken, at: now }
  }
  const booksOf = (...taken: readonly TopUpResult[]) =>
    booksAfter(topUpInstruction(success), ...taken.flatMap((one) => (one.outcome === 'takenBack' ? [one.draft.instruction] : [])))

  it('restores all balances to those before the payment, and notifies the owner', () => {
    const whole = result(back(total), success, rich)
    expect(whole).toMatchObject({
      outcome: 'takenBack',
      alert: null,
      draft: {
        bill: { subtotal: 100_000, fee: 2500, vat: 375 },
        taken: 100_000,
        notification: { profileId: 'noura', type: 'WALLET_TOP_UP_RETURNED', referenceId: 'top-up', meta: { amount: total } },
      },
    })
    expect(booksOf(whole)).toEqual({ 'gateway:clearing': 0, 'wallet:noura:available': 0, 'platform:fees': 0, 'platform:vat': 0 })
  })

  it('of a part takes only that part from the wallet, and keeps the fee', () => {
    const part = result(back(40_000), success, rich)
    expect(part).toMatchObject({ draft: { bill: { subtotal: 40_000, fee: 0, vat: 0 }, taken: 40_000 } })
    expect(booksOf(part)).toEqual({
      'gateway:clearing': 40_000 - total,
      'wallet:noura:available': 60_000,
      'platform:fees': 2500,
      'platform:vat': 375,
    })
  })

  it('is taken back once, even if it is proved again', () => {
    const first = result(back(40_000), success, rich)
    expect(result(back(40_000), success, { ...rich, returns: [stored(first)] })).toEqual({ outcome: 'unchanged', alert: null })
  })

  it.each([[[40_000, total]], [[1, 100_001, 102_874, total]], [[99_999, 100_001, 101_234, 101_235, total]]])(
    'in steps (%j) leads to the same balances as a single refund',
    (steps) => {
      const taken: TopUpResult[] = []
      for (const step of steps) {
        const returns = taken.map((one, index) => stored(one, `return-${index}`))
        taken.push(result(back(step), success, { ...rich, returns }))
      }
      expect(taken.map(({ outcome }) => outcome)).toEqual(steps.map(() => 'takenBack'))
      expect(booksOf(...taken)).toEqual({ 'gateway:clearing': 0, 'wallet:noura:available': 0, 'platform:fees': 0, 'platform:vat': 0 })
    },
  )

  it('takes at most the balance of the wallet; the platform bears the rest, with an alert', () => {
    const spent = result(back(total), success, { available: 30_000, returns: [] })
    expect(spent).toMatchObject({ alert: 'lost', draft: { taken: 30_000 } })
    const gone = result(back(total), success, { available: 0, returns: [] })
    expect(gone).toMatchObject({ alert: 'lost', draft: { taken: 0 } })
    expect(gone.outcome === 'takenBack' && gone.draft.instruction.entries).toEqual([
      { accountId: 'gateway:clearing', amount: total },
      { accountId: 'adjustments', amount: -100_000 },
      { accountId: 'platform:fees', amount: -2500 },
      { accountId: 'platform:vat', amount: -375 },
    ])
  })

  it('that the gateway cancels raises an alert and credits nothing', () => {
    const returns = [stored(result(back(40_000), success, rich))]
    expect(result(paid(), success, { ...rich, returns })).toEqual({ outcome: 'unchanged', alert: 'restored' })
    expect(result(back(10_000), success, { ...rich, returns })).toEqual({ outcome: 'unchanged', alert: 'restored' })
  })

  it('is never negative and never above the paid total, for any report of the gateway', () => {
    expect(result(back(total + 5000), success, rich)).toMatchObject({ draft: { bill: { subtotal: 100_000, fee: 2500, vat: 375 } } })
    expect(result(back(-5000), success, rich)).toEqual({ outcome: 'unchanged', alert: null })
  })

  it('of a payment without a fee returns only the amount', () => {
    const free = { ...success, fee: 0, vat: 0 }
    expect(result({ kind: 'returned', remaining: 0 }, free, rich)).toMatchObject({ draft: { bill: { subtotal: 100_000, fee: 0, vat: 0 } } })
  })
})

describe('an unpaid payment', () => {
  it.each(['open', 'absent', 'unavailable'] as const)('does not change while the gateway reports %s', (kind) =>
    expect(result({ kind })).toEqual({ outcome: 'unchanged', alert: null }),
  )

  it.each(['declined', 'cancelled', 'expired'] as const)('fails and credits nothing if it is %s', (reason) => {
    expect(result({ kind: 'failed', reason })).toEqual({
      outcome: 'failed',
      topUp: { ...topUp, status: 'Failed', failureReason: reason, settledAt: now + minute },
      notification: { profileId: 'noura', type: 'WALLET_TOP_UP_FAILED', referenceId: 'top-up', meta: { amount: 100_000 } },
      alert: null,
    })
  })

  it('never changes a top-up that succeeded, because messages come in any order', () => {
    expect(result({ kind: 'failed', reason: 'declined' }, { ...topUp, status: 'Success' })).toEqual({ outcome: 'unchanged', alert: null })
  })

  it('fails after half an hour, not before (P-08)', () => {
    const at = (passed: number, state = topUp) => decideTopUpExpiry(state, walletDefaults, now + passed).outcome
    expect([at(30 * minute - 1), at(30 * minute)]).toEqual(['unchanged', 'failed'])
    expect([at(60 * minute, { ...topUp, status: 'Success' }), at(60 * minute, failed)]).toEqual(['unchanged', 'unchanged'])
    expect(decideTopUpExpiry(topUp, walletDefaults, now + 30 * minute)).toMatchObject({ topUp: { failureReason: 'expired' } })
  })
})
