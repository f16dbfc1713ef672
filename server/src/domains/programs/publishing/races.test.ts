import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { tally, times } from '../../wallet/testing/harness.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'
import { findStep, saveStep } from '../stores/steps.ts'
import { lockProgram } from '../stores/programs.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const rounds = 5

describe('concurrent calls', () => {
  eachDatabase((open) => {
    it('publish one program once, and reserve its budget once', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(1_000_000)
      for (let round = 0; round < rounds; round++) {
        const id = await t.draft(nabt, 100_000)
        expect(tally(await times(8, () => t.publishing.publish(nabt, id, null)))).toEqual({ done: 1, PROGRAM_STATUS_TRANSITION_INVALID: 7 })
        expect(await t.escrow(id)).toBe(100_000)
      }
      expect((await t.money(nabt)).available).toBe(500_000)
      await expectSound(t.ledger)
    })

    it('publish only one of several programs if the money is enough for one', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(100_000)
      const drafts = [await t.draft(nabt, 100_000), await t.draft(nabt, 100_000), await t.draft(nabt, 100_000)]
      const answers = tally(await times(3, (n) => t.publishing.publish(nabt, drafts[n]!, null)))
      expect(answers).toEqual({ done: 1, INSUFFICIENT_WALLET_BALANCE: 2 })
      expect((await t.money(nabt)).available).toBe(0)
      await expectSound(t.ledger)
    })

    it('that publish a program and save its budget reserve what the budget step contains', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(2_000_000)
      for (let round = 0; round < rounds; round++) {
        const id = await t.draft(nabt, 100_000)
        const saveBudget = (amount: number) =>
          inTransaction(t.db, async (tx) => {
            const program = await lockProgram(tx, id)
            const step = await findStep(tx, id, 'BUDGET')
            if (program?.status === 'Draft' && step) await saveStep(tx, { ...step, data: { ...step.data, amount } })
          })
        await Promise.all([saveBudget(150_000), t.publishing.publish(nabt, id, null), saveBudget(200_000)])
        const saved = (await findStep(t.db, id, 'BUDGET'))?.data.amount
        expect([(await t.program(id)).budget, await t.escrow(id)]).toEqual([saved, saved])
      }
      await expectSound(t.ledger)
    })

    it('that use one key top up only once, for one program', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(1_000_000)
      const ids = [await t.running(nabt, 100_000), await t.running(nabt, 100_000)]
      for (let round = 0; round < rounds; round++) {
        const idempotencyKey = `key-of-${round}`
        const answers = tally(await times(8, (n) => t.publishing.topUp(nabt, { programId: ids[n % 2]!, amount: 10_000, idempotencyKey })))
        expect(answers).toEqual({ done: 4, DTO_VALIDATION_ERROR: 4 })
      }
      const budgets = await Promise.all(ids.map(async (id) => (await t.program(id)).budget))
      expect(budgets.reduce((sum, budget) => sum + budget, 0)).toBe(200_000 + rounds * 10_000)
      expect(await Promise.all(ids.map((id) => t.escrow(id)))).toEqual(budgets)
      await expectSound(t.ledger)
    })

    it('that retire a program and top it up never lose the money', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(2_000_000)
      for (let round = 0; round < rounds; round++) {
        const id = await t.running(nabt, 100_000)
        const before = (await t.money(nabt)).available ?? 0
        const [retired, raised] = await Promise.allSettled([
          t.publishing.changeStatus(nabt, { id, status: 'Retired' }),
          t.publishing.topUp(nabt, { programId: id, amount: 10_000, idempotencyKey: `retire-${round}` }),
        ])
        expect(retired.status).toBe('fulfilled')
        const taken = raised.status === 'fulfilled' ? 10_000 : 0
        expect(await t.program(id)).toMatchObject({ status: 'Retired', budget: 100_000 + taken })
        expect([await t.escrow(id), (await t.money(nabt)).available]).toEqual([100_000 + taken, before - taken])
      }
      await expectSound(t.ledger)
    })

    it('that return a program to draft and start it by timer never do both', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(2_000_000)
      const ids: string[] = []
      for (let round = 0; round < rounds; round++) {
        const id = await t.draft(nabt, 100_000, { startDate: '2026-03-16' })
        await t.publishing.publish(nabt, id, null)
        ids.push(id)
      }
      t.clock.advance(at('2026-03-16T00:00') - t.clock.now())
      await Promise.allSettled([
        t.publishing.followSchedules(),
        ...ids.map((id) => t.publishing.changeStatus(nabt, { id, status: 'Draft' })),
      ])
      for (const id of ids) {
        const { status, budget } = await t.program(id)
        expect([status, budget, await t.escrow(id)]).toEqual(status === 'Draft' ? ['Draft', 0, 0] : ['Active', 100_000, 100_000])
      }
      await expectSound(t.ledger)
    })
  })
})

type Timer = { turn(): void; readonly said: string[]; until(word: string): Promise<void>; end(how: 'close' | 'kill'): Promise<void> }

function startTimer(file: string, now: number): Timer {
  const program = fileURLToPath(new URL('../testing/processes/timer.ts', import.meta.url))
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

/** Creates programs that are all due to start, retire and return their money. */
async function overdue(count: number) {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  const t = await publishingHarness(handle, { env: { mode: 'live' } })
  const nabt = await t.brand(count * 10_000)
  const ids: string[] = []
  for (let one = 0; one < count; one++) {
    const id = await t.draft(nabt, 10_000, one % 2 ? { startDate: '2026-04-01' } : {})
    await t.publishing.publish(nabt, id, null)
    ids.push(id)
  }
  const expectDone = async () => {
    for (const id of ids) expect([(await t.program(id)).status, await t.escrow(id)]).toEqual(['Retired', 0])
    expect((await t.money(nabt)).available).toBe(count * 10_000)
    expect((await t.listed(nabt)).count).toBe(2 * count)
    await expectSound(t.ledger)
  }
  return { file, handle, t, expectDone, now: at('2027-01-01T12:00') }
}

describe('timers in separate processes over one SQLite file', () => {
  it('move each program once if two run at the same time', async () => {
    const { file, handle, expectDone, now } = await overdue(20)
    const timers = [startTimer(file, now), startTimer(file, now)]
    await Promise.all(timers.map((timer) => timer.until('ready')))
    for (const timer of timers) timer.turn()
    await Promise.all(timers.map((timer) => timer.until('done')))
    await Promise.all(timers.map((timer) => timer.end('close')))
    await expectDone()
    await handle.close()
  })

  it('leave nothing half done if killed, and the next one continues', async () => {
    const { file, handle, t, expectDone, now } = await overdue(20)
    const returned = async () =>
      (await t.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'PROGRAM_RELEASE').execute()).length
    for (const some of [3, 9]) {
      const timer = startTimer(file, now)
      await timer.until('ready')
      timer.turn()
      while ((await returned()) < some && !timer.said.includes('done')) await new Promise(setImmediate)
      await timer.end('kill')
      await expectSound(t.ledger)
    }
    const last = startTimer(file, now)
    await last.until('ready')
    last.turn()
    await last.until('done')
    await last.end('close')
    await expectDone()
    await handle.close()
  })
})
