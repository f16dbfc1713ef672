import { approvedByCodeIn } from '@wasla/contract/performance/channels.ts'
import { countsBy, totalOf } from '@wasla/contract/performance/counts.ts'
import { isWithin, lastDays, type DayRange } from '@wasla/contract/tracking/days.ts'
import type { CountedCell } from '@wasla/contract/performance/csv.ts'
import type { StoredFigures } from '@wasla/contract/performance/mappers.ts'
import type { RangeFacts } from '@wasla/contract/performance/range.ts'
import { isReached, rewardGroups } from '@wasla/contract/performance/rewards.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { Store } from '../memory.ts'

/** The whole program if `profileId` is null, otherwise one participant in the program. */
export type Scope = { programId: string; profileId: string | null }

const isOf =
  ({ programId, profileId }: Scope) =>
  (row: { programId: string; profileId: string }) =>
    row.programId === programId && (profileId === null || row.profileId === profileId)

/** Returns counts by day, channel and country. */
export const cellsOf = ({ memory }: Store, scope: Scope): CountedCell[] => memory.world.dayCounts.filter(isOf(scope))

export const rewardsOf = ({ memory }: Store, scope: Scope): RewardRecord[] => memory.world.programRewards.filter(isOf(scope))

const always: DayRange = { start: '0000-01-01', end: '9999-12-31' }

/**
 * Returns the number of visitors. The visitors of the whole program are counted separately, because one browser may visit several
 * participants' links (X-28).
 */
const visitorsOf = ({ memory }: Store, { programId, profileId }: Scope, range: DayRange): number =>
  memory.world.visitorDays
    .filter((row) => row.programId === programId && row.participantId === profileId && isWithin(range, row.day))
    .reduce((sum, { visitors }) => sum + visitors, 0)

const uncountedClicksOf = ({ memory }: Store, scope: Scope, range: DayRange): number =>
  memory.world.uncountedDays
    .filter(isOf(scope))
    .filter(({ kind, day }) => kind === 'CLICK' && isWithin(range, day))
    .reduce((sum, { count }) => sum + count, 0)

const within = (cells: readonly CountedCell[], range: DayRange): CountedCell[] => cells.filter(({ day }) => isWithin(range, day))

const byCountry = (cells: readonly CountedCell[]) =>
  [...countsBy(cells, ({ country }) => country)].map(([country, { clicks }]) => ({ country, clicks }))

/** Returns the figures since the beginning of the program and of the last thirty days. */
export function storedFigures(store: Store, scope: Scope): StoredFigures {
  const cells = cellsOf(store, scope)
  return {
    total: totalOf(cells),
    approvedByCode: approvedByCodeIn(cells),
    visitors: visitorsOf(store, scope, always),
    uncountedClicks: uncountedClicksOf(store, scope, always),
    countries: byCountry(cells),
    lastDays: within(cells, lastDays(store.clock.now())),
  }
}

/** Returns the figures of a range of days. */
export function rangeFacts(store: Store, scope: Scope, range: DayRange): RangeFacts {
  const cells = within(cellsOf(store, scope), range)
  const reached = rewardsOf(store, scope).filter((reward) => isReached(reward) && isWithin(range, civilDate(reward.achievedAt)))
  return {
    channelDays: cells,
    countries: byCountry(cells),
    visitors: visitorsOf(store, scope, range),
    uncountedClicks: uncountedClicksOf(store, scope, range),
    rewards: rewardGroups(reached),
  }
}
