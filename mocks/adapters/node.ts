import { setupServer } from 'msw/node'
import { startScenario, type ScenarioOptions } from '../scenarios/scenario-server.ts'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import { handlersFor, onUnhandledFrame } from './msw.ts'

/** Intercepts `fetch` in this process and answers from a scenario. For tests. Call `close` at the end. */
export function listen(id: ScenarioId, options: ScenarioOptions = {}) {
  const started = startScenario(id, { unwritten: 'refused', ...options })
  const interceptor = setupServer(...handlersFor(started))
  interceptor.listen({ onUnhandledFrame })
  return { session: started.session, adminSession: started.adminSession, server: started.server, close: () => interceptor.close() }
}
