import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { sql } from 'kysely'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { isStoreBusy } from '#database/transaction.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { start } from './testing/processes/program.ts'
import type { RacerRequest } from './testing/processes/racer.ts'
import { amounts, bank, expectSound, fees, gateway, ledgerHarness, made, noura, nouraHeld, omar, once, purpose } from './testing/harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

type Answers = readonly { refusal?: { code: string }; value?: { isRepeat: boolean; transactionId?: string } }[]

/** Counts how often each answer was given. */
function tally(answers: Answers) {
  const counts: Record<string, number> = {}
  for (const { refusal, value } of answers) {
    const name = refusal?.code ?? (value?.isRepeat ? 'repeated' : 'moved')
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('many requests at once', () => {
  eachDatabase((open) => {
    it('have one effect and one answer if they are the same request (F22)', async () => {
      const t = await ledgerHarness(await open())
      const answers = await times(20, () => t.deposit(noura, 500, once('double-click')))
      expect(tally(answers)).toEqual({ moved: 1, repeated: 19 })
      expect(new Set(answers.map(made)).size).toBe(1)
      expect(await t.balances(noura)).toEqual([500])
      await expectSound(t.ledger)
    })

    it('spend the same money once', async () => {
      const t = await ledgerHarness(await open())
      await t.deposit(noura, 1_000)
      const answers = await times(20, (n) =>
        n % 2 ? t.hold(300) : t.post(amounts(n % 4 ? { [noura]: -300, [omar]: 300 } : { [omar]: 300, [noura]: -300 })),
      )
      expect(tally(answers)).toEqual({ moved: 3, INSUFFICIENT_BALANCE: 17 })
      expect(await t.balances(noura)).toEqual([100])
      await expectSound(t.ledger)
    })

    it('end one hold once', async () => {
      const t = await ledgerHarness(await open())
      await t.deposit(noura, 1_000)
      const holdId = made(await t.hold(800))
      const answers = await times(20, (n) => t.end(holdId, n % 2 ? { how: 'void' } : { how: 'post', to: amounts({ [bank]: 800 }) }))
      expect(tally(answers)).toEqual({ moved: 1, HOLD_ENDED: 19 })
      expect(await t.balances(nouraHeld)).toEqual([0])
      await expectSound(t.ledger)
    })

    it('reverse one transaction once', async () => {
      const t = await ledgerHarness(await open())
      const deposit = made(await t.deposit(noura, 1_000))
      expect(tally(await times(10, () => t.reverse(deposit)))).toEqual({ moved: 1, ALREADY_REVERSED: 9 })
      expect(await t.balances(noura, gateway)).toEqual([0, 0])
      await expectSound(t.ledger)
    })

    it('do not deadlock if they move between the same accounts in both directions while others seal and check', async () => {
      const t = await ledgerHarness(await open())
      await times(2, (n) => t.deposit(n ? noura : omar, 1_000))
      const answers = await times(40, async (n) => {
        if (n % 10 === 9) await Promise.all([t.ledger.seal(), t.ledger.check()])
        return t.post(amounts(n % 2 ? { [noura]: -7, [fees]: 1, [omar]: 6 } : { [omar]: -7, [noura]: 6, [fees]: 1 }))
      })
      expect(tally(answers)).toEqual({ moved: 40 })
      expect(await t.balances(noura, omar, fees)).toEqual([980, 980, 40])
      await expectSound(t.ledger)
    })
  })

  it('spend the same money once and build one chain over two connections to one SQLite file', async () => {
    const file = join(temporaryFolder(), 'wasla.db')
    const first = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(first.db, first.dialect, testMoment)
    const second = await openDatabase({ kind: 'sqlite', file, create: false })
    // If one connection waited for the other, they would block each other. So a busy connection fails, and the client retries.
    for (const { db } of [first, second]) await sql`pragma busy_timeout = 0`.execute(db)
    const ids = randomIds(systemClock)
    const one = await ledgerHarness(first, { ids })
    const other = await ledgerHarness(second, { ids })
    const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await work()
        } catch (error) {
          if (!isStoreBusy(error)) throw error
        }
    }
    await one.deposit(noura, 1_000)
    const answers = await times(10, (n) =>
      patiently(async () => {
        const t = n % 2 ? one : other
        await t.ledger.seal()
        return t.post(amounts({ [noura]: -300, [omar]: 300 }))
      }),
    )
    expect(tally(answers)).toEqual({ moved: 3, INSUFFICIENT_BALANCE: 7 })
    for (const { ledger } of [one, other]) await expectSound(ledger)
    await Promise.all([first.close(), second.close()])
  })

  it('withdraw the whole balance once from two processes on one SQLite file, and have one effect per key', async () => {
    const cache = temporaryFolder()
    const file = join(cache, 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, testMoment)
    const t = await ledgerHarness(handle, { ids: randomIds(systemClock) })
    await t.deposit(noura, 1_000)
    const entries = (given: Readonly<Record<string, number>>, key: RepeatKey | null): RacerRequest => ({
      post: { once: key, entries: amounts(given), purpose },
    })
    const whole: RacerRequest[] = Array.from({ length: 10 }, (_, n) =>
      n % 2
        ? entries({ [noura]: -1_000, [bank]: 1_000 }, null)
        : { hold: { once: null, sourceId: noura, heldId: nouraHeld, amount: 1_000, expiresAt: null, purpose } },
    )
    const same = Array.from({ length: 5 }, () => entries({ [gateway]: -70, [omar]: 70 }, once('one-of-ten-tabs')))
    const racers = [start('racer', [file], cache), start('racer', [file], cache)]
    const lines = racers.map((racer) => racer.lines[Symbol.asyncIterator]())
    for (const line of lines) expect((await line.next()).value).toBe('ready')
    for (const racer of racers) racer.tell(JSON.stringify([...whole, ...same]))
    const answers = (await Promise.all(lines.map((line) => line.next()))).map(({ value }) => JSON.parse(String(value)) as Answers)
    await Promise.all(racers.map((racer) => racer.end()))

    expect(tally(answers.flatMap((each) => each.slice(0, whole.length)))).toEqual({ moved: 1, INSUFFICIENT_BALANCE: 19 })
    const ofTabs = answers.flatMap((each) => each.slice(whole.length))
    expect(tally(ofTabs)).toEqual({ moved: 1, repeated: 9 })
    expect(new Set(ofTabs.map(({ value }) => value?.transactionId)).size).toBe(1)
    const [left, held, gone, omars] = await t.balances(noura, nouraHeld, bank, omar)
    expect([left, (held ?? 0) + (gone ?? 0), omars]).toEqual([0, 1_000, 70])
    await expectSound(t.ledger)
    await handle.close()
  })
})
