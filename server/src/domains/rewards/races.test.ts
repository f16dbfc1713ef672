import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import type { Viewer } from '../session/viewer.ts'
import { at, rewardsHarness } from './testing/rewards-harness.ts'

const milestones = [{ id: 'm1', target: 1, rewardType: 'CASH', amount: 500 }] as const
const page = { limit: 20, offset: 0 }

/** Creates so many programs with earned rewards that a run takes several steps. */
async function owing(t: Awaited<ReturnType<typeof rewardsHarness>>, programs: number, each: number) {
  const nabt = await t.brand(programs * 500_000)
  const people: Viewer[] = []
  for (let one = 0; one < each; one++) people.push(await t.person())
  const ids: string[] = []
  for (let one = 0; one < programs; one++) {
    const id = await t.launched(nabt, { budget: 500_000, milestones })
    ids.push(id)
    for (const person of people) await t.joined(id, person)
    await t.tell(people.map((person) => t.change(id, person)))
  }
  return { nabt, people, ids }
}

describe('reversals and sales during a payout run', () => {
  eachDatabase((open) => {
    it('leave each reward either paid or removed; new rewards are paid by the next run', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const { people, ids } = await owing(t, 3, 6)
      t.clock.advance(at('2026-03-22T09:00') - t.clock.now())
      await Promise.all([
        t.rewards.payDue(),
        ...ids.flatMap((id) => people.slice(0, 3).map((person) => t.reversed(id, person))),
        ...ids.flatMap((id) => people.slice(3).map((person) => t.sold(id, person))),
        t.rewards.payDue(),
      ])
      for (const id of ids) {
        const rewards = await t.rewardsOf(id)
        const paid = rewards.filter(({ state }) => state === 'Paid')
        expect(rewards.length).toBe(paid.length)
        expect(paid.length).toBeGreaterThanOrEqual(3)
        expect(await t.escrow(id)).toBe(500_000 - paid.length * 500)
      }
      const all = (await Promise.all(ids.map((id) => t.rewardsOf(id)))).flat()
      for (const person of people) {
        const own = all.filter(({ profileId }) => profileId === person.profileId)
        expect((await t.money(person)).available).toBe(own.length * 500)
      }
      await expectSound(t.ledger)
    })
  })
})

type Payer = { turn(): void; readonly said: string[]; until(word: string): Promise<void>; end(how: 'close' | 'kill'): Promise<void> }

function startPayer(file: string, now: number): Payer {
  const program = fileURLToPath(new URL('./testing/processes/payer.ts', import.meta.url))
  const child = spawn(process.execPath, [program, file, String(now)], {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said: string[] = []
  child.stdout.on('data', (data: Buffer) => said.push(...data.toString().split('\n').filter(Boolean)))
  const closed = once(child, 'close')
  return {
    said,
    turn: () => void child.stdin.write('turn\n'),
    async until(word) {
      while (!said.includes(word)) await Promise.race([once(child.stdout, 'data'), closed])
    },
    async end(how) {
      if (how === 'kill') child.kill('SIGKILL')
      else child.stdin.end()
      await closed
    },
  }
}

/** Creates a file in which a run is due for forty programs with two participants each. */
async function due() {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  const t = await rewardsHarness(handle, { env: { mode: 'demo' } })
  const { nabt, people, ids } = await owing(t, 40, 2)
  const paid = async () => (await t.db.selectFrom('rewards').select('id').where('state', '=', 'Paid').execute()).length
  const expectDone = async () => {
    expect(await paid()).toBe(80)
    for (const id of ids) expect(await t.escrow(id)).toBe(499_000)
    for (const person of people) {
      expect((await t.money(person)).available).toBe(20_000)
      expect((await t.noticesOf(person)).filter(({ type }) => type === 'PROGRAM_EARNING_RECEIVED')).toHaveLength(40)
    }
    expect((await t.wallet.transactions(nabt, { types: ['PROGRAM_PAYOUT'] }, page)).count).toBe(40)
    const { count, data } = await t.rewards.runs(page)
    expect([count, data[0]]).toMatchObject([1, { programs: 40, participants: 80, amount: 40_000, unpaid: 0 }])
    expect(data[0]?.finishedAt).not.toBeNull()
    await expectSound(t.ledger)
  }
  return { file, handle, paid, expectDone, now: at('2026-03-22T09:00') }
}

describe('several payer processes on one SQLite file', () => {
  it('pay each reward once if two of them run at the same time', async () => {
    const { file, handle, expectDone, now } = await due()
    const payers = [startPayer(file, now), startPayer(file, now)]
    await Promise.all(payers.map((payer) => payer.until('ready')))
    for (const payer of payers) payer.turn()
    await Promise.all(payers.map((payer) => payer.until('done')))
    await Promise.all(payers.map((payer) => payer.end('close')))
    await expectDone()
    await handle.close()
  })

  it('can be killed at any step, and the next one continues the run', async () => {
    const { file, handle, paid, expectDone, now } = await due()
    for (const some of [1, 8, 20, 34, 56, 78]) {
      const payer = startPayer(file, now)
      await payer.until('ready')
      payer.turn()
      while ((await paid()) < some && !payer.said.includes('done')) await new Promise(setImmediate)
      await payer.end('kill')
      // A batch is paid whole or not at all.
      expect((await paid()) % 2).toBe(0)
    }
    const last = startPayer(file, now)
    await last.until('ready')
    last.turn()
    await last.until('done')
    await last.end('close')
    await expectDone()
    await handle.close()
  })
})
