import { describe, expect, it } from 'vitest'
import { allEarnings, earningsOf, talentEarnings, todayAt, todayOf, weeksAt, type EarnedIn, type LinkToday } from './home.ts'

// Thursday 20 November 2025, noon in Riyadh.
const now = Date.parse('2025-11-20T09:00:00Z')
const day = 86_400_000

describe('earnings', () => {
  it('contain the nearest payout run of all programs, and the amount of that run only (L-08)', () =>
    expect(
      earningsOf(
        [
          { amount: 200_00, payableAt: now - day, frequency: 'WEEKLY' },
          { amount: 900_00, payableAt: now - day, frequency: 'WEEKLY' },
          { amount: 50_00, payableAt: now + 4 * day, frequency: 'WEEKLY' },
          { amount: 70_00, payableAt: now - day, frequency: 'MONTHLY' },
        ],
        400_00,
        now,
      ),
    ).toEqual({ pending: 1_220_00, paid: 400_00, nextPayoutDate: '2025-11-23', nextPayoutAmount: 1_100_00 }))

  it('contain no date of a payout if nothing is pending', () =>
    expect(earningsOf([], 400_00, now)).toEqual({ pending: 0, paid: 400_00, nextPayoutDate: null, nextPayoutAmount: 0 }))

  describe('in several programs and of several profiles', () => {
    const earned = (profileId: string, programId: string, pending: number, paid: number): EarnedIn => ({
      profileId,
      programId,
      programName: `Program ${programId}`,
      paid,
      pending: pending === 0 ? [] : [{ amount: pending, payableAt: now - day, frequency: 'WEEKLY' }],
    })

    it('are sorted by talentEarnings: by pending, then by paid amount; profiles without earnings are left out', () => {
      const rows = [earned('d', 'x', 0, 0), earned('c', 'x', 0, 5), earned('b', 'x', 1, 0), earned('e', 'x', 1, 2), earned('a', 'x', 1, 2)]
      expect(talentEarnings(rows, now).map(({ profileId }) => profileId)).toEqual(['a', 'e', 'b', 'c'])
    })

    it('are added up by talentEarnings for each profile; its programs have the same order', () => {
      const [one] = talentEarnings([earned('a', 'x', 0, 7), earned('a', 'y', 3, 0), earned('a', 'z', 0, 0)], now)
      expect(one?.earnings).toEqual({ pending: 3, paid: 7, nextPayoutDate: '2025-11-23', nextPayoutAmount: 3 })
      expect(one?.programs.map(({ programName, earnings: { pending, paid } }) => ({ programName, pending, paid }))).toEqual([
        { programName: 'Program y', pending: 3, paid: 0 },
        { programName: 'Program x', pending: 0, paid: 7 },
      ])
    })

    it('are added up by allEarnings over all profiles', () =>
      expect(allEarnings([earned('a', 'x', 4, 7), earned('b', 'x', 3, 1)], now)).toMatchObject({
        pending: 7,
        paid: 8,
        nextPayoutAmount: 7,
      }))
  })
})

it('weeksAt returns the seven days that end today in Riyadh, and the seven days before', () => {
  expect(weeksAt(now)).toEqual({ week: { start: '2025-11-14', end: '2025-11-20' }, before: { start: '2025-11-07', end: '2025-11-13' } })
  expect(weeksAt(Date.parse('2025-11-20T21:00:00Z')).week.end).toBe('2025-11-21')
})

describe('today and yesterday', () => {
  it('both end at the same time of day in Riyadh', () => {
    expect(todayAt(now)).toEqual({
      day: '2025-11-20',
      before: { from: Date.parse('2025-11-18T21:00:00Z'), until: Date.parse('2025-11-19T09:00:00Z') },
    })
    // One minute after midnight, the period of yesterday is one minute long.
    expect(todayAt(Date.parse('2025-11-19T21:01:00Z')).before).toEqual({
      from: Date.parse('2025-11-18T21:00:00Z'),
      until: Date.parse('2025-11-18T21:01:00Z'),
    })
  })

  const link = (programId: string, rest: Partial<LinkToday>): LinkToday => ({
    profileId: 'p',
    programId,
    programName: programId,
    coverImage: null,
    objectiveType: 'SALES',
    clicks: 0,
    clicksBefore: 0,
    approved: 0,
    approvedBefore: 0,
    ...rest,
  })

  it('have a list of at most five links with any results, sorted by clicks', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => link(id, { clicks: index }))
    expect(todayOf(many).map(({ programId }) => programId)).toEqual(['f', 'e', 'd', 'c', 'b'])
    expect(
      todayOf([link('none', {}), link('slow', { clicksBefore: 3 }), link('late', { approvedBefore: 1 })]).map((one) => one.programId),
    ).toEqual(['slow', 'late'])
  })

  it('have counts in the unit of the program: valid clicks for TRAFFIC, and for a program without an objective', () => {
    const traffic = { clicks: 5, clicksBefore: 4, approved: 0, approvedBefore: 0 }
    for (const objectiveType of ['TRAFFIC', null] as const)
      expect(todayOf([link('a', { ...traffic, objectiveType })])).toMatchObject([
        { objectiveType: 'TRAFFIC', approved: 5, approvedBefore: 4 },
      ])
    expect(todayOf([link('a', { ...traffic, approved: 2, approvedBefore: 1 })])).toMatchObject([{ approved: 2, approvedBefore: 1 }])
  })
})
