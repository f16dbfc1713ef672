import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { profileStatuses, profileTypes } from '../../profiles/types.ts'
import type { TopUpWalletInput } from '../input.ts'
import { walletDefaults } from '../terms.ts'
import { day, now, topUp as example } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TopUpRecord } from './record.ts'
import { decideTopUp, type TopUpState } from './top-up.ts'

const input: TopUpWalletInput = {
  amount: 100_000,
  paymentMethod: 'CARD',
  gateway: 'demo',
  returnUrl: '/wallet',
  idempotencyKey: 'a-key-of-a-form',
}
const state: TopUpState = {
  owner: { id: 'noura', type: 'INFLUENCER', status: 'Active', needsIdentityCheck: false },
  topUps: [],
  previous: null,
  gateways: [{ name: 'demo', methods: ['CARD', 'BANK'] }],
}
const decide = (changes: Partial<TopUpWalletInput> = {}, given: Partial<TopUpState> = {}) =>
  decideTopUp({ ...state, ...given }, { ...input, ...changes }, walletDefaults, { id: 'new', now })
const fieldsOf = (changes: Record<string, unknown>) => refusalOf(decide(changes as Partial<TopUpWalletInput>))?.fields

describe('starting a top-up', () => {
  it('computes the bill and credits nothing (P-05)', () => {
    expect(changesOf(decide())).toEqual({
      isRepeat: false,
      topUp: {
        ...example,
        id: 'new',
        gatewayReference: null,
        checkoutUrl: null,
        idempotencyKey: 'a-key-of-a-form',
      } satisfies TopUpRecord,
    })
  })

  it('is allowed to every profile but an inactive one (P-21, X-43)', () => {
    for (const type of profileTypes)
      for (const status of profileStatuses)
        expect([type, status, refusalOf(decide({}, { owner: { ...state.owner, type, status } }))?.code ?? null]).toEqual([
          type,
          status,
          status === 'Inactive' ? 'USER_SUSPENDED' : null,
        ])
  })

  it('is refused after a long absence until the identity check (security case 10)', () => {
    expect(refusalOf(decide({}, { owner: { ...state.owner, needsIdentityCheck: true } }))).toEqual({ code: 'USER_NOT_VERIFIED' })
  })

  it.each([
    ['an unknown gateway', { gateway: 'moyasar' }],
    ['a method it does not take', { paymentMethod: 'PLATFORM' as const }],
  ])('with %s is refused', (_what, changes) => expect(refusalOf(decide(changes))).toEqual({ code: 'UNSUPPORTED_PAYMENT_GATEWAY' }))

  it('is refused if no gateway is switched on', () => {
    expect(refusalOf(decide({}, { gateways: [] }))?.code).toBe('UNSUPPORTED_PAYMENT_GATEWAY')
  })

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53, 10 ** 13])('of %d is refused as an invalid amount (security case 40)', (amount) =>
    expect(fieldsOf({ amount })).toEqual([{ path: 'amount', rule: 'format' }]),
  )

  it.each(['//evil.example', 'https://evil.example', '/\\evil', 'wallet', ''])('leading to %j is refused (security case 51)', (returnUrl) =>
    expect(fieldsOf({ returnUrl })).toEqual([{ path: 'returnUrl', rule: 'url' }]),
  )

  it.each(['short', 'x'.repeat(65), 'with a blank', 'with-\u200b-unseen'])('with the key %j is refused (X-41)', (idempotencyKey) =>
    expect(fieldsOf({ idempotencyKey })).toEqual([{ path: 'idempotencyKey', rule: 'format' }]),
  )
})

describe('the amount of a top-up', () => {
  const problem = (min: number, max: number) => ({ code: 'TOP_UP_AMOUNT_INVALID', params: { min, max } })
  const paid = (subtotal: number, status: TopUpRecord['status'] = 'Success', createdAt = now) => ({ subtotal, status, createdAt })

  it.each([
    ['INFLUENCER', 999, problem(1000, 5_000_000)],
    ['INFLUENCER', 1000, null],
    ['AGENT', 5_000_000, null],
    ['AGENT', 5_000_001, problem(1000, 5_000_000)],
    ['BRAND', 100_000_000, null],
    ['AGENCY', 100_000_001, problem(1000, 100_000_000)],
  ] as const)('for %s, %i: the refusal is %j (P-10)', (type, amount, refusal) =>
    expect(refusalOf(decide({ amount }, { owner: { ...state.owner, type } }))).toEqual(refusal),
  )

  it('is limited to the rest of the daily limit, which open payments use up and failed payments do not (X-35)', () => {
    const topUps = [paid(15_000_000), paid(4_000_000, 'Initiated'), paid(9_000_000, 'Failed'), paid(20_000_000, 'Success', now - day)]
    expect(refusalOf(decide({ amount: 1_000_000 }, { topUps }))).toBeNull()
    expect(refusalOf(decide({ amount: 1_000_001 }, { topUps }))).toEqual(problem(1000, 1_000_000))
    expect(refusalOf(decide({ amount: 1000 }, { topUps: [paid(20_000_000)] }))).toEqual(problem(1000, 0))
  })
})

describe('repeating a top-up', () => {
  const previous = { ...example, status: 'Success' as const }
  it('returns the first top-up, in any status and beyond the daily limit (A-15, security case 39)', () => {
    expect(changesOf(decide({}, { previous, topUps: [{ ...previous, subtotal: 20_000_000 }] }))).toEqual({
      isRepeat: true,
      topUp: previous,
    })
  })

  it.each([{ amount: 100_001 }, { paymentMethod: 'BANK' as const }, { gateway: 'other' }, { returnUrl: '/programs' }])(
    'with other content (%j) is refused',
    (changes) =>
      expect(refusalOf(decide(changes, { previous }))).toEqual({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'idempotencyKey', rule: 'taken' }],
      }),
  )
})
