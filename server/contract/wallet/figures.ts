import { civilDate } from '../platform/riyadh.ts'
import { addWorkingDays } from '../platform/working-days.ts'
import { walletLimits } from './limits.ts'
import { byMilestone, type MilestoneRewards, type RewardedMilestone } from './milestone-rewards.ts'
import { nextPayoutRun, type PayoutFrequency } from './payout-run.ts'
import { totalOf } from './withdrawals/instructions.ts'
import type { WithdrawalRecord } from './withdrawals/record.ts'

/**
 * A reward of a milestone that is earned and not paid yet. The reward can be paid from `holdUntil` on (N-12). `isWaiting`: whether it waits
 * for budget of its program (L-07) or for a decision of the back office (Y-08); such a reward is not counted.
 */
export type AccruedReward = {
  programId: string
  milestone: RewardedMilestone
  amount: number
  earnedAt: number
  holdUntil: number
  frequency: PayoutFrequency
  isWaiting: boolean
}
/**
 * The escrow of one of the profile's programs. `releasesAt` is the time at which the unused rest returns; null if the program has no end
 * (L-10).
 */
export type Escrow = { programId: string; amount: number; releasesAt: number | null }

/** All sources of a wallet's figures. Amounts in halalas, moments in milliseconds. */
export type WalletSources = {
  readonly available: number
  readonly withdrawals: readonly WithdrawalRecord[]
  readonly escrows: readonly Escrow[]
  readonly rewards: readonly AccruedReward[]
}

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
const openOf = ({ withdrawals }: WalletSources) => withdrawals.filter(({ status }) => status === 'Initiated')

/** Returns the figures of a `Wallet`: available, upcoming and reserved (P-19, L-11). No amount is included in two figures. */
export const walletFigures = (sources: WalletSources) => ({
  balance: sources.available,
  pendingBalance: sumOf(sources.rewards.filter(({ isWaiting }) => !isWaiting)),
  reservedBalance: sumOf(sources.escrows) + openOf(sources).reduce((sum, withdrawal) => sum + totalOf(withdrawal), 0),
})

/**
 * An upcoming amount with one date.
 * - `reward`: enters the wallet with the first run after its hold. Rewards of one program and day share one line. `date` is null while they
 *   wait for budget or for a decision.
 * - `withdrawal`: the amount that the bank gets. `date` is the last of the usual working days.
 * - `escrow`: the amount that is reserved for a program. `date` is the day on which the unused rest returns; null if that day is unknown.
 *
 * `rewards` are the parts of a reward's amount, by milestone; empty for the other kinds.
 */
export type Upcoming = {
  kind: 'reward' | 'withdrawal' | 'escrow'
  amount: number
  referenceId: string
  date: string | null
  rewards: readonly MilestoneRewards[]
}

/** Merges lines of the same source and day. */
function merged(lines: readonly Upcoming[]): Upcoming[] {
  const byKey = new Map<string, Upcoming>()
  for (const line of lines) {
    const key = `${line.kind} ${line.referenceId} ${line.date ?? ''}`
    const known = byKey.get(key)
    byKey.set(
      key,
      known ? { ...known, amount: known.amount + line.amount, rewards: byMilestone([...known.rewards, ...line.rewards]) } : line,
    )
  }
  return [...byKey.values()]
}

const kinds: readonly Upcoming['kind'][] = ['reward', 'withdrawal', 'escrow']
/** Sorts the nearest first, and lines without a date last. */
const nearestFirst = (a: Upcoming, b: Upcoming) =>
  (a.date ?? '9').localeCompare(b.date ?? '9') ||
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  a.referenceId.localeCompare(b.referenceId)

/** Returns the upcoming amounts. Dates are days in Riyadh and never before today. */
export function upcomingOf(sources: WalletSources, now: number): Upcoming[] {
  const dateOf = (moment: number) => civilDate(Math.max(now, moment))
  const rewards = sources.rewards.map(({ programId, milestone, amount, earnedAt, holdUntil, frequency, isWaiting }): Upcoming => {
    const run = nextPayoutRun(frequency, Math.max(now, holdUntil))
    const made = { ...milestone, count: 1, amount, reachedOn: civilDate(earnedAt) }
    return { kind: 'reward', amount, referenceId: programId, date: isWaiting ? null : dateOf(run), rewards: [made] }
  })
  const withdrawals = openOf(sources).map(({ id, subtotal, createdAt }): Upcoming => {
    const arrival = addWorkingDays(createdAt, walletLimits.withdrawalDays.most)
    return { kind: 'withdrawal', amount: subtotal, referenceId: id, date: dateOf(arrival), rewards: [] }
  })
  const escrows = sources.escrows
    .filter(({ amount }) => amount > 0)
    .map(({ programId, amount, releasesAt }): Upcoming => {
      return { kind: 'escrow', amount, referenceId: programId, date: releasesAt === null ? null : dateOf(releasesAt), rewards: [] }
    })
  return merged([...rewards, ...withdrawals, ...escrows]).toSorted(nearestFirst)
}
