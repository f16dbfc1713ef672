import { describe, expect, it } from 'vitest'
import { canonical, type SealedEntry } from './canonical.ts'

const sealed: SealedEntry = {
  seq: 12,
  transaction: { id: 't', kind: 'TOP_UP', reference: 'r"\n', currency: 'SAR', reverses: null, createdAt: 1_773_565_200_000 },
  entry: { transactionId: 't', line: 1, accountId: 'wallet:noura:available', amount: -505, accountVersion: 3, balanceAfter: 95 },
}

describe('the canonical form of an entry', () => {
  it('is exactly this text, because any change would invalidate the stored hashes of every ledger', () => {
    expect(canonical(sealed)).toBe(String.raw`[1,12,"t",1,"wallet:noura:available",-505,3,95,"SAR","TOP_UP","r\"\n",null,1773565200000]`)
  })

  it.each<[string, SealedEntry]>([
    ['number', { ...sealed, seq: 13 }],
    ...Object.entries({ transactionId: 'u', line: 2, accountId: 'x', amount: -504, accountVersion: 4, balanceAfter: 96 }).map(
      ([field, value]): [string, SealedEntry] => [field, { ...sealed, entry: { ...sealed.entry, [field]: value } }],
    ),
    ...Object.entries({ kind: 'X', reference: 'x', currency: 'USD', reverses: 'x', createdAt: 1 }).map(
      ([field, value]): [string, SealedEntry] => [field, { ...sealed, transaction: { ...sealed.transaction, [field]: value } }],
    ),
  ])('changes if its %s changes', (_, other) => {
    expect(canonical(other)).not.toBe(canonical(sealed))
  })
})
