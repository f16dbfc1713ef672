import { describe, expect, it } from 'vitest'
import { isAccountId } from './accounts.ts'
import { decidePosting, type EntryDraft } from './posting.ts'
import { LedgerMisuse, problemOf } from './refusal.ts'
import { account, purpose, stamp } from './testing/accounts.ts'

const accounts = [account('a', 'owned', 100, 7), account('b', 'owned'), account('held', 'held', 50), account('house', 'house', -100)]
const decide = (...entries: EntryDraft[]) => decidePosting(accounts, { entries, purpose }, stamp)
const entry = (accountId: string, amount: number): EntryDraft => ({ accountId, amount })

describe('a transaction', () => {
  it('numbers its entries, and stores the balance of each account after its entry', () => {
    expect(decide(entry('a', -100), entry('b', 70), entry('house', 30)).value).toEqual({
      transaction: { id: 'transaction', kind: 'TEST', reference: 'reference', currency: 'SAR', reverses: null, createdAt: 1_000 },
      entries: [
        { transactionId: 'transaction', line: 0, accountId: 'a', amount: -100, accountVersion: 8, balanceAfter: 0 },
        { transactionId: 'transaction', line: 1, accountId: 'b', amount: 70, accountVersion: 1, balanceAfter: 70 },
        { transactionId: 'transaction', line: 2, accountId: 'house', amount: 30, accountVersion: 1, balanceAfter: -70 },
      ],
    })
  })

  it('is refused if an owned account would go below zero; a platform account may go below zero', () => {
    expect(decide(entry('a', -101), entry('b', 101)).refusal).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      accountId: 'a',
      required: 101,
      available: 100,
    })
    expect(decide(entry('house', -1_000), entry('b', 1_000)).refusal).toBeUndefined()
  })

  it.each<[string, EntryDraft[]]>([
    ['one entry', [entry('a', 1)]],
    ['entries that do not sum to zero', [entry('a', -2), entry('b', 1)]],
    ['an amount of nothing', [entry('a', 0), entry('b', 0)]],
    ['half a halala', [entry('a', -0.5), entry('b', 0.5)]],
    ['more than may move', [entry('house', -1_000_000_000_001), entry('b', 1_000_000_000_001)]],
    ['two entries of one account', [entry('a', -2), entry('b', 1), entry('b', 1)]],
    ['an account that is not open', [entry('a', -1), entry('nobody', 1)]],
    ['what is held', [entry('held', -1), entry('b', 1)]],
  ])('throws LedgerMisuse for %s', (_, entries) => {
    expect(() => decide(...entries)).toThrow(LedgerMisuse)
  })

  it('throws LedgerMisuse for accounts in two currencies', () => {
    const other = { ...account('other', 'house'), currency: 'USD' as 'SAR' }
    expect(() => decidePosting([...accounts, other], { entries: [entry('a', -1), entry('other', 1)], purpose }, stamp)).toThrow(
      LedgerMisuse,
    )
  })

  it('throws LedgerMisuse if a balance would exceed mostHeld', () => {
    const full = account('full', 'owned', 8_999_999_999_999_999)
    expect(() => decidePosting([full, ...accounts], { entries: [entry('full', 2), entry('house', -2)], purpose }, stamp)).toThrow(
      LedgerMisuse,
    )
  })
})

it('isAccountId accepts words and ids that are joined by colons', () => {
  expect(['adjustments', 'platform:fees', 'wallet:0190-Ab:available'].every(isAccountId)).toBe(true)
  expect(['', 'Wallet:x', 'wallet:', 'wallet: x', 'wallet:x:', `wallet:${'x'.repeat(128)}`].some(isAccountId)).toBe(false)
})

it('problemOf returns the error code of the API for each refusal of a request', () => {
  expect(problemOf({ code: 'INSUFFICIENT_BALANCE', accountId: 'a', required: 5, available: 3 })).toMatchObject({
    code: 'INSUFFICIENT_WALLET_BALANCE',
    params: { required: 5, available: 3 },
  })
  expect(problemOf({ code: 'KEY_REUSED' })).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'idempotencyKey' }] })
  expect(problemOf({ code: 'READ_ONLY' })).toMatchObject({ code: 'SERVICE_BUSY', params: { retryAfter: 300 } })
})
