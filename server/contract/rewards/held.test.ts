import { describe, expect, it } from 'vitest'
import { published, now, day } from '../programs/testing/program.ts'
import { decideRewardCase } from './decide-held.ts'
import { casesOf, checkBeforePaying, type RewardCaseRecord, type Sharing } from './held.ts'
import type { RewardRecord } from './record.ts'

const reward = (over: Partial<RewardRecord> = {}): RewardRecord => ({
  ...{ id: 'reward', programId: 'morning-cup', profileId: 'huda', milestoneId: 'm1', rewardType: 'CASH', amount: 60_000 },
  ...{ state: 'Accrued', achievedAt: now, payableAt: now, paidAt: null, payoutRunId: null, deliveredAt: null, returnedAt: null },
  ...over,
})
const stamps = () => {
  let made = 0
  return { now, nextId: () => `case-${++made}` }
}
const phone: Sharing = new Map([['huda', ['PHONE']]])
const both: Sharing = new Map([['huda', ['PHONE', 'BANK_ACCOUNT']]])

const open = (over: Partial<RewardCaseRecord> = {}): RewardCaseRecord => {
  const [found] = casesOf([reward({ state: 'Held' })], phone, stamps())
  if (!found) throw new Error('A held reward has a case')
  return { ...found, ...over }
}
const approved = open({ status: 'Approved', decidedAt: now, decidedBy: 'admin', note: 'A brother.' })

describe('checking rewards before they are paid (Y-08)', () => {
  const checked = (sharing: Sharing, cases: readonly RewardCaseRecord[], ...rewards: readonly RewardRecord[]) => {
    const { payable, held, cases: opened } = checkBeforePaying(rewards, sharing, cases, stamps())
    return { payable: payable.map(({ id }) => id), held: held.map(({ id, state }) => [id, state]), opened }
  }

  it('holds the cash of a participant who shares a contact with the owner, and pays everybody else', () => {
    const others = [reward({ id: 'saads', profileId: 'saad' }), reward({ id: 'cup', rewardType: 'EXPERIENCE', amount: 0 })]
    const { payable, held, opened } = checked(both, [], reward(), ...others)
    expect([payable, held]).toEqual([['saads', 'cup'], [['reward', 'Held']]])
    expect(opened).toMatchObject([
      { rewardId: 'reward', contacts: ['PHONE', 'BANK_ACCOUNT'], status: 'Open', amount: 60_000, answerBy: now + 4 * day },
    ])
  })

  it('pays a reward that was approved for the shared contacts, but holds the reward again if another contact is shared', () => {
    expect(checked(phone, [approved], reward()).payable).toEqual(['reward'])
    expect(checked(both, [approved], reward()).held).toEqual([['reward', 'Held']])
  })

  it('ignores approvals of other rewards, and cases that were not approved', () => {
    expect(checked(phone, [{ ...approved, rewardId: 'another' }], reward()).held).toHaveLength(1)
    for (const status of ['Refused', 'Closed'] as const) expect(checked(phone, [{ ...approved, status }], reward()).held).toHaveLength(1)
  })
})

describe('deciding on a held reward', () => {
  const state = (over: Partial<Parameters<typeof decideRewardCase>[0]> = {}) => ({
    found: open(),
    reward: reward({ state: 'Held' }),
    program: published(),
    ...over,
  })
  const decide = (pays: boolean, over: Partial<Parameters<typeof decideRewardCase>[0]> = {}, note = ' A brother. ') =>
    decideRewardCase(state(over), { pays, note }, { now: now + day, adminId: 'admin' })

  it('approves the reward without ending its hold, or refuses it for good; notifies both sides of the reason', () => {
    const paid = decide(true).changes
    expect(paid).toMatchObject({
      record: { status: 'Approved', decidedAt: now + day, decidedBy: 'admin', note: 'A brother.' },
      reward: { state: 'Accrued', payableAt: now },
      action: { action: 'admin.rewardCaseDecided', before: { status: 'Open' }, after: { status: 'Approved' } },
    })
    expect(paid?.notifications.map(({ profileId, type, meta }) => [profileId, type, meta?.message])).toEqual([
      ['huda', 'PROGRAM_REWARD_APPROVED', 'A brother.'],
      ['nabt', 'PROGRAM_REWARD_APPROVED', 'A brother.'],
    ])
    expect(decide(false).changes).toMatchObject({ record: { status: 'Refused' }, reward: { state: 'Refused' } })
    expect(decide(false).changes?.notifications.map(({ type }) => type)).toEqual(['PROGRAM_REWARD_REFUSED', 'PROGRAM_REWARD_REFUSED'])
  })

  it('is refused for a missing case, for a missing note, and for a case that was decided before', () => {
    const codeOf = (...given: Parameters<typeof decide>) => decide(...given).problem?.code
    expect(codeOf(true, { found: null })).toBe('REWARD_CASE_NOT_FOUND')
    expect(codeOf(true, {}, '  ')).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(true, { found: approved })).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(true, { found: open({ status: 'Closed' }), reward: null })).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(true, { reward: reward() })).toBe('NO_CHANGES_TO_UPDATE')
  })
})
