import { describe, expect, it } from 'vitest'
import { topUp } from '../testing/examples.ts'
import type { PaidRewards } from './paid-rewards.ts'
import { rewardLineOf, withRewards } from './reward-lines.ts'
import { transactionRows, type WalletChange } from './rows.ts'

const earned = {
  change: 'rewardEarned',
  id: 'mine',
  programId: 'cup',
  payoutRunId: 'run',
  amount: 300,
  at: 5,
} as const satisfies WalletChange
const earnings = [
  { profileId: 'noura', amount: 100 },
  { profileId: 'saad', amount: 201 },
]

describe('a line of rewards', () => {
  it('contains its run, and whether it covers one participant’s rewards or, for the program’s owner, everybody’s', () => {
    expect(rewardLineOf(earned)).toEqual({ id: 'mine', payoutRunId: 'run', programId: 'cup', amount: 300, at: 5, isOwners: false })
    const paid = { change: 'rewardsPaid', id: 'theirs', programId: 'cup', payoutRunId: 'run', earnings, at: 6 } as const
    expect(rewardLineOf(paid)).toMatchObject({ id: 'theirs', amount: 301, isOwners: true })
  })

  it('is null if the run is unknown, and for other transactions', () => {
    const { payoutRunId: _, ...older } = earned
    expect([rewardLineOf(older), rewardLineOf({ change: 'topUp', topUp })]).toEqual([null, null])
  })

  it('gets its own rewards, which other lines do not get', () => {
    const rewards: PaidRewards = { programId: 'cup', programName: 'Cup', canOpenProgram: true, from: '', until: '', milestones: [] }
    const rows = [earned, { ...earned, id: 'other' }].flatMap(transactionRows)
    expect(withRewards(rows, new Map([['mine', rewards]])).map((row) => row.rewards)).toEqual([rewards, undefined])
  })
})
