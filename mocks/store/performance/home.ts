import {
  allEarnings,
  talentEarnings,
  todayAt,
  todayOf,
  weeksAt,
  type EarnedIn,
  type LinkToday,
  type PendingReward,
} from '@wasla/contract/performance/home.ts'
import { totalOf } from '@wasla/contract/performance/counts.ts'
import { isWithin, type DayRange } from '@wasla/contract/tracking/days.ts'
import { budgetOf, payingRun, rewardGroups } from '@wasla/contract/performance/rewards.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { Store } from '../memory.ts'
import { frequencyOf } from '../programs/money.ts'

const isCash = ({ rewardType }: RewardRecord) => rewardType === 'CASH'
const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

const pendingIn = (store: Store, rewards: readonly RewardRecord[]): PendingReward[] =>
  rewards
    .filter((reward) => isCash(reward) && reward.state === 'Accrued')
    .map(({ amount, payableAt, programId }) => ({ amount, payableAt, frequency: frequencyOf(store, programId) }))

/** Returns the paid and pending rewards of these profiles in each program, in halalas. */
function earnedBy(store: Store, profileIds: readonly string[]): EarnedIn[] {
  const { programRewards, programs } = store.memory.world
  const own = programRewards.filter((reward) => isCash(reward) && profileIds.includes(reward.profileId))
  return [...Map.groupBy(own, ({ profileId, programId }) => `${profileId} ${programId}`).values()].flatMap((rewards) => {
    const [first] = rewards
    const program = programs.find(({ id }) => id === first?.programId)
    if (!first || !program) return []
    const paid = sum(rewards.filter(({ state }) => state === 'Paid'))
    return { profileId: first.profileId, programId: program.id, programName: program.name, paid, pending: pendingIn(store, rewards) }
  })
}

const countsIn = ({ memory }: Store, programIds: readonly string[], range: DayRange) =>
  totalOf(memory.world.dayCounts.filter(({ programId, day }) => programIds.includes(programId) && isWithin(range, day)))

function ofOwner(store: Store, ownerId: string) {
  const { programs, programRewards } = store.memory.world
  const own = programs.filter((one) => one.profileId === ownerId && one.deletedAt === null)
  const published = own.filter(({ publishedAt }) => publishedAt !== null)
  if (published.length === 0) return { week: null, spend: null }
  const idsOf = (list: readonly ProgramRecord[]) => list.map(({ id }) => id)
  const { week, before } = weeksAt(store.clock.now())
  const [now, then] = [countsIn(store, idsOf(own), week), countsIn(store, idsOf(own), before)]
  const paid = programRewards.filter(
    (reward) =>
      isCash(reward) &&
      idsOf(own).includes(reward.programId) &&
      reward.state === 'Paid' &&
      reward.paidAt !== null &&
      isWithin(week, civilDate(reward.paidAt)),
  )
  const running = published.filter(({ status }) => status !== 'Retired')
  const budget = running.reduce((all, program) => all + program.budget, 0)
  return {
    week: {
      startDate: week.start,
      endDate: week.end,
      clicks: now.clicks,
      clicksBefore: then.clicks,
      approved: now.approved,
      approvedBefore: then.approved,
      paid: sum(paid),
      paidTo: new Set(paid.map(({ profileId }) => profileId)).size,
    },
    spend: budgetOf({ budget }, rewardGroups(programRewards.filter(({ programId }) => idsOf(running).includes(programId)))),
  }
}

const talentsOf = ({ memory }: Store, managerId: string): string[] =>
  memory.world.managedAccounts.filter((one) => one.managerId === managerId && one.status === 'Accepted').map(({ talentId }) => talentId)

/** Returns the results of these profiles' links today. For comparison, also returns the results of yesterday up to the same time of day. */
function linksToday({ memory, clock }: Store, profileIds: readonly string[]): LinkToday[] {
  const { participations, programs, dayCounts, yesterdaysClicks, conversions } = memory.world
  const { day, before } = todayAt(clock.now())
  const isBefore = (at: number) => at >= before.from && at < before.until
  return participations
    .filter(({ profileId, status }) => status === 'Accepted' && profileIds.includes(profileId))
    .flatMap(({ profileId, programId }) => {
      const program = programs.find(({ id }) => id === programId)
      if (!program || program.deletedAt !== null || (program.status !== 'Active' && program.status !== 'OnHold')) return []
      const isOf = (row: { programId: string; profileId: string }) => row.programId === programId && row.profileId === profileId
      const today = totalOf(dayCounts.filter((row) => isOf(row) && row.day === day))
      return {
        profileId,
        programId,
        programName: program.name,
        coverImage: program.coverImage,
        objectiveType: program.objectiveType,
        clicks: today.clicks,
        approved: today.approved,
        clicksBefore: yesterdaysClicks.filter(isOf).flatMap(({ at }) => at.filter(isBefore)).length,
        approvedBefore: conversions.filter((one) => isOf(one) && one.status === 'Approved' && isBefore(one.occurredAt)).length,
      }
    })
}

function ofManager(store: Store, talents: readonly string[]) {
  if (talents.length === 0) return { talents: null, talentEarnings: [] }
  const earned = earnedBy(store, talents)
  const now = store.clock.now()
  return { talents: allEarnings(earned, now), talentEarnings: talentEarnings(earned, now) }
}

/** Implements the query `homeFigures`: money and results of the active profile for the home page. */
export function homeFigures(store: Store, { id, type }: Pick<ProfileRecord, 'id' | 'type'>) {
  const talents = talentsOf(store, id)
  return {
    ...ofOwner(store, id),
    earnings: isBusiness(type) ? null : allEarnings(earnedBy(store, [id]), store.clock.now()),
    ...ofManager(store, talents),
    today: todayOf(linksToday(store, [...(isBusiness(type) ? [] : [id]), ...talents])),
    countedAt: toDateTime(store.clock.now()),
    isDemo: true,
  }
}

/** Returns the day of the next run that pays rewards of a program, or null if no reward is pending (L-08). */
export function nextPayoutDateOf(store: Store, programId: string): string | null {
  const pending = pendingIn(
    store,
    store.memory.world.programRewards.filter((reward) => reward.programId === programId),
  )
  const earliest = pending.length === 0 ? null : Math.min(...pending.map(({ payableAt }) => payableAt))
  const at = payingRun(frequencyOf(store, programId), earliest, store.clock.now())
  return at === null ? null : civilDate(at)
}
