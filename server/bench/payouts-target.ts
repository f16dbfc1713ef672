import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { programPeople } from '../src/domains/participations/program-people.ts'
import { figuresChanged } from '../src/domains/performance/service.ts'
import { createRewardsService } from '../src/domains/rewards/service.ts'
import { rewardRow } from '../src/domains/rewards/stores/rewards.ts'
import { rewardsHarness } from '../src/domains/rewards/testing/rewards-harness.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { randomIds } from '../src/platform/ids.ts'
import { createMoneyServices } from '../src/services/money-services.ts'
import { endWithParent, startMeasured, unlimited } from './measured-product.ts'

/** Halalas of each reward, and rows per statement. */
const [amount, bunch] = [500, 500] as const

type Ids = ReturnType<typeof randomIds>
type Db = Parameters<typeof rewardsHarness>[0]

/** Adds programs that each owe a reward to `people` people, with a correct ledger. */
async function fill(handle: Db, ids: Ids, programs: number, people: number): Promise<void> {
  const t = await rewardsHarness(handle, { env: { mode: 'demo' } })
  const milestones = [{ id: 'm1', target: 1, rewardType: 'CASH', amount }] as const
  const profiles: string[] = []
  for (let one = 0; one < people; one++) profiles.push((await t.person()).profileId)
  const budget = Math.max(10_000, people * amount)
  const brand = await t.brand(Math.max(programs * budget, 100_000))
  const achievedAt = systemClock.now() - 60_000
  for (let one = 0; one < programs; one++) {
    const programId = await t.launched(brand, { budget, milestones })
    for (let from = 0; from < people; from += bunch) {
      const rewards = profiles.slice(from, from + bunch).map((profileId): RewardRecord => ({
        ...{ id: ids.uuid(), programId, profileId, milestoneId: 'm1', rewardType: 'CASH', amount, state: 'Accrued' },
        ...{ achievedAt, payableAt: achievedAt, paidAt: null, payoutRunId: null, deliveredAt: null, returnedAt: null },
      }))
      await t.db.insertInto('rewards').values(rewards.map(rewardRow.write)).execute()
    }
  }
}

/**
 * Runs the product as a demo in its own process, on SQLite or on `DATABASE_URL`. Messages: `fill PROGRAMS PEOPLE` adds unpaid rewards.
 * `pay` requests a payout run, waits until the timer has finished it, and reports it. `rss` reports the memory.
 */
async function target(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL']
  const { port, deps, end } = await startMeasured(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, {
    limits: unlimited,
    loadShedder: admitsAll,
  })
  const { wallet } = createMoneyServices(deps)
  const rewards = createRewardsService({ ...deps, wallet, people: programPeople, figuresChanged: figuresChanged(deps) })

  /** Adds the rewards. Returns the number of participations with unpaid rewards, including those of the demo itself. */
  async function filled(programs: number, people: number): Promise<number> {
    const { run } = await rewards.dryRun(null).totals()
    await fill(deps, deps.ids, programs, people)
    return run.participants + programs * people
  }

  async function pay() {
    const begun = performance.now()
    const { id } = await inTransaction(deps.db, (tx) => rewards.requestRun(tx, null))
    for (;;) {
      const run = (await rewards.runReport(id, { limit: 1, offset: 0 }))?.run
      if (run && run.finishedAt !== null) return { milliseconds: performance.now() - begun, participants: run.participants }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  process.on('message', (question: string) => {
    const [what, programs, people] = question.split(' ')
    if (what === 'fill') void filled(Number(programs), Number(people)).then((owed) => process.send?.({ owed }))
    if (what === 'pay') void pay().then((paid) => process.send?.(paid))
    if (what === 'rss') process.send?.({ rss: process.memoryUsage().rss })
    if (what === 'stop') process.disconnect()
  })
  endWithParent(end)
  process.send?.(port)
}

await target()
