import { onTestFinished } from 'vitest'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import adminDocuments from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import type { Clock } from '#platform/clock.ts'
import { createLog, type Log } from '#platform/log.ts'
import { movedClock } from '#platform/moved-clock.ts'
import { admitsAll } from '#platform/load-shedder.ts'
import { createRateLimits } from '#platform/rate-limit.ts'
import { createApp, type AppParts } from '../start/app.ts'
import { demoTools } from '../demo/tools.ts'
import { createAdminService } from '../domains/admin/service.ts'
import { openEventHub } from '../domains/events/hub.ts'
import { builtInProvider } from '../providers/flags/built-in.ts'
import { startFlags } from '../domains/flags/running.ts'
import { flagsSwitched, switchFlags } from '../domains/flags/service.ts'
import { readFlags, readLastGood, saveLastGood, type LastGood } from '../domains/flags/store.ts'
import { settingsChanged, startSettings } from '../domains/settings/service.ts'
import { followEvents } from '../domains/tracking/clicks/follow-events.ts'
import type { Env } from '../config/env.ts'
import { choosePayments } from '../providers/payments/choose.ts'
import { createServices } from '../services/services.ts'
import { addressOfRole, fillAdmins, testAdminPassword } from './admins.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testDeps } from './test-deps.ts'
import { openTestWorld } from './test-world.ts'

export type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string; params?: Record<string, unknown>; requestId?: string } }[]
}

/** Returns the value of a root field; throws the errors if it has none. */
export function answerOf<T>({ body }: { body: Answer }, field: string): T {
  const value = body.data?.[field]
  if (value === undefined || value === null) throw new Error(JSON.stringify(body.errors))
  return value as T
}

let count = 0

/** OpenFeature keeps every provider. These functions are made here, so that it does not keep a whole server with them. */
async function startTestFlags(db: Database, settings: Flags, clock: Clock, log: Log) {
  const provider = builtInProvider(() => readFlags(db))
  const lastGood = { read: () => readLastGood(db), write: (good: LastGood) => saveLastGood(db, good) }
  const flags = await startFlags({ provider, settings, clock, log, domain: `app-${++count}`, lastGood })
  return { provider, flags }
}

/** Makes the whole server without a socket, with the demo data, in memory or in a file, both flags on. Closed after the test. */
export async function testApp(env: Partial<Env> = {}, parts: Partial<AppParts> = {}, file?: string) {
  const dataDir = temporaryFolder()
  const handle = await openTestWorld(file)
  const { db, dialect } = handle
  await switchFlags(db, dialect, { program: true, payment: true }, testMoment)
  const given = testDeps(handle, { mode: 'demo', dataDir, ...env })
  const clock = Object.assign(movedClock(given.clock), { advance: given.clock.advance })
  const base = { ...given, clock, payments: choosePayments({ ...given, clock }) }
  const lines: string[] = []
  const log = createLog(env.logLevel ?? 'warn', { write: (line) => void lines.push(line) })
  const { provider, flags } = await startTestFlags(db, base.env.settings, base.clock, log)
  const hub = await openEventHub({ db, clock: base.clock, log })
  hub.on(flagsSwitched, () => provider.changed())
  const settings = await startSettings({ db, mode: base.env.mode, clock, log })
  hub.on(settingsChanged, () => void settings.refresh())
  const deps = { ...base, log, flags, settings, limits: createRateLimits({ db, clock, log }) }
  const services = createServices(deps)
  followEvents(hub, services.clicks)
  const refresh = () => Promise.all([settings.refresh(), flags.refresh()])
  const runTimers = () => services.onboarding.admitDue()
  const demo = base.env.mode === 'demo' ? demoTools({ ...deps, clock, runTimers, refresh }) : null
  const adminService = createAdminService(deps, { services, demo, refresh })
  const admins = await fillAdmins(db, deps)
  const { app } = createApp({
    ...deps,
    services,
    adminService,
    hub,
    loadShedder: admitsAll,
    documents,
    adminDocuments,
    appRoot: null,
    renderer: null,
    daysAhead: demo?.advancedDays,
    isStopping: () => false,
    areTimersLate: () => false,
    ...parts,
  })
  onTestFinished(async () => {
    hub.close()
    await services.clicks.stop()
    await flags.close()
    await handle.close()
  })

  const postTo = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: JSON.stringify(body),
    })
    return { response, status: response.status, body: (await response.json()) as Answer }
  }
  const post = (body: unknown, headers: Record<string, string> = {}) => postTo('/user/graphql', body, headers)
  const ask = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    post({ query, variables }, headers)

  /** Signs in as one of the four demo profiles, or as another Saudi member of the demo data. */
  async function enter(who: ProfileType | Member): Promise<{ accessToken: string; refreshToken: string }> {
    const mobileNumber = typeof who === 'string' ? demoNumbers[who] : who.user.mobileNo.replace('+966', '')
    const signIn = await ask('mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }', {
      i: { countryId: 'SA', mobileNumber },
    })
    const { challengeId } = answerOf<{ challengeId: string }>(signIn, 'signIn')
    const verified = await ask('mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken refreshToken } }', {
      i: { challengeId, code: '123456' },
    })
    return answerOf<{ accessToken: string; refreshToken: string }>(verified, 'verifyOtp')
  }

  const askAdmin = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    postTo('/admin/graphql', { query, variables }, headers)

  /** Signs in to the back office and returns the header of the session. */
  async function enterAdmin(role: AdminRole): Promise<{ authorization: string }> {
    const answer = await askAdmin(
      'mutation ($email: String!, $password: String!) { adminSignIn(email: $email, password: $password) { accessToken } }',
      {
        email: addressOfRole(role),
        password: testAdminPassword,
      },
    )
    return bearer(answerOf<{ accessToken: string }>(answer, 'adminSignIn').accessToken)
  }

  return { app, deps, db, dialect, hub, flags, services, adminService, demo, admins, lines, post, postTo, ask, enter, askAdmin, enterAdmin }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
