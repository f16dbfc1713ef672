import type { RepeatKey } from '../ledger/repeat.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { PostInstruction } from '../wallet/ledger-instruction.ts'
import type { RewardShareRecord } from '../splits/record.ts'
import { payoutInstructions, type Earning, type ManagerShares } from '../wallet/program-money.ts'
import type { WalletChange } from '../wallet/transactions/rows.ts'
import { earningReceived, shareReceived } from './notices.ts'
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
  /** The shares of the paid rewards, with what the payout does with them. */
  readonly shares: readonly RewardShareRecord[]
}

/**
 * Returns the id of a run’s transaction for a program in its brand’s wallet. There is only one transaction, even if the run pays in several
 * parts or is interrupted (P-17).
 */
const payoutId = ({ id }: Pick<PayoutRunRecord, 'id'>, programId: string): string => `${id}:${programId}`

/** A share of a reward that a run pays. `isClosed`: the manager's account was closed, so the share stays with the networker who earned it. */
export type DueShare = RewardShareRecord & { readonly isClosed: boolean }

/** The shares of one networker's rewards that one manager gets by the same percentage. Amounts are in halalas. */
type SplitLine = {
  readonly talentId: string
  readonly managerId: string
  readonly basisPoints: number
  readonly of: number
  readonly amount: number
}

/** Returns the shares that go to managers, added up for each networker, manager and percentage. */
function splitLinesOf(rewards: readonly RewardRecord[], shares: readonly DueShare[]): SplitLine[] {
  const byReward = new Map(rewards.map((reward) => [reward.id, reward]))
  const lines = new Map<string, SplitLine>()
  for (const { rewardId, managerId, basisPoints, amount, isClosed } of shares) {
    const reward = byReward.get(rewardId)
    if (!reward || isClosed) continue
    const key = `${reward.profileId} ${managerId} ${basisPoints}`
    const known = lines.get(key) ?? { talentId: reward.profileId, managerId, basisPoints, of: 0, amount: 0 }
    lines.set(key, { ...known, of: known.of + reward.amount, amount: known.amount + amount })
  }
  return [...lines.values()]
}

/** Returns what each manager gets of each networker's earning, as the ledger needs it. */
function managerSharesOf(lines: readonly SplitLine[]): ManagerShares {
  const shares = new Map<string, Earning[]>()
  for (const [talentId, own] of Map.groupBy(lines, (line) => line.talentId))
    shares.set(
      talentId,
      [...Map.groupBy(own, ({ managerId }) => managerId)].map(([profileId, some]) => ({
        profileId,
        amount: some.reduce((sum, { amount }) => sum + amount, 0),
      })),
    )
  return shares
}

/** Returns the sum of each participant’s rewards, in the order of their first rewards. */
function earningsOf(rewards: readonly RewardRecord[]): Earning[] {
  const sums = new Map<string, number>()
  for (const { profileId, amount } of rewards) sums.set(profileId, (sums.get(profileId) ?? 0) + amount)
  return [...sums].map(([profileId, amount]) => ({ profileId, amount }))
}

/**
 * Returns the part of a run that pays these rewards of one program (L-08); null if there are none. `owed` must contain all unpaid rewards
 * of at most `mostPaidAtOnce` participants, and `shares` the managers' shares of exactly these rewards. The brand reads what it paid for each
 * participant, and nothing about shares. The brand’s wallet has one transaction for the run. Its amount grows with each part, and its
 * time is the start of the run. Every participant’s wallet gets its own transaction.
 */
export function payoutPart(
  program: Pick<ProgramRecord, 'id' | 'name' | 'profileId'>,
  run: Pick<PayoutRunRecord, 'id' | 'startedAt'>,
  owed: readonly RewardRecord[],
  shares: readonly DueShare[],
  { now, nextId }: { readonly now: number; nextId(): string },
): PayoutPart | null {
  const [first] = owed
  if (!first) return null
  const { id: programId, profileId: owner } = program
  const earnings = earningsOf(owed)
  const splits = splitLinesOf(owed, shares)
  const earned = earnings.map(({ profileId, amount }) => ({
    profileId,
    amount,
    lineId: nextId(),
    shares: splits
      .filter(({ talentId }) => talentId === profileId)
      .map(({ talentId: _, managerId, ...line }) => ({ profileId: managerId, ...line })),
  }))
  const received = splits.map(({ talentId, managerId, ...line }) => ({
    managerId,
    lineId: nextId(),
    line: { profileId: talentId, ...line },
  }))
  const moved = { programId, payoutRunId: run.id, at: now }
  return {
    rewards: owed.map((reward) => ({ ...reward, state: 'Paid', paidAt: now, payoutRunId: run.id })),
    earnings,
    amount: earnings.reduce((sum, { amount }) => sum + amount, 0),
    instructions: payoutInstructions(programId, earnings, managerSharesOf(splits)),
    once: {
      owner,
      operation: 'payRewards',
      key: `reward-${first.id}`,
      content: { programId, rewards: owed.map(({ id, amount }) => ({ id, amount })) },
    },
    listed: [
      { profileId: owner, change: { change: 'rewardsPaid', id: payoutId(run, programId), ...moved, earnings, at: run.startedAt } },
      ...earned.map(({ profileId, amount, lineId, shares: given }) => ({
        profileId,
        change: { change: 'rewardEarned' as const, id: lineId, amount, ...(given.length > 0 && { shares: given }), ...moved },
      })),
      // Without the run: the milestones are those of the networker, and so are not the manager's own.
      ...received.map(({ managerId, lineId, line }) => ({
        profileId: managerId,
        change: { change: 'rewardEarned' as const, id: lineId, programId, amount: line.amount, received: line, at: now },
      })),
    ],
    notices: [
      ...earned.map(({ profileId, amount, lineId, shares: given }) =>
        earningReceived(program, { profileId, lineId, amount: amount - given.reduce((sum, share) => sum + share.amount, 0) }),
      ),
      ...received.map(({ managerId, lineId, line }) =>
        shareReceived(program, { managerId, talentId: line.profileId, amount: line.amount, lineId }),
      ),
    ],
    shares: shares.map(({ isClosed, ...share }) => ({ ...share, outcome: isClosed ? 'Left' : 'Paid' })),
  }
}
