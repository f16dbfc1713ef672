import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResultChange } from '../tracking/change.ts'
import { isUnpaidCash } from './payable.ts'
import { applyResult, noResult, unitOf } from './results.ts'
import { begin, happen, programMoneyOf, type Counted, type HistoryEvent } from './testing/history.ts'
import { histories, type History } from './testing/histories.ts'

const runs = { numRuns: 3_000, seed: 2_026 }
const start = Date.UTC(2026, 10, 22, 9)

const play = ({ sample, budget, events }: History): Counted =>
  events.reduce((counted, event) => happen(counted, sample, event), begin(budget, start))

const changesIn = (events: readonly HistoryEvent[]): ResultChange[] =>
  events.flatMap((event) => (event.is === 'results' ? event.changes : []))

/** Returns the history with every change in a batch of its own. */
const oneByOne = ({ events, ...rest }: History): History => ({
  ...rest,
  events: events.flatMap((event): HistoryEvent[] =>
    event.is === 'results' ? event.changes.map((change) => ({ is: 'results', changes: [change] })) : [event],
  ),
})

describe('rewards over random histories', () => {
  it('are the same for any batches of results', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(play(oneByOne(history))).toEqual(play(history))
      }),
      runs,
    )
  })

  it('are based on counts that equal the sums of the raw results', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { objective } = history.sample
        const last = new Map(changesIn(history.events).map((change) => [change.id, change]))
        const counts = [...last.values()].filter(({ to }) => to === 'Approved')
        for (const [profileId, result] of play(history).results) {
          const own = counts.filter((change) => change.profileId === profileId)
          const conversions = own.filter(({ kind }) => kind === 'CONVERSION')
          expect(result).toMatchObject({
            clicks: own.length - conversions.length,
            approved: own.filter(({ kind }) => kind === unitOf(objective)).length,
            revenue: conversions.reduce((sum, { amount }) => sum + amount, 0),
          })
          const all = changesIn(history.events).filter((change) => change.profileId === profileId)
          expect(all.reduce((sum, change) => applyResult(sum, change, objective), noResult('program', profileId))).toEqual({
            ...result,
            // A hold may start at the time of counting. The changes do not contain this time.
            holdFrom: null,
          })
        }
      }),
      runs,
    )
  })

  it('never exceed the budget, and are earned once per milestone', () => {
    fc.assert(
      fc.property(histories, ({ sample, budget, events }) => {
        let counted = begin(budget, start)
        for (const event of events) {
          const before = counted
          counted = happen(counted, sample, event)
          const { escrow, accrued } = programMoneyOf(counted)
          expect(accrued).toBeGreaterThanOrEqual(0)
          expect(escrow).toBeGreaterThanOrEqual(accrued)
          expect(new Set(counted.rewards.map(({ profileId, milestoneId }) => `${profileId} ${milestoneId}`)).size).toBe(
            counted.rewards.length,
          )
          // Paid and returned rewards never change.
          for (const reward of before.rewards)
            if (!isUnpaidCash(reward) && reward.rewardType === 'CASH') expect(counted.rewards).toContainEqual(reward)
          // No waiting reward would fit the rest of the budget.
          for (const { state, amount } of counted.rewards) if (state === 'Waiting') expect(amount).toBeGreaterThan(escrow - accrued)
        }
      }),
      runs,
    )
  })

  it('exist for all reached milestones; for a milestone that is not reached only if its reward was paid or returned', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { rewards, results, reopenings } = play(history)
        for (const { id, target } of history.sample.milestones)
          for (const [profileId, { approved }] of results) {
            const reward = rewards.find((one) => one.profileId === profileId && one.milestoneId === id)
            if (target <= approved) expect(reward).toBeDefined()
            else expect([undefined, 'Paid', 'Returned']).toContain(reward?.state)
          }
        for (const { achievedAt, reopenedAt } of reopenings) expect(reopenedAt).toBeGreaterThanOrEqual(achievedAt)
      }),
      runs,
    )
  })
})
