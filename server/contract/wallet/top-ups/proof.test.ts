import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { walletDefaults } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { minute, now, topUp } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { decideTopUpExpiry, decideTopUpResult, type PaymentProof } from './proof.ts'

const paid: PaymentProof = { status: 'paid', amount: 102_875, currency: 'SAR', reference: 'payment' }
const failed = { ...topUp, status: 'Failed' as const, failureReason: 'expired' as const, settledAt: now }
const result = (proof: Partial<PaymentProof>, state = topUp) => changesOf(decideTopUpResult(state, { ...paid, ...proof }, now + minute))

describe('a payment that is proved', () => {
  it('adds the subtotal to the wallet, and the fee and its tax to the house (P-05)', () => {
    const credited = result({})
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
    const first = result({})
    expect(first.outcome === 'credited' && result({}, first.topUp)).toEqual({ outcome: 'unchanged', mismatch: null })
  })

  it('is credited also after the top-up had failed, and then never again (P-08)', () => {
    const late = result({}, failed)
    expect(late).toMatchObject({ outcome: 'credited', topUp: { status: 'Success', failureReason: null } })
    expect(late.outcome === 'credited' && result({}, late.topUp)).toEqual({ outcome: 'unchanged', mismatch: null })
  })

  it.each([
    [{ amount: 100_000 }, 'amount'],
    [{ amount: 102_876 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
  ] as const)('of something else (%j) adds nothing and is reported (security case 42)', (proof, mismatch) => {
    expect(result(proof)).toMatchObject({ outcome: 'failed', mismatch, topUp: { status: 'Failed', failureReason: 'mismatch' } })
    expect(result(proof, failed)).toEqual({ outcome: 'unchanged', mismatch })
  })

  it('under another reference changes nothing and is reported', () => {
    expect(result({ reference: 'another' })).toEqual({ outcome: 'unchanged', mismatch: 'reference' })
    expect(result({}, { ...topUp, gatewayReference: null })).toEqual({ outcome: 'unchanged', mismatch: 'reference' })
  })

  it('of no top-up is refused', () => {
    expect(refusalOf(decideTopUpResult(null, paid, now))).toEqual({ code: 'TOP_UP_NOT_FOUND' })
  })
})

describe('a payment that is not made', () => {
  it('stays open while the gateway waits', () =>
    expect(result({ status: 'pending', amount: 0 })).toEqual({ outcome: 'unchanged', mismatch: null }))

  it.each(['declined', 'cancelled'] as const)('%s fails and adds nothing', (status) => {
    expect(result({ status, amount: 0 })).toEqual({
      outcome: 'failed',
      topUp: { ...topUp, status: 'Failed', failureReason: status, settledAt: now + minute },
      notification: { profileId: 'noura', type: 'WALLET_TOP_UP_FAILED', referenceId: 'top-up', meta: { amount: 100_000 } },
      mismatch: null,
    })
  })

  it('takes nothing back from one that succeeded: messages come in any order', () => {
    expect(result({ status: 'declined' }, { ...topUp, status: 'Success' })).toEqual({ outcome: 'unchanged', mismatch: null })
  })

  it('has failed after half an hour, not before (P-08)', () => {
    const at = (passed: number, state = topUp) => decideTopUpExpiry(state, walletDefaults, now + passed).outcome
    expect([at(30 * minute - 1), at(30 * minute)]).toEqual(['unchanged', 'failed'])
    expect([at(60 * minute, { ...topUp, status: 'Success' }), at(60 * minute, failed)]).toEqual(['unchanged', 'unchanged'])
    expect(decideTopUpExpiry(topUp, walletDefaults, now + 30 * minute)).toMatchObject({ topUp: { failureReason: 'expired' } })
  })
})
