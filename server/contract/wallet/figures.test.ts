import { describe, expect, it } from 'vitest'
import { upcomingOf, walletFigures, type AccruedReward, type WalletSources } from './figures.ts'
import { day, now, withdrawal } from './testing/examples.ts'

const milestone = (target: number) => ({ milestoneId: `m${target}`, target, title: { en: `${target} orders`, ar: `${target}` } })
const reward = (target: number, amount: number, holdUntil: number): AccruedReward => {
  return {
    programId: 'launch',
    milestone: milestone(target),
    amount,
    earnedAt: now - day,
    holdUntil,
    frequency: 'WEEKLY',
    isWaiting: false,
  }
}
const none: WalletSources = { available: 0, withdrawals: [], escrows: [], rewards: [] }
const sources: WalletSources = {
  available: 1234,
  withdrawals: [withdrawal, { ...withdrawal, id: 'done', status: 'Success' }, { ...withdrawal, id: 'failed', status: 'Failed' }],
  escrows: [
    { programId: 'endless', amount: 100_000, releasesAt: null },
    { programId: 'ending', amount: 20_000, releasesAt: now + 40 * day },
    { programId: 'spent', amount: 0, releasesAt: now },
  ],
  rewards: [reward(75, 300, now + 3 * day), reward(25, 200, now), reward(150, 50, now + 8 * day)],
}

describe('the figures of a wallet', () => {
  it('are the available money, upcoming rewards, and reserved money with the fee of a withdrawal (P-19, L-11)', () => {
    expect(walletFigures(sources)).toEqual({ balance: 1234, pendingBalance: 550, reservedBalance: 120_000 + 50_575 })
  })

  it('are zero in a new wallet', () => expect(walletFigures(none)).toEqual({ balance: 0, pendingBalance: 0, reservedBalance: 0 }))
})

describe('upcoming amounts', () => {
  it('have one line for each source and day, the nearest first', () => {
    expect(upcomingOf(sources, now).map(({ rewards: _, ...line }) => line)).toEqual([
      // Three working days after Sunday.
      { kind: 'withdrawal', amount: 50_000, referenceId: 'withdrawal', date: '2026-03-18' },
      { kind: 'reward', amount: 500, referenceId: 'launch', date: '2026-03-22' },
      { kind: 'reward', amount: 50, referenceId: 'launch', date: '2026-03-29' },
      { kind: 'escrow', amount: 20_000, referenceId: 'ending', date: '2026-04-24' },
      { kind: 'escrow', amount: 100_000, referenceId: 'endless', date: null },
    ])
  })

  it('list the milestones of rewards; their amounts add up to the line', () => {
    const [, first, second] = upcomingOf(sources, now)
    const made = (line: typeof first) => line?.rewards.map(({ title, count, amount, reachedOn }) => [title.en, count, amount, reachedOn])
    expect(made(first)).toEqual([
      ['25 orders', 1, 200, '2026-03-14'],
      ['75 orders', 1, 300, '2026-03-14'],
    ])
    expect(made(second)).toEqual([['150 orders', 1, 50, '2026-03-14']])
    expect(upcomingOf(sources, now).flatMap(({ kind, rewards }) => (kind === 'reward' ? [] : rewards))).toEqual([])
  })

  it('have no date for a reward that waits for budget; its amount is not counted (L-07)', () => {
    const waiting = { ...none, rewards: [{ ...reward(25, 700, now), isWaiting: true }, reward(75, 300, now)] }
    expect(upcomingOf(waiting, now).map(({ amount, date }) => [amount, date])).toEqual([
      [300, '2026-03-22'],
      [700, null],
    ])
    expect(walletFigures(waiting).pendingBalance).toBe(300)
  })

  it('are never dated before today', () => {
    expect(upcomingOf({ ...none, withdrawals: [withdrawal] }, now + 30 * day)[0]?.date).toBe('2026-04-14')
    expect(upcomingOf({ ...none, rewards: sources.rewards.slice(1, 2) }, now + 30 * day)[0]?.date).toBe('2026-04-19')
  })

  it('are empty in a new wallet', () => expect(upcomingOf(none, now)).toEqual([]))
})
