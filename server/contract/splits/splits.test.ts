import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ManagedAccountRecord } from '../managed-accounts/record.ts'
import { startOfDay } from '../platform/riyadh.ts'
import { decideSplitAnswer, decideSplitEnd, endedWithAccount } from './change.ts'
import { sharesOf, splitInForce } from './in-force.ts'
import { splitLimits } from './limits.ts'
import { decideProposal, decideSplitsReading, startRange, type ProposalState } from './propose.ts'
import type { SplitRecord } from './record.ts'
import { basisPointsOf, shareOf } from './share.ts'

/** Noon of 30 November 2026 in Riyadh. */
const now = Date.UTC(2026, 10, 30, 9)
const day = 86_400_000

const account: ManagedAccountRecord = { id: 'a', managerId: 'm', talentId: 't', status: 'Accepted', createdAt: 1, answeredAt: 2 }
const agent = { type: 'AGENT' } as const

const split = (over: Partial<SplitRecord> = {}): SplitRecord => ({
  id: 's',
  managedAccountId: 'a',
  managerId: 'm',
  talentId: 't',
  programId: null,
  basisPoints: 1500,
  startsOn: '2026-11-01',
  status: 'Agreed',
  proposedBy: 'manager',
  proposedAt: now - 40 * day,
  answeredAt: now - 39 * day,
  endedAt: null,
  endedBy: null,
  ...over,
})
const proposed = (over: Partial<SplitRecord> = {}) => split({ status: 'Proposed', answeredAt: null, ...over })

describe('decideProposal', () => {
  const state: ProposalState = { account, manager: agent, open: [], program: null }
  const propose = (given: Partial<Parameters<typeof decideProposal>[1]> = {}, over: Partial<ProposalState> = {}) =>
    decideProposal(
      { ...state, ...over },
      { profileId: 'm', percent: 12.5, programId: null, startsOn: '2026-12-01', ...given },
      { id: 'new', now },
    )

  it('makes a proposal of either side and notifies the other side', () => {
    expect(propose().changes).toMatchObject({
      split: { id: 'new', basisPoints: 1250, status: 'Proposed', proposedBy: 'manager', proposedAt: now, answeredAt: null },
      notification: { profileId: 't', senderProfileId: 'm', type: 'SPLIT_PROPOSED', referenceId: 'a', meta: { percent: 12.5 } },
    })
    expect(propose({ profileId: 't' }).changes).toMatchObject({
      split: { proposedBy: 'talent' },
      notification: { profileId: 'm', senderProfileId: 't' },
    })
  })

  it.each([
    ['a share below one percent', { percent: 0.5 }, 'percent', 'outOfRange'],
    ['a share above a half', { percent: 50.5 }, 'percent', 'outOfRange'],
    ['a share that is no number', { percent: Number.NaN }, 'percent', 'outOfRange'],
    ['a share between half percents', { percent: 10.25 }, 'percent', 'format'],
    ['a program in which the networker takes no part', { programId: 'p' }, 'programId', 'unknownValue'],
    ['a day that is over, so that nothing earned changes', { startsOn: '2026-11-29' }, 'startsOn', 'date'],
    ['a day more than a year ahead', { startsOn: '2027-12-01' }, 'startsOn', 'date'],
    ['a day that does not exist', { startsOn: '2027-02-29' }, 'startsOn', 'date'],
  ] as const)('refuses %s', (_, given, path, rule) => {
    expect(propose(given).problem?.extensions).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path, rule }] })
  })

  it('takes today and the last day of the range', () => {
    const { first, last } = startRange(now)
    expect([first, last]).toEqual(['2026-11-30', '2027-11-30'])
    for (const startsOn of [first, last]) expect(propose({ startsOn }).problem).toBeUndefined()
    expect(propose({ startsOn: '2027-12-01' }).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })

  it.each([
    ['of somebody who is neither side', { profileId: 'x' }, {}, 'MANAGED_ACCOUNT_NOT_FOUND'],
    ['without a managed account', {}, { account: null }, 'MANAGED_ACCOUNT_NOT_FOUND'],
    ['before the networker accepted to be managed', {}, { account: { ...account, status: 'Pending' } }, 'MANAGED_ACCOUNT_NOT_FOUND'],
    ['after the managed account ended', {}, { account: { ...account, status: 'Cancelled' } }, 'MANAGED_ACCOUNT_NOT_FOUND'],
    ['with a manager who is none any more', {}, { manager: { type: 'INFLUENCER' } }, 'SPLIT_UPDATE_FAILED'],
    ['while another one waits', {}, { open: [proposed()] }, 'SPLIT_PROPOSAL_OPEN'],
    ['of a networker whose rewards another manager shares', { profileId: 't' }, { open: [split({ managerId: 'o' })] }, 'SPLIT_CONFLICT'],
  ] as const)('refuses a proposal %s', (_, given, over, code) => expect(propose(given, over).problem?.code).toBe(code))

  it('does not tell a manager of splits with other managers', () => {
    expect(propose({}, { open: [split({ managerId: 'o', managedAccountId: 'b' })] }).problem).toBeUndefined()
  })
})

describe('decideSplitsReading', () => {
  it('lets only the two sides of an accepted managed account read', () => {
    expect(decideSplitsReading(account, 'm').changes?.side).toBe('manager')
    expect(decideSplitsReading(account, 't').changes?.side).toBe('talent')
    for (const decision of [
      decideSplitsReading(account, 'x'),
      decideSplitsReading(null, 'm'),
      decideSplitsReading({ ...account, status: 'Rejected' }, 't'),
    ])
      expect(decision.problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })
})

describe('decideSplitAnswer', () => {
  const answer = (
    given: Partial<Parameters<typeof decideSplitAnswer>[0]> = {},
    { profileId = 't', accepts = true }: { profileId?: string; accepts?: boolean } = {},
  ) => decideSplitAnswer({ split: proposed(), account, manager: agent, open: [], ...given }, { profileId, accepts }, now)

  it('lets the other side agree or decline, and notifies the side that proposed', () => {
    expect(answer().changes).toMatchObject({
      split: { status: 'Agreed', answeredAt: now, basisPoints: 1500 },
      notification: { profileId: 'm', senderProfileId: 't', type: 'SPLIT_AGREED' },
    })
    expect(answer({}, { accepts: false }).changes).toMatchObject({
      split: { status: 'Declined' },
      notification: { type: 'SPLIT_DECLINED' },
    })
  })

  it.each([
    ['of the side that proposed', {}, { profileId: 'm' }, 'UNAUTHORIZED_UPDATING'],
    ['of somebody else', {}, { profileId: 'x' }, 'SPLIT_NOT_FOUND'],
    ['to no split', { split: null }, {}, 'SPLIT_NOT_FOUND'],
    ['to what was agreed before', { split: split() }, {}, 'SPLIT_UPDATE_FAILED'],
    ['to what was withdrawn', { split: split({ status: 'Withdrawn' }) }, {}, 'SPLIT_UPDATE_FAILED'],
    ['after the managed account ended', { account: { status: 'Cancelled' } }, {}, 'SPLIT_UPDATE_FAILED'],
    ['if the manager is none any more', { manager: null }, {}, 'SPLIT_UPDATE_FAILED'],
    ['if another manager shares the same rewards', { open: [split({ managerId: 'o', programId: 'p' })] }, {}, 'SPLIT_CONFLICT'],
    [
      'of a manager, who is not told why, if another manager shares the same rewards',
      { split: proposed({ proposedBy: 'talent' }), open: [split({ managerId: 'o' })] },
      { profileId: 'm' },
      'SPLIT_UPDATE_FAILED',
    ],
  ] as const)('refuses an answer %s', (_, given, by, code) => expect(answer(given, by).problem?.code).toBe(code))

  it('lets two managers share the rewards of two programs', () => {
    const open = [split({ managerId: 'o', programId: 'p' })]
    expect(answer({ split: proposed({ programId: 'q' }), open }).changes?.split.status).toBe('Agreed')
    expect(answer({ split: proposed({ programId: 'p' }), open }).problem?.code).toBe('SPLIT_CONFLICT')
  })
})

describe('decideSplitEnd', () => {
  const end = (given: SplitRecord | null, profileId: string, open: readonly SplitRecord[] = given ? [given] : []) =>
    decideSplitEnd({ split: given, open }, { profileId }, now)

  it('lets either side end an agreed split, with all agreed ones of the same scope', () => {
    const [old, next, other] = [split({ id: 'old' }), split({ id: 'next', startsOn: '2026-12-09' }), split({ id: 'other', programId: 'p' })]
    for (const [profileId, side] of [
      ['m', 'manager'],
      ['t', 'talent'],
    ] as const) {
      const { splits, notification } = end(next, profileId, [old, next, other, proposed({ id: 'open' })]).changes!
      expect(splits.map(({ id, status, endedAt, endedBy }) => [id, status, endedAt, endedBy])).toEqual([
        ['old', 'Ended', now, side],
        ['next', 'Ended', now, side],
      ])
      expect(notification).toMatchObject({ type: 'SPLIT_ENDED', senderProfileId: profileId })
    }
  })

  it('withdraws a proposal of one’s own without a notification', () => {
    expect(end(proposed(), 'm').changes).toEqual({ splits: [proposed({ status: 'Withdrawn', answeredAt: now })], notification: null })
    expect(end(proposed(), 't').problem?.code).toBe('UNAUTHORIZED_UPDATING')
  })

  it.each([
    ['somebody else', split(), 'x', 'SPLIT_NOT_FOUND'],
    ['either side of none', null, 'm', 'SPLIT_NOT_FOUND'],
    ['either side of one that has ended', split({ status: 'Ended', endedAt: 1 }), 'm', 'SPLIT_UPDATE_FAILED'],
    ['either side of one that was declined', split({ status: 'Declined' }), 't', 'SPLIT_UPDATE_FAILED'],
  ] as const)('is refused for %s', (_, given, profileId, code) => expect(end(given, profileId).problem?.code).toBe(code))

  it('ends everything open with the managed account, and nothing of another one', () => {
    const open = [split({ id: 'agreed' }), proposed({ id: 'open' }), split({ id: 'b', managedAccountId: 'b' })]
    expect(endedWithAccount(open, 'a', now).map(({ id, status, endedBy }) => [id, status, endedBy])).toEqual([
      ['agreed', 'Ended', null],
      ['open', 'Withdrawn', null],
    ])
  })
})

describe('splitInForce', () => {
  const start = startOfDay('2026-11-01')

  it('applies from its day in Riyadh until the moment of its end', () => {
    const one = split({ endedAt: now, status: 'Ended' })
    const at = (moment: number) => splitInForce([one], 'p', moment)?.id ?? null
    expect([at(start - 1), at(start), at(now - 1), at(now)]).toEqual([null, 's', 's', null])
  })

  it('does not apply before the second side agreed, even if its day is over', () => {
    const late = split({ answeredAt: now })
    expect([splitInForce([late], 'p', now - 1), splitInForce([late], 'p', now)?.id]).toEqual([null, 's'])
    for (const status of ['Proposed', 'Declined', 'Withdrawn'] as const) expect(splitInForce([split({ status })], 'p', now)).toBeNull()
  })

  it('prefers the split of the program, and of one scope the one that began last', () => {
    const all = [
      split({ id: 'all' }),
      split({ id: 'p', programId: 'p' }),
      split({ id: 'later', startsOn: '2026-11-20' }),
      split({ id: 'future', startsOn: '2026-12-20' }),
    ]
    expect([splitInForce(all, 'p', now)?.id, splitInForce(all, 'q', now)?.id, splitInForce(all, 'q', start)?.id]).toEqual([
      'p',
      'later',
      'all',
    ])
  })
})

describe('a share', () => {
  it('is rounded down to the halala, and the rest stays with the networker', () => {
    expect([shareOf(90_000, 1500), shareOf(333, 1250), shareOf(1, 5000), shareOf(10 ** 12, 5000)]).toEqual([13_500, 41, 0, 5 * 10 ** 11])
  })

  it('and the rest are the reward exactly, and the share is never the larger part', () => {
    const percents = fc.integer({ min: splitLimits.leastPercent * 2, max: splitLimits.mostPercent * 2 }).map((halves) => halves / 2)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), percents, (amount, percent) => {
        const share = shareOf(amount, basisPointsOf(percent))
        expect(Number.isInteger(share)).toBe(true)
        expect(share).toBe(Number((BigInt(amount) * BigInt(basisPointsOf(percent))) / 10_000n))
        expect(share).toBeLessThanOrEqual(amount - share)
      }),
      { numRuns: 2_000, seed: 2_026 },
    )
  })

  it('is set for cash only, and not if it is less than a halala', () => {
    const reward = { id: 'r', programId: 'p', profileId: 't', rewardType: 'CASH', amount: 90_000, achievedAt: now } as const
    const splits = new Map([['t', [split()]]])
    expect(sharesOf([reward], splits)).toEqual([
      { rewardId: 'r', splitId: 's', managerId: 'm', basisPoints: 1500, amount: 13_500, outcome: null },
    ])
    for (const other of [{ ...reward, rewardType: 'EXPERIENCE' } as const, { ...reward, amount: 1 }, { ...reward, profileId: 'other' }])
      expect(sharesOf([other], splits)).toEqual([])
  })
})
