import { afterEach, describe, expect, inject, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { throwAwayServer } from '../database/testing/postgres-server.ts'
import { readEnv } from '../config/env.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startServer } from './start.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** Lets every call pass: the test asks more often than a person does. */
const limits: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

async function start(databaseUrl: string) {
  const ids = randomIds(systemClock)
  const given = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl }
  const env = readEnv(given, () => ({ token: 't'.repeat(40), otp: 'o'.repeat(40) }))
  const running = await startServer({ env, clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null, limits })
  endings.push(() => running.stop(100))
  return `http://127.0.0.1:${running.port}`
}

/** The outbox of a demo is a table, so a message may fail to be sent. Two changes of one profile at a time may write the same text. */
const accepted = new Set(['OK', 'SERVICE_BUSY', 'SMS_SEND_FAILED', 'NO_CHANGES_TO_UPDATE'])

describe.runIf(inject('postgresUrl'))('a server whose PostgreSQL restarts', () => {
  it('answers each request or asks to try again, and continues by itself', async () => {
    const database = await throwAwayServer()
    if (!database) throw new Error('PostgreSQL is not installed')
    endings.push(database.stop)
    const address = await start(database.url)
    const answers: string[] = []

    /** Notes the code of an answer, and whether a refusal says when to try again. */
    async function ask(query: string, token?: string): Promise<Record<string, Record<string, unknown>> | null> {
      const response = await fetch(`${address}/user/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query }),
      })
      type Body = { data?: Record<string, Record<string, unknown>> | null; errors?: { extensions: { code: string } }[] }
      const { data, errors } = (await response.json()) as Body
      const code = errors?.[0]?.extensions.code ?? 'OK'
      const isWhole = code !== 'SERVICE_BUSY' || (response.status === 503 && response.headers.has('retry-after'))
      answers.push(isWhole ? code : `${code} with ${response.status}`)
      return errors ? null : (data ?? null)
    }

    const number = `countryId: "SA", mobileNumber: "${demoNumbers.AGENT}"`
    const signIn = `mutation { signIn(signInInput: { ${number} }) { challengeId } }`
    const challengeId = String((await ask(signIn))?.['signIn']?.['challengeId'])
    const verified = await ask(`mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "123456" }) { accessToken } }`)
    const token = String(verified?.['verifyOtp']?.['accessToken'])

    const queries = [
      () => signIn,
      () => '{ activeProfile { type } myProfiles { id } }',
      () => '{ programs { count data { id name } } }',
      () => '{ isUserNameAvailable(userName: "somebody", scope: PROFILE) myProfileInterests { id } }',
      () => `mutation { updateProfileSettings(updateProfileSettingsInput: { bio: "Written after ${answers.length} answers" }) { type } }`,
    ]
    const over = new AbortController()
    endings.push(() => over.abort())
    const load = Promise.all(
      Array.from({ length: 12 }, async (_, worker) => {
        while (!over.signal.aborted) await ask(queries[worker % queries.length]?.() ?? signIn, token)
      }),
    )
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
      const before = answers.length
      await expect.poll(() => answers.length).toBeGreaterThan(before + 20)
      await database.halt(signal)
      await expect.poll(() => answers.slice(before)).toContain('SERVICE_BUSY')
      await database.resume()
      const since = answers.length
      await expect.poll(() => answers.slice(since)).toContain('OK')
    }
    over.abort()
    await load
    expect(answers.filter((code) => !accepted.has(code))).toEqual([])
    expect(await ask('{ activeProfile { type } }', token)).toEqual({ activeProfile: { type: 'AGENT' } })
  })
})
