import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import type { Asked } from '@wasla/mocks/store/server.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { createApp } from '#app.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import type { Clock } from '#platform/clock.ts'
import { noLoad } from '#platform/load.ts'
import { silentLog } from '#platform/log.ts'
import { createRateLimits } from '#platform/rate-limit.ts'
import { seedWorld } from '../src/demo/seed.ts'
import { openEventHub } from '../src/domains/events/hub.ts'
import { createServices } from '../src/services.ts'
import { testDeps } from '../src/testing/test-deps.ts'

/** The real server in demo mode over the world, as it is at the clock's moment. */
export async function startServer({ now }: Pick<Clock, 'now'>) {
  const handle = await openTestDatabase()
  const clock: Clock = { now, monotonic: now }
  const deps = { ...testDeps(handle, { mode: 'demo' }), clock, limits: createRateLimits({ db: handle.db, clock, log: silentLog }) }
  await seedWorld(handle.db, worldAt(now()), now())
  const hub = await openEventHub({ db: handle.db, clock, log: silentLog })
  const app = createApp({
    ...deps,
    services: createServices(deps),
    hub,
    load: noLoad,
    documents,
    appRoot: null,
    isStopping: () => false,
    areTimersLate: () => false,
  })
  return {
    async answer(asked: Asked, headers: Headers) {
      headers.set('content-type', 'application/json')
      const response = await app.request('/user/graphql', { method: 'POST', headers, body: JSON.stringify(asked) })
      const body: unknown = await response.json()
      return { status: response.status, body }
    },
    get: async (path: string): Promise<unknown> => (await app.request(path)).json(),
    async close() {
      hub.close()
      await handle.close()
    },
  }
}
