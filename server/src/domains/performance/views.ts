import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ParticipantSortField } from '@wasla/contract/generated/user-types.ts'
import { participantView, programView, type Frame } from '@wasla/contract/performance/mappers.ts'
import { socialsOf } from '@wasla/contract/performance/channels.ts'
import { inUnits, objectiveOf } from '@wasla/contract/performance/counts.ts'
import { performanceCsv } from '@wasla/contract/performance/csv.ts'
import { decideRange, lastDays } from '@wasla/contract/tracking/days.ts'
import { conversionRate } from '@wasla/contract/performance/metrics.ts'
import { rangeOf } from '@wasla/contract/performance/range.ts'
import { budgetOf, nextPayoutOf } from '@wasla/contract/performance/rewards.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { Database } from '#database/database.ts'
import { findStep } from '../programs/service.ts'
import { counted } from './counted.ts'
import type { PerformanceDeps } from './deps.ts'
import { open } from './open.ts'
import {
  countUncountedClicks,
  countVisitors,
  findCells,
  findChannelDays,
  findCountries,
  findFigures,
  type Scope,
} from './stores/figures.ts'
import { findCode } from './stores/people.ts'
import { findRanked } from './stores/ranking.ts'
import { findNextPayout, findReachedGroups, findRewardGroups, findRewards } from './stores/rewards.ts'

type Days = { startDate: string; endDate: string }

async function frameOf({ db, clock }: PerformanceDeps, program: ProgramRecord, language: Language): Promise<Frame> {
  const objectives = await findStep(db, program.id, 'IMPACT_OBJECTIVES')
  return { objective: objectiveOf(program), milestones: objectives?.data.milestones ?? [], now: clock.now(), language }
}

/** Returns a program’s payout frequency; for a draft without a budget, MONTHLY. */
const frequencyOf = async (db: Database, programId: string): Promise<PayoutFrequency> =>
  (await findStep(db, programId, 'BUDGET'))?.data.payoutFrequency ?? 'MONTHLY'

/** `getProgramPerformance`: the figures of a whole program, for its owner. */
export async function programPerformance(deps: PerformanceDeps, viewerId: string, programId: string, language: Language) {
  const scope: Scope = { programId, profileId: null }
  const { program } = await open(deps, viewerId, scope)
  const { db, clock, participations } = deps
  const groups = await findRewardGroups(db, scope)
  const next = await findNextPayout(db, programId, await frequencyOf(db, programId), clock.now())
  const figures = await findFigures(db, scope, lastDays(clock.now()), program.countsBy)
  return {
    ...programView(await frameOf(deps, program, language), figures, groups, next),
    ...counted(deps),
    participantCount: (await participations.counts([programId])).get(programId)?.participants ?? 0,
    budget: program.publishedAt === null ? null : budgetOf(program, groups),
  }
}

/** `getParticipantPerformance`: the figures of one participant. */
export async function participantPerformance(
  deps: PerformanceDeps,
  viewerId: string,
  scope: { programId: string; profileId: string },
  language: Language,
) {
  const { program, participation } = await open(deps, viewerId, scope)
  const { db, clock, participations } = deps
  const code = await findCode(db, scope)
  if (!participation || code === null) throw new Error('Who takes part has a request and a link')
  const rewards = await findRewards(db, scope)
  const next = nextPayoutOf(rewards, await frequencyOf(db, scope.programId), clock.now())
  const figures = await findFigures(db, scope, lastDays(clock.now()), program.countsBy)
  return {
    ...participantView(await frameOf(deps, program, language), figures, rewards, next),
    ...counted(deps),
    trackingUrl: participations.linkAddress(code),
    participant: participation,
  }
}

/** `getProgramSocialsPerformance` and `getParticipantSocialsPerformance`: counts by day and channel. */
export async function socialsIn(deps: PerformanceDeps, viewerId: string, scope: Scope, days: Days) {
  const { program } = await open(deps, viewerId, scope)
  const range = changesOf(decideRange(days, deps.clock.now()))
  const rows = await findChannelDays(deps.db, scope, range)
  return socialsOf(
    rows.map((row) => inUnits(objectiveOf(program), row)),
    range,
  )
}

/** `performanceRange`: the figures of a range of days. */
export async function performanceIn(deps: PerformanceDeps, viewerId: string, scope: Scope, days: Days, language: Language) {
  const { program } = await open(deps, viewerId, scope)
  const { db, clock } = deps
  const range = changesOf(decideRange(days, clock.now()))
  const facts = {
    channelDays: await findChannelDays(db, scope, range),
    countries: await findCountries(db, scope, range),
    visitors: await countVisitors(db, scope, range),
    uncountedClicks: await countUncountedClicks(db, scope, range),
    rewards: await findReachedGroups(db, scope, range),
  }
  return { ...rangeOf(objectiveOf(program), range, facts, language), ...counted(deps) }
}

/** `performanceCsv`: the counts of a range of days as CSV. */
export async function csvIn(deps: PerformanceDeps, viewerId: string, scope: Scope, days: Days): Promise<string> {
  const { program } = await open(deps, viewerId, scope)
  const range = changesOf(decideRange(days, deps.clock.now()))
  return performanceCsv(objectiveOf(program), await findCells(deps.db, scope, range))
}

/** `rankedParticipants`: participants by their results (O-08). */
export async function ranked(
  deps: PerformanceDeps,
  viewerId: string,
  programId: string,
  sort: ParticipantSortField,
  pagination: PageArgument,
) {
  const { program } = await open(deps, viewerId, { programId, profileId: null })
  const { count, data } = await findRanked(deps.db, program, sort, pageOf(pagination))
  return {
    count,
    data: data.map((row) => ({
      participant: row.participation,
      conversionRate: conversionRate(row),
      revenue: row.revenue,
      milestonesReached: row.milestonesReached,
    })),
  }
}
