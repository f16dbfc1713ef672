import type { RepeatKey } from '../ledger/repeat.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { PostInstruction } from '../wallet/ledger-instruction.ts'
import { payoutInstructions, type Earning } from '../wallet/program-money.ts'
import type { WalletChange } from '../wallet/transactions/rows.ts'
import { earningReceived } from './notices.ts'
import type { PayoutRunRecord, RewardRecord } from './record.ts'

/**
 * Highest number of participants that one transaction of a run pays. The ledger accepts at most a hundred entries at once. In addition,
 * other writers wait less for small transactions.
 */
export const mostPaidAtOnce = 99

/** One transaction of a run, which pays a part of the rewards that a program owes. */
export type PayoutPart = {
  readonly rewards: readonly RewardRecord[]
  readonly earnings: readonly Earning[]
  readonly amount: number
  readonly instructions: readonly PostInstruction[]
  /** The key under which the ledger stores the transaction. Posting with the same key again moves no money. */
  readonly once: RepeatKey
  readonly listed: readonly {
    readonly profileId: string
    readonly change: Extract<WalletChange, { change: 'rewardsPaid' | 'rewardEarned' }>
  }[]
  readonly notices: readonly NotificationDraft[]
}

/**
 * Returns the id of a run’s transaction for a program in its brand’s wallet. There is only one transaction, even if the run pays in several
 * parts or is interrupted (P-17).
 */
const payoutId = ({ id }: Pick<PayoutRunRecord, 'id'>, programId: string): string => `${id}:${programId}`

/** Returns the sum of each participant’s rewards, in the order of their first rewards. */
function earningsOf(rewards: readonly RewardRecord[]): Earning[] {
  const sums = new Map<string, number>()
  for (const { profileId, amount } of rewards) sums.set(profileId, (sums.get(profileId) ?? 0) + amount)
  return [...sums].map(([profileId, amount]) => ({ profileId, amount }))
}

/**
 * Returns the part of a run that pays these rewards of one program (L-08); null if there are none. `owed` must contain all unpaid rewards
 * of at most `mostPaidAtOnce` participants. The brand’s wallet has one transaction for the run. Its amount grows with each part, and its
 * time is the start of the run. Every participant’s wallet gets its own transaction.
 */
export function payoutPart(
  program: Pick<ProgramRecord, 'id' | 'name' | 'profileId'>,
  run: Pick<PayoutRunRecord, 'id' | 'startedAt'>,
  owed: readonly RewardRecord[],
  { now, nextId }: { readonly now: number; nextId(): string },
): PayoutPart | null {
  const [first] = owed
  if (!first) return null
  const { id: programId, profileId: owner } = program
  const earnings = earningsOf(owed)
  const earned = earnings.map(({ profileId, amount }) => ({ profileId, amount, lineId: nextId() }))
  const moved = { programId, payoutRunId: run.id, at: now }
  return {
    rewards: owed.map((reward) => ({ ...reward, state: 'Paid', paidAt: now, payoutRunId: run.id })),
    earnings,
    amount: earnings.reduce((sum, { amount }) => sum + amount, 0),
    instructions: payoutInstructions(programId, earnings),
    once: {
      owner,
      operation: 'payRewards',
      key: `reward-${first.id}`,
      content: { programId, rewards: owed.map(({ id, amount }) => ({ id, amount })) },
    },
    listed: [
      { profileId: owner, change: { change: 'rewardsPaid', id: payoutId(run, programId), ...moved, earnings, at: run.startedAt } },
      ...earned.map(({ profileId, amount, lineId }) => ({
        profileId,
        change: { change: 'rewardEarned' as const, id: lineId, amount, ...moved },
      })),
    ],
    notices: earned.map((to) => earningReceived(program, to)),
  }
}
