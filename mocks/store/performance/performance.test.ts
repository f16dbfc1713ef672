import { describe, expect, test } from 'vitest'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { manualClock } from '../../platform/clock.ts'
import { ask } from '../../testing/ask.ts'
import { NAIF, OMAR } from '../../world/agents.ts'
import { NABT_COFFEE, RAWSHAN } from '../../world/businesses.ts'
import { HUDA, NOURA } from '../../world/networkers.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import { world } from '../../world/world.ts'
import { createMockServer } from '../server.ts'

const programId = MORNING_CUP.program.id
const owner = NABT_COFFEE.profile
const month = { start: '2025-10-22', end: '2025-11-20' }

function open() {
  const server = createMockServer({ clock: manualClock(), unwritten: 'refused' })
  const say = (as: ProfileRecord, query: string, variables: Record<string, unknown> = {}) =>
    ask(server, query, { token: server.signIn(as).accessToken, variables: { id: programId, ...month, ...variables } })
  const answer = async (as: ProfileRecord, query: string, variables: Record<string, unknown> = {}) => {
    const { data, code } = await say(as, query, variables)
    if (code) throw new Error(code)
    return Object.values(data ?? {})[0] as never
  }
  return { say, answer }
}

const shared =
  'objectivePerformance { objectiveType metrics { name value } } steps { targetClicks currentClicks } milestones { id per clicks status rewardType reward rewardAmount percent waitingForBudget deliveredAt achievedAt paidAt achievedBy } countries { key weight name code clicks } socials { date results { key weight clicks approved } } countedAt isDemo nextPayoutDate'
const ofProgram = `query ($id: ID!) { getProgramPerformance(programId: $id) { participantCount budget { amount accrued paid remaining consumedPercent } nextPayoutAmount nextPayoutParticipants ${shared} } }`
const ofParticipant = `query ($id: ID!, $of: ID!) { getParticipantPerformance(programId: $id, profileId: $of) { pendingEarnings paidEarnings trackingUrl participant { profileId clicks approvedCount } ${shared} } }`
const range = `query ($id: ID!, $of: ID, $start: Date!, $end: Date!) { performanceRange(programId: $id, profileId: $of, startDate: $start, endDate: $end) { startDate endDate metrics { name value } days { date clicks approved revenue channels { key clicks } } channels { key weight clicks approved revenue } countries { key clicks weight } funnel { allClicks validClicks approved rewards } countedAt isDemo } }`
const ranking = `query ($id: ID!, $sort: ParticipantSortField, $page: Pagination) { rankedParticipants(programId: $id, sort: $sort, pagination: $page) { count data { participant { profileId clicks approvedCount } conversionRate revenue milestonesReached } } }`

type Metric = { name: string; value: number }
const valueOf = (metrics: readonly Metric[], name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN

type Range = {
  metrics: Metric[]
  days: { clicks: number; approved: number; revenue: number }[]
  channels: { clicks: number; weight: number }[]
  countries: { clicks: number }[]
  funnel: { allClicks: number; validClicks: number; approved: number; rewards: number }
}
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)

describe('figures of a program', () => {
  test('add up over participants, days, channels and countries', async () => {
    const { answer } = open()
    const whole: Range = await answer(owner, range)
    const participants = world.participantResults.filter((of) => of.programId === programId).map(({ profileId }) => profileId)
    const each: Range[] = await Promise.all(participants.map((of) => answer(owner, range, { of })))
    for (const name of ['CLICKS', 'ORDERS', 'REVENUE', 'INVALID_CLICKS'])
      expect(
        sum(each, ({ metrics }) => valueOf(metrics, name)),
        name,
      ).toBe(valueOf(whole.metrics, name))
    const clicks = valueOf(whole.metrics, 'CLICKS')
    expect(sum(whole.days, (one) => one.clicks)).toBe(clicks)
    expect(sum(whole.channels, (one) => one.clicks)).toBe(clicks)
    expect(sum(whole.countries, (one) => one.clicks)).toBe(clicks)
    expect(sum(whole.channels, ({ weight }) => weight)).toBeCloseTo(1)
    expect(sum(whole.days, ({ revenue }) => revenue)).toBe(valueOf(whole.metrics, 'REVENUE'))
    expect(whole.funnel).toMatchObject({ validClicks: clicks, approved: valueOf(whole.metrics, 'ORDERS') })
    expect(whole.days).toHaveLength(30)
  })

  test('have the same values in every query', async () => {
    const { answer } = open()
    const whole = (await answer(owner, ofProgram)) as {
      participantCount: number
      objectivePerformance: { metrics: Metric[] }
      milestones: { achievedBy: number; clicks: number; reward: string }[]
      budget: { amount: number; accrued: number; paid: number; remaining: number }
      socials: unknown[]
    }
    const inRange: Range = await answer(owner, range)
    expect(whole.objectivePerformance.metrics).toEqual(inRange.metrics)
    expect(whole.participantCount).toBe(7)
    expect(whole.socials).toHaveLength(30)
    expect(sum(whole.milestones, ({ achievedBy }) => achievedBy)).toBe(inRange.funnel.rewards)
    expect(whole.budget.accrued + whole.budget.paid + whole.budget.remaining).toBe(whole.budget.amount)
    const list = (await answer(owner, ranking)) as { count: number; data: { participant: { approvedCount: number } }[] }
    expect(list.count).toBe(7)
    expect(sum(list.data, ({ participant }) => participant.approvedCount)).toBe(inRange.funnel.approved)
    expect(list.data.map(({ participant }) => participant.approvedCount)).toEqual([312, 188, 162, 96, 83, 41, 18])
  })

  test('of one participant are visible to this participant, the owner and the participant’s manager', async () => {
    const { answer } = open()
    const own = await answer(HUDA.profile, ofParticipant, { of: HUDA.profile.id })
    expect(own).toMatchObject({
      participant: { profileId: HUDA.profile.id, approvedCount: 312, clicks: 6_940 },
      steps: [
        { targetClicks: 25, currentClicks: 25 },
        { targetClicks: 75, currentClicks: 75 },
        { targetClicks: 150, currentClicks: 150 },
        { targetClicks: 300, currentClicks: 300 },
      ],
    })
    expect(await answer(owner, ofParticipant, { of: HUDA.profile.id })).toEqual(own)
    expect(await answer(OMAR.profile, ofParticipant, { of: HUDA.profile.id })).toEqual(own)
  })

  test('are hidden from all other viewers', async () => {
    const { say } = open()
    const refused = async (as: ProfileRecord, query: string, variables: Record<string, unknown> = {}) =>
      expect((await say(as, query, variables)).code).toBe('PROGRAM_NOT_FOUND')
    for (const stranger of [NOURA.profile, RAWSHAN.profile, OMAR.profile]) {
      await refused(stranger, ofProgram)
      await refused(stranger, range)
      await refused(stranger, ranking)
    }
    await refused(NOURA.profile, ofParticipant, { of: HUDA.profile.id })
    await refused(NAIF.profile, range, { of: HUDA.profile.id })
    await refused(owner, ofParticipant, { of: OMAR.profile.id })
    await refused(owner, ofProgram, { id: 'none' })
  })

  test('are refused for ranges that are in the future, reversed or too long ago', async () => {
    const { say } = open()
    const field = async (variables: Record<string, unknown>) => (await say(owner, range, variables)).error?.fields?.[0]
    expect(await field({ start: '2025-11-20', end: '2025-11-19' })).toMatchObject({ path: 'endDate', rule: 'outOfRange' })
    expect(await field({ end: '2025-11-21' })).toMatchObject({ path: 'endDate', rule: 'outOfRange' })
    expect(await field({ start: '2024-11-19' })).toMatchObject({ path: 'startDate', rule: 'outOfRange' })
  })

  test('can be exported as CSV', async () => {
    const { answer } = open()
    const file: string = await answer(
      owner,
      'query ($id: ID!, $start: Date!, $end: Date!) { performanceCsv(programId: $id, startDate: $start, endDate: $end) }',
    )
    const [head, ...lines] = file.trimEnd().split('\r\n')
    expect(head).toBe('"day","channel","country","clicks","approved","revenue_sar"')
    expect(sum(lines, (line) => Number(line.split(',')[3]))).toBe(23_245)
    expect(new Set(lines.map((line) => line.split(',').slice(0, 3).join())).size).toBe(lines.length)
  })
})
