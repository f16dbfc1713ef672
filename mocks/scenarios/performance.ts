import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { decideAsking } from '@wasla/contract/tracking/review-request.ts'
import { NABT_COFFEE, QIMAM, SAHRA } from '../world/businesses.ts'
import { day, worldNow } from '../world/clock.ts'
import { FAHAD, HUDA, NOURA } from '../world/networkers.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import type { World } from '../world/tables.ts'
import { manyAsking } from './programs/many.ts'
import { joinedByNobody } from './programs/prepare.ts'
import { waitingByCode, withCodeResults } from './performance/results-by-code.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]

const noura = { viewer: NOURA } as const
const nabt = { viewer: NABT_COFFEE } as const
const programId = MORNING_CUP.program.id

/** Root fields that the result tabs request. */
const figures = ['getProgramPerformance', 'getParticipantPerformance', 'performanceRange', 'rankedParticipants'] as const
const besides = ['uncountedResults', 'participationTimeline'] as const

/** Removes all results, as if no link had been opened yet. */
function withoutClicks(world: World): void {
  world.dayCounts = []
  world.yesterdaysClicks = []
  world.uncountedDays = []
  world.visitorDays = []
  world.participantResults = []
  world.programRewards = []
  world.conversions = []
}

const waitingCalls = ['waitingResults'] as const

/** The longest order number that a shop may send. */
const longestNumber = `shop-${'0123456789'.repeat(12)}abc`

/** Repeats each waiting order of the program, so that there are seven of each. One copy has the longest order number. */
function manyWaiting(world: World): void {
  const waiting = world.conversions.filter((one) => one.programId === programId && one.status === 'Pending')
  const copies = [1, 2, 3, 4, 5, 6].flatMap((copy) =>
    waiting.map((one, at) => ({
      ...one,
      id: `${one.id}-${copy}`,
      externalId: at === 0 && copy === 1 ? longestNumber : `${one.externalId}-${copy}`,
      countsAt: (one.countsAt ?? worldNow) + copy * day,
    })),
  )
  world.conversions.push(...copies)
}

/** Marks the first waiting order as reported for several links, so that it does not count automatically. */
function contested(world: World): void {
  const first = world.conversions.find((one) => one.programId === programId && one.status === 'Pending')
  if (first) first.naming = 'Contested'
}

function withoutWaiting(world: World): void {
  world.conversions = world.conversions.filter(({ status }) => status !== 'Pending')
}

/** Gives a participant more waiting orders than the participant's card shows. The first has the longest order number. */
function manyWaitingOf(world: World, profileId: string): void {
  manyWaiting(world)
  const [first] = world.conversions
    .filter((one) => one.programId === programId && one.profileId === profileId && one.status === 'Pending')
    .toSorted((one, other) => (one.countsAt ?? 0) - (other.countsAt ?? 0))
  if (!first) throw new Error('Nothing of this participant waits')
  first.externalId = longestNumber
}

/** Removes all orders, so that the program has only clicks. */
function withoutOrders(world: World): void {
  const isOther = (row: { programId: string }) => row.programId !== programId
  for (const row of world.dayCounts.filter((one) => !isOther(one))) Object.assign(row, { approved: 0, revenue: 0 })
  for (const row of world.participantResults.filter((one) => !isOther(one))) Object.assign(row, { approved: 0, revenue: 0 })
  world.uncountedDays = world.uncountedDays.filter((row) => isOther(row) || row.kind === 'CLICK')
  world.programRewards = world.programRewards.filter(isOther)
  world.conversions = world.conversions.filter(isOther)
}

/** Repeats four weeks of results, so that they cover more days than one answer (O-05). */
function forLong(world: World): void {
  const weeks = [28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336, 364]
  const own = world.dayCounts.filter((row) => row.programId === programId)
  world.dayCounts.push(...weeks.flatMap((days) => own.map((row) => ({ ...row, day: plusDays(row.day, -days) }))))
  const earlier = 400 * day
  for (const program of world.programs)
    if (program.id === programId) {
      program.startDate = plusDays(program.startDate ?? civilDate(worldNow), -400)
      program.publishedAt = (program.publishedAt ?? worldNow) - earlier
    }
  for (const one of world.participations)
    if (one.programId === programId) {
      one.createdAt -= earlier
      if (one.answeredAt !== null) one.answeredAt -= earlier
    }
}

const statusOf = (status: 'Soon' | 'Retired') => (world: World) => {
  for (const program of world.programs) if (program.id === programId) program.status = status
}

/** Changes the rewards of one participant. */
const rewards = (profileId: string, change: (reward: RewardRecord) => void) => (world: World) =>
  world.programRewards.filter((reward) => reward.profileId === profileId).forEach(change)

/** Adds review requests in every status. */
function withReviewRequests(world: World): void {
  const own = world.uncountedDays.filter((row) => row.programId === programId && row.profileId === NOURA.profile.id && row.kind === 'CLICK')
  const states = [
    { status: 'Requested', answer: null },
    { status: 'Counted', answer: 'Those were three people of one office.' },
    { status: 'Upheld', answer: 'زيارات الروبوتات لا تُحسب.' },
  ] as const
  world.reviewRequests = states.flatMap(({ status, answer }, at) => {
    const row = own.filter(({ reason }) => reason === (at === 2 ? 'BOT' : 'REPEAT')).at(-1 - at)
    if (!row) return []
    const moment = worldNow - 2 * day
    const request = { programId, profileId: NOURA.profile.id, kind: 'CLICK' as const, reason: row.reason, day: row.day, note: null }
    const state = { reader: 'PARTICIPANT' as const, uncounted: row.count, isRequested: false }
    const reviewRequest = changesOf(decideAsking(state, request, { id: `look-${at}`, now: moment }))
    return [{ ...reviewRequest, status, answer, answeredAt: answer === null ? null : moment + day }]
  })
}

/** Scenarios of the results of `MORNING_CUP` for the owner, a participant and a manager. */
export const resultsScenarios = {
  results: { ...nabt, title: 'A program with four weeks of results' },
  'results-many': {
    ...nabt,
    title: 'A program with results and more than forty participants',
    prepare: manyAsking(MORNING_CUP, 'Accepted'),
  },
  'results-no-clicks': { ...nabt, title: 'A program whose links nobody opened', prepare: withoutClicks },
  'results-no-orders': { ...nabt, title: 'A program whose links are opened and that reports no orders', prepare: withoutOrders },
  'results-long': { ...nabt, title: 'A program with more than a year of results', prepare: forLong },
  'results-traffic': {
    ...nabt,
    title: 'A program that counts clicks alone',
    prepare(world) {
      for (const program of world.programs) if (program.id === programId) program.objectiveType = 'TRAFFIC'
    },
  },
  'results-nobody': {
    ...nabt,
    title: 'A program nobody joined',
    prepare(world) {
      withoutClicks(world)
      joinedByNobody(MORNING_CUP)(world)
    },
  },
  'results-nothing-set-up': {
    ...nabt,
    title: 'The setup of tracking never comes, where nothing was received',
    prepare: withoutOrders,
    faults: [{ on: ['programTrackingSetup'], fault: { kind: 'silence' } }],
  },
  'results-soon': { ...nabt, title: 'A program that is to begin', prepare: statusOf('Soon') },
  'results-retired': { ...nabt, title: 'A program that has ended, with results', prepare: statusOf('Retired') },
  'results-undelivered': {
    ...nabt,
    title: 'An experience that is still to be delivered',
    prepare: rewards(HUDA.profile.id, (reward) => {
      if (reward.rewardType === 'EXPERIENCE') Object.assign(reward, { deliveredAt: null, state: 'Accrued' })
    }),
  },
  'results-deliver-error': {
    ...nabt,
    title: 'Delivering is refused',
    prepare: rewards(HUDA.profile.id, (reward) => {
      if (reward.rewardType === 'EXPERIENCE') Object.assign(reward, { deliveredAt: null, state: 'Accrued' })
    }),
    faults: refusing(['markRewardDelivered'], { code: 'NO_CHANGES_TO_UPDATE' }),
  },
  'results-waiting': {
    ...nabt,
    title: 'A budget that is spent, with rewards that wait for more',
    prepare(world) {
      rewards(NOURA.profile.id, (reward) => {
        if (reward.rewardType === 'CASH') reward.state = 'Waiting'
      })(world)
    },
  },
  'results-under-review': { viewer: SAHRA, title: 'A program with clicks of one network that a person looks at' },
  'results-loading': { ...nabt, title: 'Results never come', faults: [{ on: figures, fault: { kind: 'silence' } }] },
  'results-error': { ...nabt, title: 'Results cannot be read', faults: refusing(figures, broken) },
  'results-parts-error': { ...nabt, title: 'What stands beside the figures cannot be read', faults: refusing(besides, broken) },
  'results-csv-error': { ...nabt, title: 'The file of figures cannot be made', faults: refusing(['performanceCsv'], broken) },
  'results-offline': { ...nabt, title: 'Results do not reach anybody', faults: [{ on: figures, fault: { kind: 'offline' } }] },
  'my-results': { ...noura, title: 'A participant with results' },
  'my-results-codes': {
    ...noura,
    title: 'A participant with results by their code, and orders of two participants',
    prepare: withCodeResults,
  },
  'my-results-long': { ...noura, title: 'A participant with more than a year of results', prepare: forLong },
  'my-results-looks': { ...noura, title: 'A participant who requested reviews', prepare: withReviewRequests },
  'my-results-under-review': { viewer: FAHAD, title: 'A participant whose clicks from their own network a person looks at' },
  'my-results-waiting-many': {
    ...noura,
    title: 'A participant of whom more orders wait than their card shows',
    prepare: (world) => manyWaitingOf(world, NOURA.profile.id),
  },
  'my-results-nothing-waits': { ...noura, title: 'A participant of whom nothing waits for the brand', prepare: withoutWaiting },
  'my-results-no-clicks': { ...noura, title: 'A participant whose link nobody opened', prepare: withoutClicks },
  'my-results-soon': {
    ...noura,
    title: 'A participant of a program that is to begin',
    prepare(world) {
      withoutClicks(world)
      statusOf('Soon')(world)
    },
  },
  'waiting-results': { ...nabt, title: 'Orders that a page reported wait for the brand' },
  'waiting-results-empty': {
    ...nabt,
    title: 'Nothing waits for the brand',
    prepare: withoutWaiting,
  },
  'waiting-results-many': { ...nabt, title: 'More orders wait than one page shows, some with long numbers', prepare: manyWaiting },
  'waiting-results-contested': { ...nabt, title: 'A waiting order was named for several links', prepare: contested },
  'waiting-results-code': { ...nabt, title: 'A waiting order came by a code, and only a page reported it', prepare: waitingByCode },
  'waiting-results-loading': { ...nabt, title: 'Waiting orders never come', faults: [{ on: waitingCalls, fault: { kind: 'silence' } }] },
  'waiting-results-error': { ...nabt, title: 'Waiting orders cannot be read', faults: refusing(waitingCalls, broken) },
  'waiting-results-offline': {
    ...nabt,
    title: 'Decisions on waiting orders do not reach the server',
    faults: [{ on: ['decideWaitingResults'], fault: { kind: 'offline' } }],
  },
  'my-results-retired': { ...noura, title: 'A participant of a program that has ended', prepare: statusOf('Retired') },
  'my-results-loading': { ...noura, title: 'A participant’s results never come', faults: [{ on: figures, fault: { kind: 'silence' } }] },
  'my-results-error': { ...noura, title: 'A participant’s results cannot be read', faults: refusing(figures, broken) },
  'my-results-parts-error': {
    ...noura,
    title: 'What stands beside a participant’s figures cannot be read',
    faults: refusing(besides, broken),
  },
  'my-results-refused': {
    ...noura,
    title: 'A review request is refused',
    faults: refusing(['requestSecondLook'], { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'day', rule: 'unknownValue' }] }),
  },
  'my-results-ask-offline': {
    ...noura,
    title: 'A review request does not reach the server',
    faults: [{ on: ['requestSecondLook'], fault: { kind: 'offline' } }],
  },
  'my-results-repeated': {
    ...noura,
    title: 'A review was requested before, on another device',
    faults: refusing(['requestSecondLook'], { code: 'SECOND_LOOK_ALREADY_REQUESTED' }),
  },
  'talent-no-earnings': { title: 'An agency whose networkers earned nothing yet', viewer: QIMAM, prepare: withoutClicks },
  'talent-earnings-many': {
    title: 'An agency whose networkers all earned something',
    viewer: QIMAM,
    prepare(world) {
      const managed = world.managedAccounts.filter(({ managerId, status }) => managerId === QIMAM.profile.id && status === 'Accepted')
      const sample = world.programRewards.find(({ rewardType }) => rewardType === 'CASH')
      if (!sample) throw new Error('Nobody earned anything')
      world.programRewards.push(
        ...managed.map(({ talentId }, at) => ({
          ...sample,
          id: `earned-${at}`,
          profileId: talentId,
          amount: (at + 1) * 75_000_00,
          state: 'Accrued' as const,
          paidAt: null,
          payoutRunId: null,
        })),
      )
    },
  },
  'talent-earnings-loading': {
    title: 'What an agency’s networkers earned never comes',
    viewer: QIMAM,
    faults: [{ on: ['homeFigures'], fault: { kind: 'silence' } }],
  },
  'talent-earnings-error': {
    title: 'What an agency’s networkers earned cannot be read',
    viewer: QIMAM,
    faults: refusing(['homeFigures'], broken),
  },
  'managed-results': { title: 'An agency that manages a participant', viewer: QIMAM },
} as const satisfies Readonly<Record<string, Scenario>>
