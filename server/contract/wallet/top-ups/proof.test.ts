import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { walletDefaults } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { minute, now, topUp } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { decideTopUpExpiry, decideTopUpResult, type PaymentProof } from './proof.ts'

const total = 102_875
const paid = (amount = total, currency = 'SAR'): PaymentProof => ({ kind: 'paid', charge: { amount, currency } })
const failed = { ...topUp, status: 'Failed' as const, failureReason: 'expired' as const, settledAt: now }
const result = (proof: PaymentProof, state = topUp) => changesOf(decideTopUpResult(state, proof, now + minute))

describe('a payment that is proved', () => {
  it('adds the subtotal to the wallet, and the fee and its tax to the house (P-05)', () => {
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

  it('is credited also after the top-up had failed, and then never again (P-08)', () => {
    const late = result(paid(), failed)
    expect(late).toMatchObject({ outcome: 'credited', topUp: { status: 'Success', failureReason: null } })
    expect(late.outcome === 'credited' && result(paid(), late.topUp)).toEqual({ outcome: 'unchanged', alert: null })
  })

  it.each([paid(100_000), paid(total + 1), paid(total, 'USD'), { kind: 'differs' } as const])(
    'of something else (%j) adds nothing, and is an alert (security case 42)',
    (proof) => {
      expect(result(proof)).toMatchObject({ outcome: 'failed', alert: 'differs', topUp: { status: 'Failed', failureReason: 'differs' } })
      expect(result(proof, failed)).toEqual({ outcome: 'unchanged', alert: 'differs' })
    },
  )

  it('and went back to the payer is an alert, and takes nothing by itself from a wallet that has it', () => {
    expect(result({ kind: 'returned' })).toMatchObject({ outcome: 'failed', alert: 'returned', topUp: { failureReason: 'returned' } })
    expect(result({ kind: 'returned' }, { ...topUp, status: 'Success' })).toEqual({ outcome: 'unchanged', alert: 'returned' })
  })

  it('of no top-up is refused', () => {
    expect(refusalOf(decideTopUpResult(null, paid(), now))).toEqual({ code: 'TOP_UP_NOT_FOUND' })
  })
})

describe('a payment that is not made', () => {
  it.each(['open', 'absent', 'unavailable'] as const)('stays as it is while the gateway says %s', (kind) =>
    expect(result({ kind })).toEqual({ outcome: 'unchanged', alert: null }),
  )

  it.each(['declined', 'cancelled', 'expired'] as const)('%s fails and adds nothing', (reason) => {
    expect(result({ kind: 'failed', reason })).toEqual({
      outcome: 'failed',
      topUp: { ...topUp, status: 'Failed', failureReason: reason, settledAt: now + minute },
      notification: { profileId: 'noura', type: 'WALLET_TOP_UP_FAILED', referenceId: 'top-up', meta: { amount: 100_000 } },
      alert: null,
    })
  })

  it('takes nothing back from one that succeeded: messages come in any order', () => {
    expect(result({ kind: 'failed', reason: 'declined' }, { ...topUp, status: 'Success' })).toEqual({ outcome: 'unchanged', alert: null })
  })

  it('has failed after half an hour, not before (P-08)', () => {
    const at = (passed: number, state = topUp) => decideTopUpExpiry(state, walletDefaults, now + passed).outcome
    expect([at(30 * minute - 1), at(30 * minute)]).toEqual(['unchanged', 'failed'])
    expect([at(60 * minute, { ...topUp, status: 'Success' }), at(60 * minute, failed)]).toEqual(['unchanged', 'unchanged'])
    expect(decideTopUpExpiry(topUp, walletDefaults, now + 30 * minute)).toMatchObject({ topUp: { failureReason: 'expired' } })
  })
})
