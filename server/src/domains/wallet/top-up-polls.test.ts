import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { silentLog } from '#platform/log.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import { webhookTaker } from '../../providers/payments/take-webhook.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { startAt } from '../ledger/testing/processes/program.ts'
import { walletHarness, type WalletHarness } from './testing/harness.ts'
import type { PollTrigger } from './testing/processes/top-up-poller.ts'

const minute = 60_000
const hour = 60 * minute

/** Expects that a paid top-up was credited exactly once. */
async function expectCredited(t: WalletHarness, viewer: Awaited<ReturnType<WalletHarness['person']>>) {
  expect((await t.money(viewer)).available).toBe(100_000)
  const notes = await t.notifications(viewer)
  expect(notes.filter(({ type }) => type === 'WALLET_TOP_UP_SUCCEEDED')).toHaveLength(1)
  expect(await t.invoices()).toHaveLength(1)
  await expectSound(t.ledger)
}

/** Returns a function whose promises resolve once it has been called `count` times. */
function gate(count: number): () => Promise<void> {
  const open = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    waiting += 1
    if (waiting === count) open.resolve()
    return open.promise
  }
}

/** Lets five minutes pass and runs the timer's checks, until `time` milliseconds have passed. */
async function pollFor(t: WalletHarness, time: number) {
  for (let passed = 0; passed < time; passed += 5 * minute) {
    t.clock.advance(5 * minute)
    await t.wallet.pollTopUps()
  }
}

describe('a paid top-up', () => {
  eachDatabase((open) => {
    it('is credited once if a poll and the gateway’s message report it at the same moment (F22)', async () => {
      const pass = gate(2)
      const together = (demo: PaymentGateway): PaymentGateway => ({
        ...demo,
        async retrieve(expected) {
          const truth = await demo.retrieve(expected)
          await pass()
          return truth
        },
      })
      const t = await walletHarness(await open(), { gateway: together })
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      const { webhook } = await t.pay(opened)
      if (!webhook) throw new Error('The gateway sends a message')
      expect(await webhookTaker({ gateways: t.payments, onPaymentNews: t.wallet.takePaymentNews, log: silentLog })('demo', webhook)).toBe(
        'taken',
      )
      const [polled] = await Promise.all([t.wallet.topUpById(noura, opened.id), t.wallet.pollTopUps()])
      expect(polled).toMatchObject({ status: 'Success' })
      await expectCredited(t, noura)
    })
  })
})

describe('a paid top-up in two processes on one SQLite file', () => {
  it('is credited once if both processes learn that it is paid before either credits it', async () => {
    const cache = temporaryFolder()
    const file = join(cache, 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, testMoment)
    const t = await walletHarness(handle)
    const noura = await t.person()
    const opened = await t.topUp(noura, 100_000)
    await t.pay(opened)
    t.clock.advance(minute)
    const program = new URL('testing/processes/top-up-poller.ts', import.meta.url)
    const pollers = [1, 2].map(() => startAt(program, [file, String(t.clock.now())], cache))
    const lines = pollers.map(({ lines: said }) => said[Symbol.asyncIterator]())
    const hear = async () => (await Promise.all(lines.map((line) => line.next()))).map(({ value }) => value as unknown)
    const ways: PollTrigger[] = [{ poll: { viewer: noura, id: opened.id } }, { timer: true }]
    expect(await hear()).toEqual(['ready', 'ready'])
    for (const [at, poller] of pollers.entries()) poller.tell(JSON.stringify(ways[at]))
    expect(await hear()).toEqual(['answered', 'answered'])
    expect((await t.money(noura)).available).toBe(0)
    for (const poller of pollers) poller.tell('go on')
    expect(await hear()).toEqual(['done', 'done'])
    await Promise.all(pollers.map((poller) => poller.end()))
    await expectCredited(t, noura)
    await handle.close()
  })
})

describe('a top-up that nobody pays or polls', () => {
  eachDatabase((open) => {
    it.each([5, 60, 1440])('is marked as failed after its life of %i minutes, and not before (P-08)', async (minutes) => {
      const t = await walletHarness(await open(), { settings: { 'wallet.topUpLife': minutes } })
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      const status = async () => (await t.db.selectFrom('top_ups').select('status').where('id', '=', opened.id).executeTakeFirst())?.status
      await pollFor(t, minutes * minute - 5 * minute)
      expect(await status()).toBe('Initiated')
      await pollFor(t, 5 * minute)
      expect(await status()).toBe('Failed')
    })
  })
})

describe('a paid top-up at its last scheduled check', () => {
  eachDatabase((open) => {
    /** A payment of a day ago that was never checked, and a gateway that can be down or never answer. */
    async function paidADayAgo() {
      const mood: { is: 'well' | 'away' | 'mute'; questions: number } = { is: 'well', questions: 0 }
      const heard = Promise.withResolvers<void>()
      const gateway = (demo: PaymentGateway): PaymentGateway => ({
        ...demo,
        async retrieve(expected) {
          mood.questions += 1
          heard.resolve()
          if (mood.is === 'away') return { kind: 'unavailable', reason: 'unreachable', retryAfter: null }
          if (mood.is === 'mute') return new Promise(() => undefined)
          return demo.retrieve(expected)
        },
      })
      const t = await walletHarness(await open(), { gateway })
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      await t.pay(opened)
      // No check ran in these 24 hours.
      t.clock.advance(24 * hour)
      return { t, noura, opened, mood, heard: heard.promise }
    }

    it('is credited later if the gateway is down', async () => {
      const { t, noura, mood } = await paidADayAgo()
      mood.is = 'away'
      await t.wallet.pollTopUps()
      await pollFor(t, 3 * hour)
      expect((await t.money(noura)).available).toBe(0)
      mood.is = 'well'
      await pollFor(t, 4 * hour)
      await expectCredited(t, noura)
    })

    it('is credited later if the ledger is read-only', async () => {
      const { t, noura } = await paidADayAgo()
      await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: t.clock.now(), reason: 'I3 test' }).execute()
      await t.wallet.pollTopUps()
      await pollFor(t, 10 * minute)
      expect((await t.money(noura)).available).toBe(0)
      await t.ledger.check()
      await pollFor(t, 10 * minute)
      await expectCredited(t, noura)
    })

    it('is credited by another process if the process that checks it dies', async () => {
      const { t, noura, mood, heard } = await paidADayAgo()
      mood.is = 'mute'
      void t.wallet.pollTopUps()
      await heard
      mood.is = 'well'
      await pollFor(t, 5 * minute)
      await expectCredited(t, noura)
    })

    it('is not checked again after an answer, and only seldom without one', async () => {
      const { t, mood } = await paidADayAgo()
      mood.is = 'away'
      await t.wallet.pollTopUps()
      await pollFor(t, 24 * hour)
      expect(mood.questions).toBeLessThan(15)
      mood.is = 'well'
      await pollFor(t, 4 * hour)
      const questions = mood.questions
      await pollFor(t, 24 * hour)
      expect(mood.questions).toBe(questions)
    })
  })
})
