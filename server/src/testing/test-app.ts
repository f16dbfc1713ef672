import { onTestFinished } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { createLog } from '#platform/log.ts'
import { noLoad } from '#platform/load.ts'
import { createRateLimits } from '#platform/rate-limit.ts'
import { createApp, type AppParts } from '../app.ts'
import { seedWorld } from '../demo/seed.ts'
import { openEventHub } from '../domains/events/hub.ts'
import { builtInProvider } from '../providers/flags/built-in.ts'
import { startFlags } from '../domains/flags/service.ts'
import { flagsSwitched, keepLastGood, readFlags, readLastGood, switchFlags } from '../domains/flags/store.ts'
import type { Env } from '../env.ts'
import { createServices } from '../services.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testDeps } from './test-deps.ts'

export type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string; params?: Record<string, unknown>; requestId?: string } }[]
}

/** What a root field answered; fails with the errors where it did not. */
export function answerOf<T>({ body }: { body: Answer }, field: string): T {
  const value = body.data?.[field]
  if (value === undefined || value === null) throw new Error(JSON.stringify(body.errors))
  return value as T
}

let count = 0

/** The whole server but its socket, over the demonstration's people, both flags on; gone after the test. */
export async function testApp(env: Partial<Env> = {}, parts: Partial<AppParts> = {}) {
  const dataDir = temporaryFolder()
  const handle = await openTestDatabase()
  const { db, dialect } = handle
  await seedWorld(db, worldAt(testMoment), testMoment)
  await switchFlags(db, dialect, { program: true, payment: true }, testMoment)
  const base = testDeps(handle, { mode: 'demo', dataDir, ...env })
  const lines: string[] = []
  const log = createLog(env.logLevel ?? 'warn', { write: (line) => void lines.push(line) })
  const provider = builtInProvider(() => readFlags(db))
  const flags = await startFlags({
    provider,
    settings: base.env.settings,
    clock: base.clock,
    log,
    domain: `app-${++count}`,
    keep: { read: () => readLastGood(db), write: (good) => keepLastGood(db, good) },
  })
  const hub = await openEventHub({ db, clock: base.clock, log })
  hub.on(flagsSwitched, () => provider.changed())
  const deps = { ...base, log, flags, limits: createRateLimits({ db, clock: base.clock, log }) }
  const services = createServices(deps)
  const app = createApp({
    ...deps,
    services,
    hub,
    load: noLoad,
    documents,
    appRoot: null,
    isStopping: () => false,
    areTimersLate: () => false,
    ...parts,
  })
  onTestFinished(async () => {
    hub.close()
    await flags.close()
    await handle.close()
  })

  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request('/user/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { response, status: response.status, body: (await response.json()) as Answer }
  }
  const ask = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    post({ query, variables }, headers)

  async function enter(type: ProfileType): Promise<{ accessToken: string; refreshToken: string }> {
    const signIn = await ask('mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }', {
      i: { countryId: 'SA', mobileNumber: demoNumbers[type] },
    })
    const { challengeId } = answerOf<{ challengeId: string }>(signIn, 'signIn')
    const verified = await ask('mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken refreshToken } }', {
      i: { challengeId, code: '123456' },
    })
    return answerOf<{ accessToken: string; refreshToken: string }>(verified, 'verifyOtp')
  }

  return { app, deps, db, dialect, hub, flags, services, lines, post, ask, enter }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
