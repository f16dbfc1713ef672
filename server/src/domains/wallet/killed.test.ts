import { once } from 'node:events'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { systemClock } from '#platform/clock.ts'
import { moyasarOptions, startMoyasar } from '../../providers/payments/testing/moyasar-server.ts'
import { runProgram } from '../../testing/run-program.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const signIn = 'mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }'
const verify = 'mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }'
const topUp = 'mutation ($i: TopUpWalletInput!) { topUpWallet(topUpWalletInput: $i) { id checkoutUrl status } }'
const poll = 'query ($id: ID!) { topUp(id: $id) { status } }'
const wallet = '{ myWallet { balance } }'

/** A limit in milliseconds that the program reaches only if it hangs. */
const untilHung = 120_000
const patient = { interval: 20, timeout: untilHung }

/** Starts the program with a gateway on this machine, and signs a person in. */
async function setUp() {
  const moyasar = await startMoyasar(systemClock)
  const home = temporaryFolder()
  const env = {
    MOYASAR_URL: moyasar.url,
    MOYASAR_KEY: moyasarOptions.key,
    MOYASAR_WEBHOOK_SECRETS: moyasarOptions.webhookSecrets.join(','),
  }
  const start = () => {
    const program = runProgram({ home, env })
    onTestFinished(() => void program.child.kill('SIGKILL'))
    return program
  }
  const now = { program: start(), authorization: '' }
  async function ask(query: string, variables: object = {}) {
    const response = await fetch(`${await now.program.address}/user/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: now.authorization },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as { data?: Record<string, Record<string, unknown>>; errors?: { extensions: { code: string } }[] }
  }
  const challenge = await ask(signIn, { i: { countryId: 'SA', mobileNumber: demoNumbers.AGENT } })
  const entered = await ask(verify, { i: { challengeId: challenge.data?.['signIn']?.['challengeId'], code: usualDemoCode } })
  now.authorization = `Bearer ${String(entered.data?.['verifyOtp']?.['accessToken'])}`
  const input = { amount: 20_000, paymentMethod: 'CARD', gateway: 'moyasar', returnUrl: '/wallet', idempotencyKey: 'a-key-of-top-up' }
  return {
    moyasar,
    ask,
    begin: () => ask(topUp, { i: input }),
    balance: async () => Number((await ask(wallet)).data?.['myWallet']?.['balance']),
    posts: () => moyasar.requests.filter(({ method }) => method === 'POST').length,
    /**
     * Sends a request, and kills the program when the gateway has done what it says. The gateway does not answer. Then starts the program
     * again.
     */
    async killDuring(mood: 'holding' | 'silent', request: () => Promise<unknown>, isDone: () => boolean) {
      moyasar.mood = mood
      // The request is repeated, because a poll soon after another one does not ask the gateway.
      const untilSeen = async () => {
        while (!isDone()) await request()
      }
      const lost = untilSeen().catch(() => null)
      await expect.poll(isDone, patient).toBe(true)
      now.program.child.kill('SIGKILL')
      await Promise.all([once(now.program.child, 'close'), lost])
      moyasar.mood = 'well'
      moyasar.requests.length = 0
      now.program = start()
      await now.program.address
    },
    /** Moves the lease of the killed process into the past, so that the test does not wait for half a minute. */
    endLease() {
      const store = new BetterSqlite(join(home, 'data', 'wasla.db'))
      store.prepare('update top_ups set opening_until = 1 where opening_until is not null').run()
      store.close()
    },
  }
}

describe('a process that is killed after it called the gateway and before its commit', () => {
  it(
    'opens no second page and credits the payment once, because the next process asks the gateway first (F3)',
    async () => {
      const t = await setUp()
      const before = await t.balance()

      await t.killDuring('holding', t.begin, () => t.moyasar.invoices.size === 1)
      expect((await t.begin()).errors?.[0]?.extensions.code).toBe('SERVICE_BUSY')
      t.endLease()
      const opened = (await t.begin()).data?.['topUpWallet']
      const [invoice = ''] = t.moyasar.invoices.keys()
      expect(opened).toMatchObject({ status: 'Initiated', checkoutUrl: expect.stringContaining(invoice) as string })
      expect([t.moyasar.requests[0]?.method, t.posts(), t.moyasar.invoices.size]).toEqual(['GET', 0, 1])

      t.moyasar.attempt(invoice)
      const isPaid = async () => (await t.ask(poll, { id: opened?.['id'] })).data?.['topUp']?.['status']
      await t.killDuring('silent', isPaid, () => t.moyasar.requests.some(({ path }) => path.startsWith('/invoices')))
      expect(await t.balance()).toBe(before)
      await expect.poll(isPaid, patient).toBe('Success')
      expect(await t.balance()).toBe(before + 20_000)
      expect([await isPaid(), t.posts(), await t.balance()]).toEqual(['Success', 0, before + 20_000])
    },
    untilHung,
  )
})
