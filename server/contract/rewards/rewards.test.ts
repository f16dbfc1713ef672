import type { OutageRecord } from '../link-checks/record.ts'
import { describe, expect, it } from 'vitest'
import { draft, now, stamp, stateOf, published, day } from '../programs/testing/program.ts'
import { programTerms } from '../programs/terms.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { ResultChange } from '../tracking/change.ts'
import { approvedSale } from '../tracking/testing/sample.ts'
import { dueAlerts } from './alerts.ts'
import { decideBudget } from './budget.ts'
import { consequencesOf } from './consequences.ts'
import { countChanges, type CountState } from './count.ts'
import { decideDelivery } from './deliver.ts'
import { returnsAt } from './hold.ts'
import { mapTimelineItem } from './mappers.ts'
import { casesOf, noSharing, type RewardCaseRecord } from './held.ts'
import { decideMilestones } from './milestones.ts'
import { expectedOn, isForfeited, isPayable, unpaidReasonOf, type Payee } from './payable.ts'
import { payoutPart } from './payout.ts'
import { decideParticipantReading, decideRewardsReading } from './reading.ts'
import type { RewardRecord } from './record.ts'
import { rewardText } from './reward-text.ts'
import { dueRuns, frequenciesAt, lastRunAt, nextRunAt } from './schedule.ts'
import { timelineOf } from './timeline.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const verified: Payee = { status: 'Active', isSuspended: false }

const reward = (over: Partial<RewardRecord> = {}): RewardRecord => ({
  id: 'reward',
  programId: 'morning-cup',
  profileId: 'huda',
  milestoneId: 'm1',
  rewardType: 'CASH',
  amount: 60_000,
  state: 'Accrued',
  achievedAt: now,
  payableAt: now + 14 * day,
  paidAt: null,
  payoutRunId: null,
  deliveredAt: null,
  returnedAt: null,
  ...over,
})

const milestones: Milestone[] = [
  { id: 'm1', target: 1, rewardType: 'CASH', amount: 60_000 },
  { id: 'm2', target: 2, rewardType: 'EXPERIENCE', title: 'Breakfast for two' },
]

const sale = (id: string, profileId: string, from: ResultChange['from'], to: ResultChange['to']): ResultChange => ({
  kind: 'CONVERSION',
  id,
  programId: 'morning-cup',
  profileId,
  at: now,
  channel: 'INSTAGRAM',
  country: 'SA',
  visitor: 'visitor',
  from,
  to,
  reason: null,
  amount: 24_990,
})

const counting = (over: Partial<CountState> = {}): CountState => ({
  programId: 'morning-cup',
  objective: 'SALES',
  milestones,
  terms: programTerms,
  money: { escrow: 100_000, accrued: 0 },
  results: [],
  rewards: [],
  sharing: noSharing,
  ...over,
})
const stamps = () => {
  let made = 0
  return { now, nextId: () => `id-${++made}` }
}

describe('counting results', () => {
  it('rewards a milestone once; the reward is payable after its hold (N-12)', () => {
    const counted = countChanges(counting(), [sale('1', 'huda', null, 'Approved')], stamps())
    expect(counted.results).toMatchObject([{ profileId: 'huda', approved: 1, revenue: 24_990 }])
    expect(counted.added).toMatchObject([{ milestoneId: 'm1', state: 'Accrued', amount: 60_000, payableAt: now + 14 * day }])
    expect(counted.money).toEqual({ escrow: 100_000, accrued: 60_000 })
    const again = countChanges(
      counting({ results: counted.results, rewards: counted.added, money: counted.money }),
      [sale('2', 'huda', null, 'Approved')],
      stamps(),
    )
    expect(again.added).toMatchObject([{ milestoneId: 'm2', rewardType: 'EXPERIENCE', amount: 0 }])
  })

  it('gives the rest of the budget to the first participant; the next reward waits without blocking an experience (L-07)', () => {
    const changes = [sale('1', 'huda', null, 'Approved'), sale('2', 'saad', null, 'Approved'), sale('3', 'saad', 'Held', 'Approved')]
    const { added } = countChanges(counting(), changes, stamps())
    expect(added.map(({ profileId, milestoneId, state }) => [profileId, milestoneId, state])).toEqual([
      ['huda', 'm1', 'Accrued'],
      ['saad', 'm1', 'Waiting'],
      ['saad', 'm2', 'Accrued'],
    ])
  })

  it('gives freed budget to the reward that waited longest (N-13)', () => {
    const held = reward({ id: 'hudas' })
    const waits = reward({ id: 'saads', profileId: 'saad', state: 'Waiting', achievedAt: now - 5 })
    const results = [
      {
        programId: 'morning-cup',
        profileId: 'huda',
        clicks: 3,
        approved: 1,
        revenue: 24_990,
        firstClickAt: 1,
        lastResultAt: 2,
        holdFrom: 2,
      },
    ]
    const state = counting({ rewards: [held, waits], results, money: { escrow: 100_000, accrued: 60_000 } })
    const { removed, granted, reopened, money } = countChanges(
      state,
      [{ ...sale('1', 'huda', 'Approved', 'Reversed'), reason: 'REVERSED' }],
      stamps(),
    )
    expect([removed, granted.map(({ id }) => id)]).toEqual([[held], ['saads']])
    expect(reopened).toMatchObject([
      { profileId: 'huda', milestoneId: 'm1', achievedAt: held.achievedAt, reopenedAt: now, reason: 'REVERSED' },
    ])
    expect(money.accrued).toBe(60_000)
  })

  it('holds, bound in the budget, only the cash of participants who share a contact with the owner (Y-08)', () => {
    const sharing = new Map([['huda', ['PHONE'] as const]])
    const changes = [sale('1', 'huda', null, 'Approved'), sale('2', 'huda', null, 'Approved'), sale('3', 'saad', null, 'Approved')]
    const { added, cases, money } = countChanges(counting({ sharing }), changes, stamps())
    expect(added.map(({ profileId, milestoneId, state }) => [profileId, milestoneId, state])).toEqual([
      ['huda', 'm1', 'Held'],
      ['huda', 'm2', 'Accrued'],
      ['saad', 'm1', 'Waiting'],
    ])
    expect(money.accrued).toBe(60_000)
    expect(cases).toMatchObject([{ rewardId: added[0]?.id, profileId: 'huda', contacts: ['PHONE'], status: 'Open' }])
  })

  it('frees the budget of a held reward if its milestone reopens, and never grants a refused reward again (Y-08)', () => {
    const held = reward({ id: 'hudas', state: 'Held' })
    const results = [
      { programId: 'morning-cup', profileId: 'huda', clicks: 0, approved: 1, revenue: 0, firstClickAt: 1, lastResultAt: 2, holdFrom: null },
    ]
    const state = counting({ rewards: [held], results, money: { escrow: 100_000, accrued: 60_000 } })
    const back = countChanges(state, [sale('1', 'huda', 'Approved', 'Reversed')], stamps())
    expect([back.removed, back.money.accrued]).toEqual([[held], 0])
    const refused = counting({ rewards: [{ ...held, state: 'Refused' }], results, money: { escrow: 100_000, accrued: 0 } })
    const again = [sale('1', 'huda', 'Approved', 'Reversed'), sale('2', 'huda', null, 'Approved')]
    expect(countChanges(refused, again, stamps())).toMatchObject({ added: [], removed: [], money: { accrued: 0 } })
  })

  it('grants a waiting reward as held if the participant shares a contact at that time (Y-08)', () => {
    const waits = reward({ state: 'Waiting' })
    const { granted, cases } = countChanges(counting({ rewards: [waits], sharing: new Map([['huda', ['BANK_ACCOUNT']]]) }), [], stamps())
    expect([granted.map(({ state }) => state), cases.map(({ rewardId }) => rewardId)]).toEqual([['Held'], [waits.id]])
  })

  it('keeps paid and delivered rewards if results are reversed (X-21)', () => {
    const paid = [
      reward({ state: 'Paid', paidAt: now }),
      reward({ id: 'r2', milestoneId: 'm2', rewardType: 'EXPERIENCE', amount: 0, state: 'Paid' }),
    ]
    expect(decideMilestones(milestones, 0, paid)).toEqual({ achieved: [], reopened: [] })
    expect(decideMilestones(milestones, 0, [reward(), reward({ milestoneId: 'm2', rewardType: 'EXPERIENCE' })]).reopened).toHaveLength(2)
  })
})

describe('a budget', () => {
  it('is bound to the halala', () => {
    const fresh = [reward({ amount: 60 }), reward({ amount: 41 }), reward({ amount: 40 }), reward({ amount: 1 })]
    expect(decideBudget({ escrow: 150, accrued: 50 }, [], fresh, noSharing).taken.map(({ state }) => state)).toEqual([
      'Accrued',
      'Waiting',
      'Accrued',
      'Waiting',
    ])
  })

  it('alerts its owner at 75 and 100 %, each once until the budget is raised (L-06)', () => {
    expect(dueAlerts({ amount: 100, consumedPercent: 74 }, [])).toEqual([])
    expect(dueAlerts({ amount: 100, consumedPercent: 100 }, [])).toEqual([75, 100])
    const sent = [{ programId: 'p', share: 75, budget: 100 } as const]
    expect(dueAlerts({ amount: 100, consumedPercent: 100 }, sent)).toEqual([100])
    expect(dueAlerts({ amount: 120, consumedPercent: 83 }, sent)).toEqual([75])
  })

  it('puts its program on hold when it is used up; of its two alerts one is also a text message (X-32)', () => {
    const status = stateOf(published({ budget: 60_000 }), { money: { escrow: 60_000, accrued: 0 } })
    const found = consequencesOf(status, { added: [reward()], granted: [], money: { escrow: 60_000, accrued: 60_000 } }, [], stamp)
    expect(found.hold?.program).toMatchObject({ status: 'OnHold', holdCause: 'BUDGET' })
    expect(found.notices.map(({ type, profileId, isPanelOnly = false, meta }) => [type, profileId, isPanelOnly, meta?.percent])).toEqual([
      ['PROGRAM_MILESTONE_ACHIEVED', 'huda', false, undefined],
      ['PROGRAM_MILESTONE_ACHIEVED', 'nabt', false, undefined],
      ['PROGRAM_BUDGET_ALERT', 'nabt', true, 75],
      ['PROGRAM_BUDGET_ALERT', 'nabt', false, 100],
    ])
    expect(consequencesOf(status, { added: [reward({ state: 'Waiting' })], granted: [], money: status.money }, [], stamp).notices).toEqual(
      [],
    )
  })
})

describe('paying a reward', () => {
  it('waits for the end of the hold, and for a verified earner (L-08, L-09, X-31)', () => {
    const pays = (over: Partial<RewardRecord>, payee: Payee) => isPayable(reward(over), payee, now + 14 * day)
    expect(pays({}, verified)).toBe(true)
    expect(pays({ payableAt: now + 14 * day + 1 }, verified)).toBe(false)
    expect(pays({}, { status: 'IdentityVerifying', isSuspended: false })).toBe(false)
    expect(pays({}, { status: 'Active', isSuspended: true })).toBe(false)
    expect(pays({}, null)).toBe(false)
    expect(pays({ state: 'Waiting' }, verified)).toBe(false)
    expect(pays({ rewardType: 'EXPERIENCE' }, verified)).toBe(false)
  })

  it('reports why a reward is not paid, and when the payment is expected', () => {
    const reasonOf = (over: Partial<RewardRecord>, payee: Payee) => unpaidReasonOf(reward(over), payee, now)
    expect(reasonOf({ state: 'Waiting' }, null)).toBe('WAITING_FOR_BUDGET')
    expect(reasonOf({}, { status: 'IdentityVerifying', isSuspended: true })).toBe('SUSPENDED')
    expect(reasonOf({}, null)).toBe('NOT_VERIFIED')
    expect(reasonOf({}, verified)).toBe('ON_HOLD')
    expect(reasonOf({ payableAt: now }, verified)).toBe('NEXT_RUN')
    // It is Sunday noon, so the run of that day is over.
    expect(reasonOf({ state: 'Held', payableAt: now }, verified)).toBe('HELD')
    expect(expectedOn(reward({ state: 'Held' }), verified, 'WEEKLY', now)).toBeNull()
    expect(expectedOn(reward({ payableAt: now }), verified, 'WEEKLY', now)).toBe('2026-11-29')
    expect(expectedOn(reward(), verified, 'MONTHLY', now)).toBe('2027-01-01')
    expect(expectedOn(reward({ state: 'Waiting' }), verified, 'WEEKLY', now)).toBeNull()
  })

  it('becomes impossible if the earner is not verified for twelve months, but not if the earner is suspended (L-09)', () => {
    const year = returnsAt(now)
    expect(new Date(year).toISOString()).toBe('2027-11-22T09:00:00.000Z')
    const unverified: Payee = { status: 'IdentityVerifying', isSuspended: false }
    expect(isForfeited(reward(), unverified, year - 1)).toBe(false)
    expect(isForfeited(reward(), unverified, year)).toBe(true)
    expect(isForfeited(reward(), { status: 'IdentityVerifying', isSuspended: true }, year)).toBe(false)
    expect(isForfeited(reward(), verified, year)).toBe(false)
    expect(isForfeited(reward({ state: 'Held' }), unverified, year)).toBe(false)
  })

  it('makes one wallet transaction for the brand and one for each participant, under one key', () => {
    const program = { id: 'morning-cup', name: 'The morning cup', profileId: 'nabt' }
    const owed = [reward({ id: 'a' }), reward({ id: 'b', milestoneId: 'm2', amount: 5 }), reward({ id: 'c', profileId: 'saad', amount: 7 })]
    const part = payoutPart(program, { id: 'run', startedAt: 5 }, owed, [], stamps())
    expect(part).toMatchObject({ amount: 60_012, once: { owner: 'nabt', key: 'reward-a' } })
    expect(part?.earnings).toEqual([
      { profileId: 'huda', amount: 60_005 },
      { profileId: 'saad', amount: 7 },
    ])
    expect(part?.listed.map(({ profileId, change }) => [profileId, change.change])).toEqual([
      ['nabt', 'rewardsPaid'],
      ['huda', 'rewardEarned'],
      ['saad', 'rewardEarned'],
    ])
    expect(part?.rewards.every(({ state, payoutRunId }) => state === 'Paid' && payoutRunId === 'run')).toBe(true)
    expect(part?.notices.map(({ referenceId }) => referenceId)).toEqual(part?.listed.slice(1).map(({ change }) => change.id))
    expect(part?.listed[0]?.change).toMatchObject({ id: 'run:morning-cup', at: 5 })
    const next = payoutPart(program, { id: 'run', startedAt: 5 }, [reward({ id: 'd', profileId: 'yara' })], [], {
      ...stamps(),
      now: now + 9,
    })
    expect(next?.listed[0]?.change).toMatchObject({ id: 'run:morning-cup', at: 5 })
    expect(payoutPart(program, { id: 'run', startedAt: 5 }, [], [], stamps())).toBeNull()
  })
})

describe('the calendar of runs (L-08)', () => {
  it('has one run for all payout frequencies that are due at the same time', () => {
    expect(frequenciesAt(at('2026-11-01T09:00'))).toEqual(['WEEKLY', 'MONTHLY'])
    expect(frequenciesAt(at('2026-10-01T09:00'))).toEqual(['MONTHLY', 'QUARTERLY'])
    expect(frequenciesAt(at('2026-11-01T09:01'))).toEqual([])
    expect(nextRunAt(at('2026-11-22T09:01'))).toBe(at('2026-11-29T09:00'))
    expect(lastRunAt(at('2026-11-29T08:59'))).toBe(at('2026-11-22T09:00'))
    expect(lastRunAt(at('2026-11-22T09:00'))).toBe(at('2026-11-22T09:00'))
  })

  it('catches up on missed runs in order; if there was no run yet, begins with the last one that was due (F26)', () => {
    const noon = at('2026-12-13T12:00')
    expect(dueRuns(null, noon, 9)).toEqual([at('2026-12-13T09:00')])
    expect(dueRuns(at('2026-11-29T09:00'), noon, 9)).toEqual(['2026-12-01', '2026-12-06', '2026-12-13'].map((date) => at(`${date}T09:00`)))
    expect(dueRuns(at('2026-11-29T09:00'), noon, 2)).toHaveLength(2)
    expect(dueRuns(at('2026-12-13T09:00'), noon, 9)).toEqual([])
  })
})

describe('an experience', () => {
  it('is delivered once, by the owner (L-12)', () => {
    const program = published()
    const experience = reward({ rewardType: 'EXPERIENCE', amount: 0 })
    const owner = { profileId: 'nabt' }
    const codeOf = (...[given, viewer]: [RewardRecord | null, { profileId: string }]) =>
      decideDelivery(program, given, viewer, now).problem?.code
    expect(decideDelivery(program, experience, owner, now).changes).toMatchObject({ state: 'Paid', deliveredAt: now, paidAt: null })
    expect(codeOf(experience, { profileId: 'huda' })).toBe('PROGRAM_NOT_FOUND')
    expect(decideDelivery(null, experience, owner, now).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(null, owner)).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(reward(), owner)).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf({ ...experience, deliveredAt: now }, owner)).toBe('NO_CHANGES_TO_UPDATE')
    expect([rewardText(milestones[0]!, 'en'), rewardText(milestones[1]!, 'ar')]).toEqual(['SAR\u00A0600.00', 'Breakfast for two'])
  })
})

const participation = {
  id: 'request',
  programId: 'morning-cup',
  profileId: 'huda',
  userId: 'hudas',
  status: 'Accepted',
  isAutomatic: false,
  declineReason: null,
  declineNote: null,
  createdAt: now - 9 * day,
  answeredAt: now - 8 * day,
} as const

describe('reading a participant’s data (O-07)', () => {
  it('is allowed for the participant, the owner and an accepted manager', () => {
    const program = published()
    const codeFor = (profileId: string, isManager = false) =>
      decideParticipantReading(program, participation, { profileId, isManager }).problem?.code
    expect([codeFor('huda'), codeFor('nabt'), codeFor('agent', true)]).toEqual([undefined, undefined, undefined])
    expect(codeFor('saad')).toBe('PROGRAM_NOT_FOUND')
    const reading = { profileId: 'huda', isManager: false }
    expect(decideParticipantReading(null, null, reading).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideParticipantReading(draft, participation, reading).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideParticipantReading(program, { ...participation, status: 'Pending' }, reading).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideRewardsReading('huda', { profileId: 'saad', isManager: false }).problem?.code).toBe('PROFILE_NOT_FOUND')
    expect(decideRewardsReading('huda', { profileId: 'saad', isManager: true }).changes).toBe('huda')
  })
})

describe('the timeline', () => {
  const sources = {
    program: published(),
    frequency: 'WEEKLY',
    milestones,
    participation,
    result: {
      programId: 'morning-cup',
      profileId: 'huda',
      clicks: 2,
      approved: 1,
      revenue: 0,
      firstClickAt: now - 7 * day,
      lastResultAt: now,
      holdFrom: now,
    },
    rewards: [
      reward(),
      reward({ id: 'e', milestoneId: 'm2', rewardType: 'EXPERIENCE', amount: 0, achievedAt: now - day, deliveredAt: now }),
    ],
    reopenings: [
      {
        id: 'o',
        programId: 'morning-cup',
        profileId: 'huda',
        milestoneId: 'm1',
        achievedAt: now - 3 * day,
        reopenedAt: now - 2 * day,
        reason: 'REVERSED',
      },
    ],
    reviewRequests: [],
    cases: [],
    payee: verified,
    conversions: { waiting: [], declined: [], replaced: [], ofTwo: [] },
    outages: [],
  } as const

  it('lists past and upcoming events in order', () => {
    expect(timelineOf(sources, now).map(({ kind, milestone, isToCome }) => [kind, milestone?.id ?? null, isToCome])).toEqual([
      ['JOINED', null, false],
      ['FIRST_CLICK', null, false],
      ['MILESTONE_REACHED', 'm1', false],
      ['MILESTONE_REOPENED', 'm1', false],
      ['MILESTONE_REACHED', 'm2', false],
      ['MILESTONE_REACHED', 'm1', false],
      ['DELIVERED', 'm2', false],
      ['HOLD_ENDS', 'm1', true],
      ['PAYOUT', 'm1', true],
      ['PROGRAM_ENDS', null, true],
    ])
  })

  it('shows no payout day if the earner cannot be paid, and shows rewards that wait for budget or were returned', () => {
    const kindsOf = (rewards: readonly RewardRecord[], payee: Payee) =>
      timelineOf({ ...sources, reopenings: [], rewards, payee }, now).map(({ kind }) => kind)
    expect(kindsOf([reward()], null)).not.toContain('PAYOUT')
    expect(kindsOf([reward({ state: 'Waiting' })], verified)).toContain('WAITING_FOR_BUDGET')
    expect(kindsOf([reward({ state: 'Returned', returnedAt: now })], null)).toContain('RETURNED')
    expect(kindsOf([reward({ state: 'Paid', paidAt: now, payableAt: now })], verified)).not.toContain('HOLD_ENDS')
  })

  it('shows the winner and the loser of an order that named two participants why it went to one of them', () => {
    const two = { conversionId: 'c', programId: 'morning-cup', code: 'REEM7', decidedBy: 'CODE', at: now - day } as const
    const record = { ...approvedSale, id: 'c', amount: 100, clickId: 'code:REEM7' }
    const linesOf = (people: { profileId: string; otherProfileId: string }) =>
      timelineOf({ ...sources, conversions: { ...sources.conversions, ofTwo: [{ record, two: { ...two, ...people } }] } }, now)
        .map((item) => mapTimelineItem(item, 'en'))
        .flatMap(({ kind, result }) => (result ? [[kind, result.decidedBy, result.amount, result.promoCode]] : []))
    expect(linesOf({ profileId: 'huda', otherProfileId: 'noura' })).toEqual([['RESULT_WON', 'CODE', 100, 'REEM7']])
    expect(linesOf({ profileId: 'noura', otherProfileId: 'huda' })).toEqual([['RESULT_LOST', 'CODE', null, null]])
  })

  it('says by when the brand has to confirm an order that only a browser reported by a code', () => {
    const record = { ...approvedSale, clickId: 'code:REEM7', way: 'PIXEL', status: 'Pending', countsAt: now + day } as const
    const lines = timelineOf({ ...sources, conversions: { ...sources.conversions, waiting: [record] } }, now)
      .map((item) => mapTimelineItem(item, 'en'))
      .flatMap(({ kind, result }) => (result ? [[kind, result.countsAt, result.confirmBy]] : []))
    expect(lines).toEqual([['RESULT_WAITING', null, new Date(now + day).toISOString()]])
  })

  it('shows the outages of the brand’s page since the participant joined, the same for all readers, without their reason', () => {
    const joinedAt = timelineOf(sources, now)[0]?.at ?? now
    const outage = (id: string, startedAt: number, endedAt: number | null): OutageRecord => ({
      id,
      programId: 'morning-cup',
      fault: 'OTHER_SITE',
      detail: 'parked.example',
      startedAt,
      openedAt: startedAt + 1,
      endedAt,
      endedBy: endedAt === null ? null : 'RECOVERED',
    })
    const outages = [
      outage('lasts', now - 1_000, null),
      outage('over', now - day, now - day + 5_000),
      outage('before', joinedAt - day, joinedAt - 1),
    ]
    const shown = timelineOf({ ...sources, outages }, now).filter(({ kind }) => kind === 'OUTAGE')
    expect(
      shown.map((item) => mapTimelineItem(item, 'en')).map(({ at: began, outage: shownOutage, note }) => [began, shownOutage, note]),
    ).toEqual([
      [new Date(now - day).toISOString(), { id: 'over', endedAt: new Date(now - day + 5_000).toISOString(), end: 'RECOVERED' }, null],
      [new Date(now - 1_000).toISOString(), { id: 'lasts', endedAt: null, end: null }, null],
    ])
  })

  it('shows why a reward is held, when the decision is due, and the decision (Y-08)', () => {
    const linesOf = (state: RewardRecord['state'], over: Partial<RewardCaseRecord>) => {
      const [opened] = casesOf([reward({ state: 'Held' })], new Map([['huda', ['PHONE']]]), stamps())
      const cases = opened ? [{ ...opened, ...over }] : []
      return timelineOf({ ...sources, reopenings: [], rewards: [reward({ state })], cases }, now)
        .filter(({ milestone }) => milestone?.id === 'm1')
        .map((item) => mapTimelineItem(item, 'en'))
        .map(({ kind, reason, answerBy, note }) => [kind, reason, answerBy, note])
    }
    const decided = { decidedAt: now, decidedBy: 'admin', note: 'A brother.' }
    expect(linesOf('Held', {})).toEqual([
      ['MILESTONE_REACHED', null, null, null],
      ['HELD', 'SHARED_CONTACT', new Date(now + 4 * day).toISOString(), null],
      ['HOLD_ENDS', null, null, null],
    ])
    expect(linesOf('Refused', { ...decided, status: 'Refused' }).slice(1)).toEqual([
      ['HELD', 'SHARED_CONTACT', null, null],
      ['HELD_REFUSED', 'SHARED_CONTACT', null, 'A brother.'],
    ])
    expect(linesOf('Accrued', { ...decided, status: 'Approved' }).map(([kind]) => kind)).toContain('PAYOUT')
    expect(linesOf('Accrued', { status: 'Closed', decidedAt: now }).map(([kind]) => kind)).not.toContain('HELD_APPROVED')
  })
})
