import { longestPeriod, paidRewards, rewardedMilestone, type PaidSum } from '@wasla/contract/rewards/paid-rewards.ts'
import type { AccruedReward } from '@wasla/contract/wallet/figures.ts'
import type { PaidRewards, RewardLine } from '@wasla/contract/wallet/transactions/paid-rewards.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '../../wait.ts'
import { findSharedContacts } from '../tracking/service.ts'
import { findPayersOf, findRequestedMoments, findRewarding, findRunMoments, sumPaid } from './stores/paid.ts'
import { findOwedTo } from './stores/rewards.ts'
import { findOwedShares, findSharesOfOwed } from './stores/shares.ts'

const unpaid = ['Waiting', 'Accrued', 'Held'] as const

/**
 * Returns the rewards that a profile earned and was not paid yet, for its wallet (P-19). They include rewards that wait for budget (L-07)
 * or for the back office (Y-08). A manager's share of a reward counts for the manager, and the rest for the networker.
 */
export async function accruedRewardsOf(db: Database, profileId: string): Promise<AccruedReward[]> {
  const own = await findOwedTo(db, profileId, unpaid)
  const given = own.length > 0 ? await findSharesOfOwed(db, profileId, unpaid) : new Map<string, number>()
  const owed = [
    ...own.map(({ reward, ...of }) => ({ ...of, reward: { ...reward, amount: reward.amount - (given.get(reward.id) ?? 0) } })),
    ...(await findOwedShares(db, profileId, unpaid)),
  ]
  const programs = new Map((await findRewarding(db, distinct(owed.map(({ reward }) => reward.programId)))).map((one) => [one.id, one]))
  return owed.map(({ reward: { programId, milestoneId, amount, state, achievedAt: earnedAt, payableAt: holdUntil }, frequency }) => {
    const milestone = rewardedMilestone(programs.get(programId) ?? null, milestoneId)
    return { programId, milestone, amount, earnedAt, holdUntil, frequency, isWaiting: state !== 'Accrued' }
  })
}

/** Largest number of owners whose contacts are compared. They are the owners who paid the profile last. */
const mostPayers = 200

/**
 * Returns whether a profile shares a phone number or a bank account with an owner of a program that paid it (Y-08). Withdrawals of the
 * profile are flagged if so.
 */
export async function sharesContactWithPayer(db: Database, profileId: string): Promise<boolean> {
  const payers = await findPayersOf(db, profileId, mostPayers)
  const pairs = payers.map((ownerId) => ({ profileId, ownerId }))
  return (await findSharedContacts(db, pairs)).length > 0
}

/**
 * Number of payouts that one statement sums. A payout may have paid thousands of rewards, and SQLite blocks the process during a statement.
 */
const addedUpAtOnce = 20

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

/**
 * Returns, by line id, the program, milestones and days for which the lines of rewards in a profile’s wallet were paid. Takes at most four
 * statements, and one for every 20 payouts.
 */
export async function paidRewardsOf(
  db: Database,
  profileId: string,
  lines: readonly RewardLine[],
): Promise<ReadonlyMap<string, PaidRewards>> {
  if (lines.length === 0) return new Map()
  const sumsOf = (some: readonly RewardLine[], whose: string | null) =>
    sumPaid(db, {
      runs: distinct(some.map(({ payoutRunId }) => payoutRunId)),
      programs: distinct(some.map(({ programId }) => programId)),
      profileId: whose,
    })
  const owners = lines.filter(({ isOwners }) => isOwners)
  const own = lines.filter(({ isOwners }) => !isOwners)
  const runs = await findRunMoments(db, distinct(lines.map(({ payoutRunId }) => payoutRunId)))
  const moments = [...runs.values()].map(({ asOf }) => asOf)
  if (moments.length === 0) return new Map()
  const facts = {
    runs,
    programs: new Map((await findRewarding(db, distinct(lines.map(({ programId }) => programId)))).map((one) => [one.id, one])),
    requestedAt: await findRequestedMoments(db, Math.min(...moments) - longestPeriod, Math.max(...moments)),
  }
  const ofPayouts: PaidSum[] = []
  for (let done = 0; done < owners.length; done += addedUpAtOnce) {
    if (done > 0) await breathe()
    ofPayouts.push(...(await sumsOf(owners.slice(done, done + addedUpAtOnce), null)))
  }
  const ofOwners = { ...facts, sums: ofPayouts }
  const ofOwn = { ...facts, sums: await sumsOf(own, profileId) }
  return new Map(
    lines.flatMap((line) => {
      const paid = paidRewards(line, line.isOwners ? ofOwners : ofOwn, profileId)
      return paid ? [[line.id, paid]] : []
    }),
  )
}
