import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liarHistories, type History } from './testing/liars/histories.ts'
import { play } from './testing/liars/play.ts'
import { dayOf, honest, liar, limits, type World } from './testing/liars/state.ts'

const runs = { numRuns: 10_000, seed: 2_026 }

/** Highest number of results of one browser that count without review (N-14). */
const mostOfOneBrowser = 5

/**
 * Returns how many results of the liar may count without review. For clicks: the first ones of each day and network. For conversions:
 * `mostOfOneBrowser` for each of these clicks.
 */
function allowedOf({ clicks, sample }: World): number {
  const counts = new Map<string, number>()
  for (const { profileId, network, at } of clicks) {
    if (profileId !== liar) continue
    const key = `${dayOf({ now: at })} ${network}`
    const most = network === 'liars-home' ? limits.perOwnNetwork : limits.perNetwork
    counts.set(key, Math.min(most, (counts.get(key) ?? 0) + 1))
  }
  const allowed = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return sample.objective === 'TRAFFIC' ? allowed : allowed * mostOfOneBrowser
}

const paidTo = ({ paid }: World, who: string) => paid.get(who) ?? 0

/**
 * Checks the history without lies: every true result counts and every reached milestone is paid. Without this check, a history that pays
 * nothing would pass the comparison.
 */
function checkCalm(calm: World): void {
  const { objective, milestones } = calm.sample
  for (const who of honest) {
    const happened = objective === 'TRAFFIC' ? calm.clicks : [...calm.conversions.values()]
    const count = happened.filter(({ profileId }) => profileId === who).length
    expect(calm.results.get(who)?.approved ?? 0).toBe(count)
    const reached = milestones.filter(({ target }) => target <= count)
    expect(paidTo(calm, who)).toBe(reached.reduce((sum, { amount = 0 }) => sum + amount, 0))
  }
}

function check(history: History): void {
  const lied = play(history, true)
  const calm = play(history, false)
  checkCalm(calm)
  expect([...lied.faults, ...calm.faults]).toEqual([])
  for (const who of honest) expect(paidTo(lied, who)).toBeGreaterThanOrEqual(paidTo(calm, who))

  if (history.sample.objective === 'SALES')
    for (const who of honest) expect(lied.results.get(who)?.approved ?? 0).toBeGreaterThanOrEqual(calm.results.get(who)?.approved ?? 0)

  // If an admin lets n clicks of a link count, n more clicks count without review, and no further ones.
  const believed = 2 * lied.letCount * (history.sample.objective === 'TRAFFIC' ? 1 : mostOfOneBrowser)
  const allowed = allowedOf(lied) + believed
  const counted = lied.results.get(liar)?.approved ?? 0
  expect(counted).toBeLessThanOrEqual(allowed)
  const earned = history.sample.milestones.filter(({ target }) => target <= allowed).reduce((sum, { amount = 0 }) => sum + amount, 0)
  expect(paidTo(lied, liar)).toBeLessThanOrEqual(earned)

  for (const { revenue, approved } of lied.results.values())
    expect([Number.isSafeInteger(revenue), Number.isSafeInteger(approved), revenue >= 0, approved >= 0]).toEqual([true, true, true, true])
  // At the end nothing waits for a decision or for money, and every halala is accounted for.
  expect(lied.rewards.filter(({ state }) => state !== 'Paid' && state !== 'Refused')).toEqual([])
  expect([lied.escrow, lied.budget]).toEqual([0, [...lied.paid.values()].reduce((sum, one) => sum + one, 0)])
}

describe('random histories with liars', () => {
  it('never lower honest earnings, and never pay a liar for more results than the limits allow (Y-01 to Y-12)', () => {
    fc.assert(fc.property(liarHistories, check), runs)
  })
})
