import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentFigures } from './figures.ts'
import type { AnswerCase, CountedCase, PaymentHistory, TimedCase } from './record.ts'
import { empty, timed } from './testing/cases.ts'
import { naiveFigures } from './testing/naive.ts'

const day = 86_400

describe('a figure of times', () => {
  it('is the middle of the cases, so that one slow payout does not bend it', () => {
    const { payouts } = paymentFigures({ ...empty, payouts: timed(2, 3, 3, 3, 3, 4, 4, 5, 5, 300) })
    expect(payouts).toMatchObject({ cases: 10, people: 5, open: 0, middle: 3 * day, nineOfTen: 5 * day, longest: 300 * day })
  })

  it('is left out below ten cases, and says how many there are', () => {
    const { payouts } = paymentFigures({ ...empty, payouts: timed(1, 1, 1, 1, 1, 1, 1, 1, 1) })
    expect(payouts).toEqual({ cases: 9, people: 5, open: 0, middle: null, nineOfTen: null, longest: null, step: null, bars: null })
  })

  it('is left out for any number of cases of fewer than five people', () => {
    const four = timed(...Array<number>(40).fill(1)).map((one, place) => ({ ...one, person: `person-${place % 4}` }))
    expect(paymentFigures({ ...empty, payouts: four }).payouts).toMatchObject({ cases: 40, people: 4, middle: null })
  })

  it('counts no case of the brand’s own account', () => {
    const own = timed(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).map((one) => ({ ...one, person: 'brand' }))
    expect(paymentFigures({ ...empty, payouts: [...own, ...timed(3, 3)] }).payouts).toMatchObject({ cases: 2, people: 2 })
  })

  it('counts the ten newest cases of each person, so that one person does not decide it', () => {
    const many = Array.from({ length: 50 }, (_, place): TimedCase => ({ person: 'friend', at: 1_000 - place, took: (place + 1) * 1_000 }))
    const { payouts } = paymentFigures({ ...empty, payouts: [...many, ...timed(9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9)] })
    expect(payouts).toMatchObject({ cases: 21, people: 6, middle: 9 * day, longest: 9 * day })
    expect(payouts.bars?.[0]).toBe(10)
  })

  it('includes rewards that wait for budget, once they wait longer than the middle, and never becomes shorter by them', () => {
    const paid = timed(2, 2, 2, 3, 3, 3, 4, 4, 4, 4)
    const before = paymentFigures({ ...empty, payouts: paid }).payouts
    expect(paymentFigures({ ...empty, payouts: paid, waiting: timed(1, 2, 3) }).payouts).toEqual(before)
    const after = paymentFigures({ ...empty, payouts: paid, waiting: timed(40, 40, 40, 40) }).payouts
    expect(after).toMatchObject({ cases: 10, open: 4, middle: 4 * day, longest: 40 * day })
  })

  it('shows how times are spread in at most twelve bars', () => {
    const { payouts } = paymentFigures({ ...empty, payouts: timed(0, 1, 1, 2, 2, 2, 3, 3, 5, 11) })
    expect([payouts.step, payouts.bars]).toEqual([day, [1, 2, 3, 2, 0, 1, 0, 0, 0, 0, 0, 1]])
    const { payouts: long } = paymentFigures({ ...empty, payouts: timed(1, 1, 1, 1, 1, 1, 1, 1, 1, 3_000) })
    expect(long.bars?.length).toBeLessThanOrEqual(12)
    expect(long.bars?.reduce((sum, one) => sum + one, 0)).toBe(10)
  })
})

describe('a figure of a share', () => {
  const rewards = (count: number, hits: number): CountedCase[] =>
    Array.from({ length: count }, (_, place) => ({ person: `person-${place % 30}`, at: place, isHit: place < hits }))

  it('is hits by cases, and null below ten cases', () => {
    expect(paymentFigures({ ...empty, rewards: rewards(250, 2) }).takenBack).toEqual({ cases: 250, people: 30, hits: 2, share: 0.008 })
    expect(paymentFigures({ ...empty, rewards: rewards(9, 2) }).takenBack).toEqual({ cases: 9, people: 9, hits: null, share: null })
  })

  it('does not fall if a milestone that was taken back is reached again and taken back again', () => {
    const honest = rewards(20, 1)
    const cycles = Array.from({ length: 4 }, (_, place): CountedCase => ({ person: 'person-0', at: 100 + place, isHit: true }))
    const share = (more: readonly CountedCase[]) => paymentFigures({ ...empty, rewards: [...honest, ...more] }).takenBack.share ?? 0
    expect(share(cycles)).toBeGreaterThan(share([]))
  })

  it('says beside the time to answer how many were accepted, so that declining everybody at once is seen', () => {
    const answers = timed(...Array<number>(12).fill(0)).map((one): AnswerCase => ({ ...one, isAccepted: false }))
    const { answers: times, accepted } = paymentFigures({ ...empty, answers })
    expect(times.middle).toBe(0)
    expect(accepted).toEqual({ cases: 12, people: 5, hits: 0, share: 0 })
  })

  it('shows results that were taken back before they made a milestone', () => {
    const history = { ...empty, rewards: rewards(20, 0), results: { reported: 400, takenBack: 100 } }
    expect(paymentFigures(history)).toMatchObject({ takenBack: { share: 0 }, results: { cases: 400, hits: 100, share: 0.25 } })
  })
})

const person = fc.constantFrom('brand', 'ali', 'huda', 'saad', 'lama', 'noura', 'reem')
const moment = fc.integer({ min: 0, max: 30 })
const took = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 4e9 }))
const timedCases = fc.array(fc.record({ person, at: moment, took }), { maxLength: 60 })
const countedCases = fc.array(fc.record({ person, at: moment, isHit: fc.boolean() }), { maxLength: 60 })
// Two cases of one moment that differ only in being accepted may be taken either way, so each has its own moment.
const answerCases = fc
  .array(fc.record({ person, took, isAccepted: fc.boolean() }), { maxLength: 60 })
  .map((cases) => cases.map((one, at): AnswerCase => ({ ...one, at })))
const histories: fc.Arbitrary<PaymentHistory> = fc.record({
  owner: fc.constant('brand'),
  payouts: timedCases,
  waiting: timedCases,
  rewards: countedCases,
  answers: answerCases,
  unanswered: timedCases,
  reviews: countedCases,
  results: fc.record({ reported: fc.integer({ min: 0, max: 50 }), takenBack: fc.integer({ min: 0, max: 10 }) }),
})

describe('payment records of random histories', () => {
  const runs = { numRuns: 2_000, seed: 2_026 }

  it('equal those of a second computation that shares nothing with the first', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(paymentFigures(history)).toMatchObject(naiveFigures(history))
      }),
      runs,
    )
  })

  it('have bars that contain every case that counts', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { payouts } = paymentFigures(history)
        if (payouts.bars === null) return
        expect(payouts.bars.reduce((sum, one) => sum + one, 0)).toBe(payouts.cases + payouts.open)
        expect(payouts.bars.length).toBeLessThanOrEqual(12)
        expect(payouts.bars.at(-1)).toBeGreaterThan(0)
      }),
      runs,
    )
  })

  it('never become better by leaving slow cases open', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const without = paymentFigures({ ...history, waiting: [] }).payouts.middle
        const withThem = paymentFigures(history).payouts.middle
        if (without !== null && withThem !== null) expect(withThem).toBeGreaterThanOrEqual(without)
      }),
      runs,
    )
  })

  it('do not depend on the order in which the cases are stored', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const turned: PaymentHistory = { ...history, payouts: history.payouts.toReversed(), rewards: history.rewards.toReversed() }
        expect(paymentFigures(turned)).toEqual(paymentFigures(history))
      }),
      runs,
    )
  })
})
