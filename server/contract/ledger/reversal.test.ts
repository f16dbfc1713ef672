import { describe, expect, it } from 'vitest'
import { decidePosting } from './posting.ts'
import { decideReversal, type Reversible } from './reversal.ts'
import { account, purpose, stamp } from './testing/accounts.ts'

const accounts = [account('a', 'owned', 100, 1), account('held', 'held'), account('gateway', 'house', -100, 1)]
const entries = [
  { accountId: 'gateway', amount: -100 },
  { accountId: 'a', amount: 100 },
]
const posting = decidePosting([account('a', 'owned'), account('gateway', 'house')], { entries, purpose }, stamp).value
if (!posting) throw new Error('refused')
const found: Reversible = { ...posting, reversedBy: null }
const decide = (reversible: Reversible | null, at = accounts) =>
  decideReversal(at, reversible, purpose, { transactionId: 'reversal', now: 2_000 })

describe('a reversal', () => {
  it('mirrors the reversed transaction, and stores the id of that transaction', () => {
    const { value } = decide(found)
    expect(value?.transaction).toMatchObject({ id: 'reversal', reverses: 'transaction' })
    expect(value?.entries.map(({ accountId, amount, balanceAfter }) => [accountId, amount, balanceAfter])).toEqual([
      ['gateway', 100, 0],
      ['a', -100, 0],
    ])
  })

  it('is refused for a transaction that is reversed, is a reversal or does not exist, and if the money was spent', () => {
    expect(decide({ ...found, reversedBy: 'other' }).refusal).toEqual({ code: 'ALREADY_REVERSED', by: 'other' })
    expect(decide({ ...found, transaction: { ...found.transaction, reverses: 'other' } }).refusal).toEqual({ code: 'NOT_REVERSIBLE' })
    expect(decide(null).refusal).toEqual({ code: 'TRANSACTION_NOT_FOUND' })
    expect(decide(found, [account('a', 'owned', 99), account('gateway', 'house')]).refusal).toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
  })

  it('is refused for a transaction of a hold, because a hold can only end', () => {
    const ofHold = found.entries.map((entry) => (entry.accountId === 'a' ? { ...entry, accountId: 'held' } : entry))
    expect(decide({ ...found, entries: ofHold }).refusal).toEqual({ code: 'NOT_REVERSIBLE' })
  })
})
