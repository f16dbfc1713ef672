import { describe, expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { programPeople } from '../participations/program-people.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { createRewardsService } from './service.ts'
import { tellNobody } from './testing/figures-changed.ts'
import { at, rewardsHarness } from './testing/rewards-harness.ts'

/** Returns a database that fails at its nth statement, as after a kill or on a full disk. */
function breakingAt(db: Database, statement: number): { db: Database; isBroken: () => boolean } {
  let seen = 0
  let isBroken = false
  const plugin: Parameters<Database['withPlugin']>[0] = {
    transformQuery({ node }) {
      seen += 1
      if (seen === statement) {
        isBroken = true
        throw new Error('The database is gone')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), isBroken: () => isBroken }
}

describe('a payout run that fails at any of its statements', () => {
  eachDatabase((open) => {
    it('has paid whole batches or nothing, and the next run completes it with the same result', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(10_000_000)
      const people = [await t.person(), await t.person()]
      let runs = 0
      let isBroken = true
      for (let statement = 1; isBroken; statement += 1) {
        const id = await t.launched(nabt, {
          budget: 10_000,
          milestones: [{ id: 'm1', target: 1, rewardType: 'CASH', amount: 500 }],
          endDate: null,
        })
        for (const person of people) await t.joined(id, person)
        await t.tell(people.map((person) => t.change(id, person)))
        t.clock.advance(at('2026-03-22T09:00') - at('2026-03-15T09:00'))
        const broken = breakingAt(t.db, statement)
        await createRewardsService({ ...t, ...tellNobody, db: broken.db, people: programPeople })
          .payDue()
          .catch(() => undefined)
        isBroken = broken.isBroken()
        const states = (await t.rewardsOf(id)).map(({ state }) => state)
        expect(new Set(states).size).toBe(1)
        await t.rewards.payDue()
        runs += 1
        for (const person of people) expect((await t.money(person)).available).toBe(runs * 500)
        expect(await t.escrow(id)).toBe(9_000)
      }
      expect(runs).toBeGreaterThan(10)
      const { data } = await t.rewards.runs({ limit: 100, offset: 0 })
      expect(data.every(({ finishedAt }) => finishedAt !== null)).toBe(true)
      expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(runs * 1_000)
      await expectSound(t.ledger)
    })
  })
})
