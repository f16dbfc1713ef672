import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import adminDocuments from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { OperationRequest } from '@wasla/mocks/store/answering.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { createApp } from '#start/app.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import { admitsAll } from '#platform/load-shedder.ts'
import { silentLog } from '#platform/log.ts'
import { movedClock } from '#platform/moved-clock.ts'
import { createRateLimits } from '#platform/rate-limit.ts'
import { seedWorld } from '../src/demo/seed.ts'
import { demoTools } from '../src/demo/tools.ts'
import { createAdminService } from '../src/domains/admin/service.ts'
import { openEventHub } from '../src/domains/events/hub.ts'
import { switchFlags } from '../src/domains/flags/service.ts'
import { writeClicks } from '../src/domains/performance/testing/write-clicks.ts'
import { requireIdentityCheck } from '../src/domains/session/stores/users.ts'
import { startSettings } from '../src/domains/settings/service.ts'
import { demoPlatforms } from '../src/providers/social/demo.ts'
import { choosePayments } from '../src/providers/payments/choose.ts'
import { createServices } from '../src/services/services.ts'
import { insertResults, noMoreResults } from './results.ts'
import { fillAdmins } from '../src/testing/admins.ts'
import { addResults } from '../src/testing/result-rows.ts'
import { testDeps } from '../src/testing/test-deps.ts'

/** Returns the multipart form of a request with files among its variables, or null if it has none. */
function formOf(requested: OperationRequest): FormData | null {
  const files: [string, Blob][] = []
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      files.push([path, value])
      return null
    }
    if (Array.isArray(value)) return value.map((one: unknown, at) => walk(one, `${path}.${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, `${path}.${name}`)]))
  }
  const operations = { ...requested, variables: walk(requested.variables ?? {}, 'variables') }
  if (files.length === 0) return null
  const form = new FormData()
  form.set('operations', JSON.stringify(operations))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file)
  return form
}

/** Starts the real server in demo mode with the world at the time of the clock. */
export async function startServer({ now }: Pick<Clock, 'now'>, more: Readonly<Record<string, string>> = {}, results = noMoreResults) {
  const handle = await openTestDatabase()
  const clock = movedClock({ now, monotonic: now })
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-parity-'))
  const base = testDeps(handle, { mode: 'demo', dataDir })
  const limits = createRateLimits({ db: handle.db, clock, log: silentLog })
  await switchFlags(handle.db, handle.dialect, { program: true, payment: true }, now())
  const settings = await startSettings({ db: handle.db, mode: 'demo', clock, log: silentLog })
  const deps = {
    ...base,
    clock,
    limits,
    settings,
    platforms: demoPlatforms({ env: base.env, clock }),
    payments: choosePayments({ ...base, clock }),
  }
  await fillAdmins(handle.db, deps)
  await seedWorld(handle, worldAt(now()), now())
  if (!results.areAll) await addResults(handle.db, worldAt(now()))
  await insertResults(handle.db, results)
  const hub = await openEventHub({ db: handle.db, clock, log: silentLog })
  const services = createServices(deps)
  const refresh = () => settings.refresh()
  const demo = demoTools({ ...deps, runTimers: () => Promise.resolve(), refresh })
  const { app } = createApp({
    ...deps,
    services,
    adminService: createAdminService(deps, { services, demo, refresh }),
    hub,
    loadShedder: admitsAll,
    documents: { ...documents, ...more },
    adminDocuments,
    appRoot: null,
    renderer: null,
    isStopping: () => false,
    areTimersLate: () => false,
  })
  let admittedAt = Number.NaN
  let countsGroups = false
  return {
    async answer(requested: OperationRequest, headers: Headers, path = '/user/graphql') {
      // A running server does this work by timers, and the mock does it at each request. Nothing new is due while the clock does not move.
      if (admittedAt !== clock.now()) {
        await services.onboarding.admitDue()
        await services.rewards.payDue()
        await services.rewards.giveBackForgotten()
        await services.programs.publishing.followSchedules()
        await services.programs.publishing.sendNotices()
        await services.participations.acceptDue()
        await services.wallet.pollTopUps()
      }
      // Does the same as the mock, which indexes changed profiles at once and computes group figures and payment records at each request.
      await services.search.freshen()
      if (countsGroups) await services.groupFigures.freshen()
      await services.paymentRecords.refresh()
      if (admittedAt !== clock.now()) await services.people.sendSavedSearchAlerts()
      admittedAt = clock.now()
      // Sends the same header as the app. A client that accepts only plain JSON gets status 200 for an invalid request.
      headers.set('accept', 'application/graphql-response+json')
      const form = formOf(requested)
      if (form) headers.set('apollo-require-preflight', 'true')
      else headers.set('content-type', 'application/json')
      const response = await app.request(path, { method: 'POST', headers, body: form ?? JSON.stringify(requested) })
      const body: unknown = await response.json()
      return { status: response.status, body }
    },
    /** Seals a checkpoint of funds, and returns the proofs of the programs in it, by id. */
    async proofsOfFunds(programIds: readonly string[]): Promise<Map<string, string>> {
      await services.funds.seal()
      const records = await services.funds.ofPrograms(programIds)
      const proofs = new Map<string, string>()
      for (const id of [...records.keys()].toSorted()) proofs.set(id, await services.funds.proofOf(id))
      return proofs
    },
    /** Counts results in the same way as the code that stores them. */
    count: (changes: readonly ResultChange[]) =>
      inTransaction(handle.db, async (tx) => {
        await writeClicks(tx, changes)
        for (const count of services.countResults) await count(tx, changes)
      }),
    /** Sets the contact number of a profile. */
    shareContact: (profileId: string, mobileNumber: string) =>
      handle.db.updateTable('profiles').set({ contact_mobile: mobileNumber }).where('id', '=', profileId).execute(),
    /** Requires a new identity check, as after a long absence. */
    requireIdentityCheck: (userId: string) => requireIdentityCheck(handle.db, userId, now()),
    /** Gives consent on a platform's page of the demo, and returns the code. */
    async consent(address: string, name: string): Promise<string> {
      const url = new URL(address)
      for (const [key, value] of Object.entries({ handle: name, size: 'micro', answer: 'allow' })) url.searchParams.set(key, value)
      const location = (await app.request(url.pathname + url.search)).headers.get('location') ?? 'about:blank'
      return new URL(location).searchParams.get('code') ?? ''
    },
    /** Reports a document to the simulated identity provider, as its widget does, and returns the decision. */
    async show(inquiryId: string, documentNumber: string): Promise<unknown> {
      const headers = { 'content-type': 'application/json' }
      const response = await app.request(`/demo/identity/${inquiryId}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ documentNumber }),
      })
      const { status } = (await response.json()) as { status?: string }
      return response.ok ? status : null
    },
    /** Chooses an option on the page of the simulated gateway. */
    async pay(checkoutUrl: string, choice: 'pay' | 'decline'): Promise<void> {
      await app.request(new URL(checkoutUrl).pathname, { method: 'POST', body: new URLSearchParams({ choice }) })
    },
    /** Settles withdrawals, as the timer of a demonstration does. */
    settle: () => services.wallet.settleDemoWithdrawals(),
    /** Measures accounts, and makes later requests compute the figures of groups. The mock does both at each request. */
    async measure(profileIds: readonly string[]) {
      for (const profileId of profileIds) await services.social.newest({ profileId }, { withAudience: false })
      countsGroups = true
    },
    /** Checks the ledger, as a timer of the server does. The mock checks its ledger at each request. */
    check: () => services.ledger.check(),
    get: async (path: string): Promise<unknown> => (await app.request(path)).json(),
    async close() {
      hub.close()
      await handle.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
