import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ParticipantSortField } from '@wasla/contract/generated/user-types.ts'
import { trackingAddress } from '@wasla/contract/participations/tracking-code.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { participantView, programView, type Frame } from '@wasla/contract/performance/mappers.ts'
import { approvedByCodeIn, socialsOf } from '@wasla/contract/performance/channels.ts'
import { inUnits, objectiveOf } from '@wasla/contract/performance/counts.ts'
import { performanceCsv } from '@wasla/contract/performance/csv.ts'
import { decideRange, isWithin, type DayRange } from '@wasla/contract/tracking/days.ts'
import { conversionRate } from '@wasla/contract/performance/metrics.ts'
import { rangeOf } from '@wasla/contract/performance/range.ts'
import { byResults, type Ranked } from '@wasla/contract/performance/ranking.ts'
import { budgetOf, isReached, nextPayoutOf, rewardGroups } from '@wasla/contract/performance/rewards.ts'
import { decideFigures } from '@wasla/contract/performance/who-may-ask.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Store } from '../memory.ts'
import { publicUrl } from '../programs/reader-fields.ts'
import { programById, requestOf, requestsTo, stepOf } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'
import { cellsOf, storedFigures, rangeFacts, rewardsOf, type Scope } from './figures.ts'
import { resultOf } from './results.ts'

/** A request for figures. `profileId` is null for the whole program. */
type Request = { programId: string; profileId: string | null; viewerId: string }
type Days = { startDate: string; endDate: string }

/** Returns whether the manager has an accepted agreement with the networker (D-20). */
const manages = ({ memory }: Store, managerId: string, talentId: string) =>
  memory.world.managedAccounts.some((one) => one.managerId === managerId && one.talentId === talentId && one.status === 'Accepted')

/** Returns the program, and the participation if the request names one. Throws if the viewer may not see the figures (O-07). */
function open(store: Store, { programId, profileId, viewerId }: Request) {
  const of =
    profileId === null
      ? null
      : { profileId, participation: requestOf(store, programId, profileId), isManaged: manages(store, viewerId, profileId) }
  return changesOf(decideFigures({ program: programById(store, programId), viewerId, of }))
}

const milestonesOf = (store: Store, programId: string) => stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? []

const frameOf = (store: Store, program: ProgramRecord, language: Language): Frame => ({
  objective: objectiveOf(program),
  milestones: milestonesOf(store, program.id),
  now: store.clock.now(),
  language,
})

/**
 * Returns the time of counting. The mock counts results when they arrive, so this is the time of the answer (O-06). All figures of the mock
 * are demo data.
 */
const counted = ({ clock }: Store) => ({ countedAt: toDateTime(clock.now()), isDemo: true })

/** Implements the query `getProgramPerformance`. */
export function programPerformance(store: Store, viewerId: string, programId: string, language: Language) {
  const { program } = open(store, { programId, profileId: null, viewerId })
  const scope: Scope = { programId, profileId: null }
  const rewards = rewardsOf(store, scope)
  const groups = rewardGroups(rewards)
  const next = nextPayoutOf(rewards, frequencyOf(store, programId), store.clock.now())
  return {
    ...programView(frameOf(store, program, language), storedFigures(store, scope), groups, next),
    ...counted(store),
    participantCount: requestsTo(store, programId).filter(({ status }) => status === 'Accepted').length,
    budget: program.publishedAt === null ? null : budgetOf(program, groups),
  }
}

const addressOf = ({ memory }: Store, { programId, profileId }: ParticipationRecord): string => {
  const link = memory.world.trackingLinks.find((one) => one.programId === programId && one.profileId === profileId)
  if (!link) throw new Error('A participant has no link')
  return trackingAddress(publicUrl, link.code)
}

/** Implements the query `getParticipantPerformance`. */
export function participantPerformance(
  store: Store,
  viewerId: string,
  scope: { programId: string; profileId: string },
  language: Language,
) {
  const { program, participation } = open(store, { ...scope, viewerId })
  if (!participation) throw new Error('Who asks about a participant is answered about one')
  const rewards = rewardsOf(store, scope)
  const next = nextPayoutOf(rewards, frequencyOf(store, scope.programId), store.clock.now())
  return {
    ...participantView(frameOf(store, program, language), storedFigures(store, scope), rewards, next),
    ...counted(store),
    trackingUrl: addressOf(store, participation),
    participant: participation,
  }
}

const cellsIn = (store: Store, program: ProgramRecord, scope: Scope, range: DayRange) =>
  cellsOf(store, scope)
    .filter(({ day }) => isWithin(range, day))
    .map((cell) => inUnits(objectiveOf(program), cell))

/** Implements the queries `getProgramSocialsPerformance` and `getParticipantSocialsPerformance`. */
export function socialsIn(store: Store, request: Request, days: Days) {
  const { program } = open(store, request)
  const range = changesOf(decideRange(days, store.clock.now()))
  return socialsOf(cellsIn(store, program, request, range), range)
}

/** Implements the query `performanceRange`. */
export function performanceIn(store: Store, request: Request, days: Days, language: Language) {
  const { program } = open(store, request)
  const range = changesOf(decideRange(days, store.clock.now()))
  return { ...rangeOf(objectiveOf(program), range, rangeFacts(store, request, range), language), ...counted(store) }
}

/** Implements the query `performanceCsv`. */
export function csvIn(store: Store, request: Request, days: Days): string {
  const { program } = open(store, request)
  const range = changesOf(decideRange(days, store.clock.now()))
  return performanceCsv(
    objectiveOf(program),
    cellsOf(store, request).filter(({ day }) => isWithin(range, day)),
  )
}

/** Implements the query `rankedParticipants` (O-08). */
export function ranked(store: Store, viewerId: string, programId: string, sort: ParticipantSortField, page: PageArgument) {
  open(store, { programId, profileId: null, viewerId })
  const rewards = Map.groupBy(rewardsOf(store, { programId, profileId: null }).filter(isReached), ({ profileId }) => profileId)
  const all = requestsTo(store, programId)
    .filter(({ status }) => status === 'Accepted')
    .map((participation): Ranked => {
      const { clicks, approved, revenue } = resultOf(store, participation)
      const approvedByCode = approvedByCodeIn(cellsOf(store, { programId, profileId: participation.profileId }))
      return {
        participation,
        clicks,
        approved,
        approvedByCode,
        revenue,
        milestonesReached: rewards.get(participation.profileId)?.length ?? 0,
      }
    })
  const { count, data } = pageFrom(all.toSorted(byResults(sort)), pageOf(page))
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
