import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableAccount, escrowAccount } from '../wallet/ledger-accounts.ts'
import { shareOf } from '../splits/share.ts'
import { transactionRows } from '../wallet/transactions/rows.ts'
import { payoutPart, type DueShare } from './payout.ts'
import type { RewardRecord } from './record.ts'

const now = Date.UTC(2026, 10, 30, 9)
const program = { id: 'p', name: 'The morning cup', profileId: 'nabt' }
const run = { id: 'run', startedAt: now }

const rewardOf = (id: string, profileId: string, amount: number): RewardRecord => ({
  id,
  programId: 'p',
  profileId,
  milestoneId: id,
  rewardType: 'CASH',
  amount,
  state: 'Accrued',
  achievedAt: now - 1,
  payableAt: now,
  paidAt: null,
  payoutRunId: null,
  deliveredAt: null,
  returnedAt: null,
})
const shareFor = ({ id: rewardId, amount }: RewardRecord, managerId: string, basisPoints: number, isClosed = false): DueShare => ({
  rewardId,
  splitId: 's',
  managerId,
  basisPoints,
  amount: shareOf(amount, basisPoints),
  outcome: null,
  isClosed,
})
const pay = (owed: readonly RewardRecord[], shares: readonly DueShare[]) => {
  let made = 0
  const part = payoutPart(program, run, owed, shares, { now, nextId: () => `id-${++made}` })
  if (!part) throw new Error('Something is owed')
  return part
}
const rowsOf = (part: ReturnType<typeof pay>, profileId: string) =>
  part.listed.filter((one) => one.profileId === profileId).flatMap(({ change }) => transactionRows(change))

describe('a payout of split rewards', () => {
  const reward = rewardOf('r', 'noura', 90_000)

  it('credits both in one posting, and lists the same share on both statements', () => {
    const part = pay([reward], [shareFor(reward, 'omar', 1500)])
    expect(part.instructions.map(({ entries }) => entries)).toEqual([
      [
        { accountId: escrowAccount('p'), amount: -90_000 },
        { accountId: availableAccount('noura'), amount: 76_500 },
        { accountId: availableAccount('omar'), amount: 13_500 },
      ],
    ])
    const other = { percent: 15, of: 90_000 }
    expect(rowsOf(part, 'noura')).toMatchObject([
      {
        type: 'PROGRAM_EARNING',
        netAmount: 76_500,
        total: 76_500,
        children: [
          { operation: 'CREDIT', amount: 90_000, metadata: {} },
          { operation: 'DEBIT', amount: 13_500, metadata: { reason: 'SHARE_GIVEN', profileId: 'omar', ...other } },
        ],
      },
    ])
    const facts = { reason: 'SHARE_RECEIVED', profileId: 'noura', ...other }
    expect(rowsOf(part, 'omar')).toMatchObject([
      { type: 'PROGRAM_EARNING', netAmount: 13_500, metadata: facts, children: [{ operation: 'CREDIT', amount: 13_500, metadata: facts }] },
    ])
    expect(part.shares).toEqual([{ rewardId: 'r', splitId: 's', managerId: 'omar', basisPoints: 1500, amount: 13_500, outcome: 'Paid' }])
  })

  it('tells each side what reached its wallet, and the brand only what it paid', () => {
    const part = pay([reward], [shareFor(reward, 'omar', 1500)])
    expect(part.notices.map(({ profileId, type, meta }) => [profileId, type, meta?.amount])).toEqual([
      ['noura', 'PROGRAM_EARNING_RECEIVED', 76_500],
      ['omar', 'SPLIT_SHARE_RECEIVED', 13_500],
    ])
    expect([part.amount, part.earnings]).toEqual([90_000, [{ profileId: 'noura', amount: 90_000 }]])
    expect(JSON.stringify(rowsOf(part, 'nabt'))).not.toContain('omar')
  })

  it('leaves the share with the networker if the manager’s account was closed', () => {
    const part = pay([reward], [shareFor(reward, 'omar', 1500, true)])
    expect(part.instructions[0]?.entries).toHaveLength(2)
    expect(rowsOf(part, 'noura')).toMatchObject([{ netAmount: 90_000 }])
    expect([rowsOf(part, 'omar'), part.shares.map(({ outcome }) => outcome), part.notices.length]).toEqual([[], ['Left'], 1])
  })

  it('gives one sum to a profile that earns and manages', () => {
    const own = rewardOf('own', 'omar', 1_000)
    const part = pay([reward, own], [shareFor(reward, 'omar', 1000)])
    expect(part.instructions[0]?.entries).toContainEqual({ accountId: availableAccount('omar'), amount: 10_000 })
    expect(rowsOf(part, 'omar').map(({ netAmount }) => netAmount)).toEqual([1_000, 9_000])
  })

  it('loses no halala: postings, statements and shares add up to the rewards, whatever was agreed', () => {
    const someone = fc.record({
      talent: fc.integer({ min: 0, max: 120 }),
      manager: fc.option(fc.integer({ min: 0, max: 150 }), { nil: null }),
      percent: fc.integer({ min: 2, max: 100 }),
      amount: fc.integer({ min: 1, max: 10 ** 9 }),
      isClosed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(someone, { minLength: 1, maxLength: 160 }), (people) => {
        const owed = people.map(({ talent, amount }, index) => rewardOf(`r${index}`, `t${talent}`, amount))
        const shares = people.flatMap(({ manager, percent, isClosed }, index) => {
          const share = manager === null ? null : shareFor(owed[index]!, `m${manager}`, percent * 50, isClosed && manager % 2 === 0)
          return share && share.amount > 0 ? [share] : []
        })
        const part = pay(owed, shares)
        const credits = new Map<string, number>()
        for (const { entries } of part.instructions) {
          expect(entries.length).toBeLessThanOrEqual(100)
          expect(new Set(entries.map(({ accountId }) => accountId)).size).toBe(entries.length)
          expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
          for (const { accountId, amount } of entries.slice(1)) {
            expect(amount).toBeGreaterThan(0)
            credits.set(accountId, (credits.get(accountId) ?? 0) + amount)
          }
        }
        const total = owed.reduce((sum, { amount }) => sum + amount, 0)
        expect([...credits.values()].reduce((sum, amount) => sum + amount, 0)).toBe(total)
        for (const profileId of new Set(part.listed.slice(1).map((one) => one.profileId))) {
          const rows = rowsOf(part, profileId)
          expect(rows.reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(credits.get(availableAccount(profileId)))
          for (const { netAmount, children } of rows)
            expect(children.reduce((sum, { operation, amount }) => sum + (operation === 'CREDIT' ? amount : -amount), 0)).toBe(netAmount)
        }
        const paid = part.shares.filter(({ outcome }) => outcome === 'Paid').reduce((sum, { amount }) => sum + amount, 0)
        const received = part.listed.flatMap(({ change }) => (change.change === 'rewardEarned' && change.received ? change.amount : []))
        expect(received.reduce((sum, amount) => sum + amount, 0)).toBe(paid)
      }),
      { numRuns: 300, seed: 2_026 },
    )
  })

  it('keeps an earning and its share in one posting, however many people a run pays', () => {
    const owed = Array.from({ length: 99 }, (_, n) => rewardOf(`r${n}`, `t${n}`, 10_000))
    const part = pay(
      owed,
      owed.map((one, n) => shareFor(one, `m${n}`, 1000)),
    )
    expect(part.instructions.length).toBeGreaterThan(1)
    for (const { entries } of part.instructions) {
      const accounts = entries.map(({ accountId }) => accountId)
      for (let n = 0; n < 99; n++) expect(accounts.includes(availableAccount(`t${n}`))).toBe(accounts.includes(availableAccount(`m${n}`)))
    }
  })
})
