import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { sql } from 'kysely'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { openPostgres } from '../database/dialects/postgres.ts'
import { throwAwayServer } from '../database/testing/postgres-server.ts'
import { slowNetwork } from '../database/testing/slow-network.ts'
import { inTransaction, isStoreBusy } from '../database/transaction.ts'
import { readEnv } from '../config/env.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startServer } from './start.ts'

async function network() {
  const database = await throwAwayServer()
  if (!database) throw new Error('PostgreSQL is not installed')
  onTestFinished(database.stop)
  return slowNetwork(database.url)
}

async function start(databaseUrl: string) {
  const ids = randomIds(systemClock)
  const given = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl }
  const env = readEnv(given, () => ({ token: 't'.repeat(40), otp: 'o'.repeat(40) }))
  const running = await startServer({ env, clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null })
  onTestFinished(() => running.stop(100))
  const address = `http://127.0.0.1:${running.port}`
  return {
    get: (path: string) => fetch(`${address}${path}`),
    async ask(query: string, token?: string) {
      const response = await fetch(`${address}/user/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query }),
      })
      type Body = { data?: Record<string, Record<string, unknown>> | null; errors?: { extensions: { code: string } }[] }
      const { data, errors } = (await response.json()) as Body
      return { code: errors?.[0]?.extensions.code ?? 'OK', mayRetry: response.headers.has('retry-after'), data }
    },
  }
}

const profile = '{ activeProfile { type } }'
const write = (bio: string) => `mutation { updateProfileSettings(updateProfileSettingsInput: { bio: "${bio}" }) { type } }`

describe.runIf(inject('postgresUrl'))('a network between the server and PostgreSQL', () => {
  it('that is slow makes answers slow, and one that delivers nothing makes them 503 until it works again (F11)', async () => {
    const between = await network()
    const { ask, get } = await start(between.url)
    const number = `countryId: "SA", mobileNumber: "${demoNumbers.AGENT}"`
    const challenge = await ask(`mutation { signIn(signInInput: { ${number} }) { challengeId } }`)
    const challengeId = String(challenge.data?.['signIn']?.['challengeId'])
    const verified = await ask(`mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "123456" }) { accessToken } }`)
    const token = String(verified.data?.['verifyOtp']?.['accessToken'])

    between.delay(50)
    expect([(await ask(profile, token)).code, (await ask(write('Slowly'), token)).code]).toEqual(['OK', 'OK'])
    between.delay(0)

    between.silence(true)
    const lost = await Promise.all([ask(profile, token), ask(write('Lost'), token), ask('{ programs { count } }', token)])
    expect(lost.map(({ code, mayRetry }) => [code, mayRetry])).toEqual(lost.map(() => ['SERVICE_BUSY', true]))
    expect(await (await get('/readyz')).json()).toMatchObject({ problems: ['database'] })
    expect((await get('/healthz')).status).toBe(200)

    between.silence(false)
    await expect.poll(async () => (await ask(write('Again'), token)).code).toBe('OK')
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect((await ask('{ activeProfile { profile { ... on UserProfile { bio } } } }', token)).data).toEqual({
      activeProfile: { profile: { bio: 'Again' } },
    })
  })

  it('that delivers nothing ends a statement as busy and its connection too, and a migration waits without a limit', async () => {
    const between = await network()
    const { db, close } = await openPostgres({ url: between.url, create: true, longest: 100 })
    onTestFinished(close)
    const one = () => sql<{ one: number }>`select 1 as one`.execute(db)
    await one()
    const before = between.connections()
    between.silence(true)
    const failed = await one().catch((error: unknown) => error)
    expect(isStoreBusy(failed)).toBe(true)
    between.silence(false)
    expect((await one()).rows).toEqual([{ one: 1 }])
    expect(between.connections()).toBe(before + 1)

    const waited = await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return sql<{ waited: number }>`select 1 as waited from pg_sleep(3)`.execute(tx)
    })
    expect(waited.rows).toEqual([{ waited: 1 }])
  })
})
