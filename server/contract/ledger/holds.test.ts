import { describe, expect, it } from 'vitest'
import type { HoldRecord } from './hold-record.ts'
import { decideHold, decideHoldEnd, type HoldEnd } from './holds.ts'
import { LedgerMisuse } from './refusal.ts'
import { account, purpose, stamp } from './testing/accounts.ts'

const accounts = [account('a', 'owned', 100), account('held', 'held', 60), account('bank', 'house'), account('fees', 'house')]
const request = { sourceId: 'a', heldId: 'held', amount: 60, expiresAt: 5_000, purpose }
const later = { transactionId: 'end', now: 2_000 }
const open: HoldRecord = {
  id: 'hold',
  sourceId: 'a',
  heldId: 'held',
  amount: 60,
  status: 'held',
  postedAmount: 0,
  endedBy: null,
  expiresAt: 5_000,
  createdAt: 1_000,
  endedAt: null,
}
const to = [
  { accountId: 'bank', amount: 40 },
  { accountId: 'fees', amount: 5 },
]
const end = (hold: HoldRecord | null, how: HoldEnd, at = later) => decideHoldEnd(accounts, hold, { end: how, purpose }, at)
const moved = (outcome: ReturnType<typeof end>) => outcome.value?.posting.entries.map(({ accountId, amount }) => [accountId, amount])

describe('a hold', () => {
  it('moves its amount to the held account, and has the id of the transaction that opened it', () => {
    const { value } = decideHold(accounts, request, stamp)
    expect(value?.posting.entries.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ['a', -60],
      ['held', 60],
    ])
    expect(value?.hold).toEqual({ ...open, id: 'transaction' })
  })

  it('is refused if its amount exceeds the balance of the source account', () => {
    expect(decideHold(accounts, { ...request, amount: 101 }, stamp).refusal).toMatchObject({ code: 'INSUFFICIENT_BALANCE', available: 100 })
  })

  it('moves only from an owned to a held account', () => {
    expect(() => decideHold(accounts, { ...request, sourceId: 'bank' }, stamp)).toThrow(LedgerMisuse)
    expect(() => decideHold(accounts, { ...request, heldId: 'bank' }, stamp)).toThrow(LedgerMisuse)
  })

  it('can post a part of its amount and release the rest', () => {
    expect(moved(end(open, { how: 'post', to }))).toEqual([
      ['held', -60],
      ['bank', 40],
      ['fees', 5],
      ['a', 15],
    ])
    expect(end(open, { how: 'post', to }).value?.end).toEqual({ status: 'posted', postedAmount: 45, endedBy: 'end', endedAt: 2_000 })
  })

  it('can post all of its amount', () => {
    const all = end(open, { how: 'post', to: [{ accountId: 'bank', amount: 60 }] })
    expect(moved(all)).toEqual([
      ['held', -60],
      ['bank', 60],
    ])
  })

  it.each([
    { how: { how: 'void' } as const, at: later, status: 'voided' },
    { how: { how: 'expire' } as const, at: { ...later, now: 5_000 }, status: 'expired' },
  ])('is released in full if it is $status', ({ how, at, status }) => {
    const outcome = end(open, how, at)
    expect(moved(outcome)).toEqual([
      ['held', -60],
      ['a', 60],
    ])
    expect(outcome.value?.end).toMatchObject({ status, postedAmount: 0 })
  })

  it.each(['posted', 'voided', 'expired'] as const)('cannot end again after it was %s', (status) => {
    for (const how of [{ how: 'post', to }, { how: 'void' }, { how: 'expire' }] as const)
      expect(end({ ...open, status }, how).refusal).toEqual({ code: 'HOLD_ENDED', status })
  })

  it('cannot be posted once it has expired, but can still be released', () => {
    expect(end(open, { how: 'post', to }, { ...later, now: 4_999 }).refusal).toBeUndefined()
    expect(end(open, { how: 'post', to }, { ...later, now: 5_000 }).refusal).toEqual({ code: 'HOLD_ENDED', status: 'expired' })
    expect(end(open, { how: 'void' }, { ...later, now: 9_000 }).refusal).toBeUndefined()
  })

  it('cannot post more than its amount, and cannot end if it does not exist', () => {
    expect(end(open, { how: 'post', to: [{ accountId: 'bank', amount: 61 }] }).refusal).toEqual({
      code: 'HOLD_EXCEEDED',
      required: 61,
      available: 60,
    })
    expect(end(null, { how: 'void' }).refusal).toEqual({ code: 'HOLD_NOT_FOUND' })
  })

  it.each<[string, HoldEnd]>([
    ['to nobody', { how: 'post', to: [] }],
    ['to what is held', { how: 'post', to: [{ accountId: 'held', amount: 1 }] }],
    ['by less than nothing', { how: 'post', to: [{ accountId: 'bank', amount: -1 }] }],
    ['by its time before its time', { how: 'expire' }],
  ])('throws LedgerMisuse if it ends %s', (_, how) => {
    expect(() => end(open, how)).toThrow(LedgerMisuse)
  })
})
