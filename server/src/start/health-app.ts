import { Hono } from 'hono'
import type { NodeBindings } from '../request/address.ts'
import { alive, readiness } from '../http/health.ts'
import { notFound } from '../http/responses.ts'
import type { AppParts, ServerApp } from './app.ts'

/** Returns the server of a process that only runs jobs: it answers whether it is alive and ready, and nothing else. */
export function createHealthApp({ db, env, services, isStopping, areTimersLate }: AppParts): ServerApp {
  const app = new Hono<{ Bindings: NodeBindings }>()
  app.get('/healthz', alive)
  app.get('/readyz', readiness({ db, dataDir: env.dataDir, isStopping, areTimersLate, areClicksLate: services.clicks.isLate }))
  app.notFound(notFound)
  return { app, directPage: () => false }
}
