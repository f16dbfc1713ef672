import { setupWorker } from 'msw/browser'
import { runningClock, type Clock } from '../platform/clock.ts'
import { startScenario } from '../scenarios/scenario-server.ts'
import { firstScenario, isScenarioId, type ScenarioId } from '../scenarios/scenarios.ts'
import type { Tokens } from '../store/session/sessions.ts'
import { handlersFor, onUnhandledFrame } from './msw.ts'

export type Mocks = {
  readonly scenario: ScenarioId
  /** Tokens to store in the app's storage; null if the scenario has no viewer. */
  readonly session: Tokens | null
  /** Token to store in the back office's storage; null if the scenario has no admin. */
  readonly adminSession: string | null
  stop(): void
}

/** Returns the scenario that a query string names (`?scenario=brand-active`). Returns null if it names no scenario or an unknown one. */
export function requestedScenario(search: string): ScenarioId | null {
  const requested = new URLSearchParams(search).get('scenario')
  return isScenarioId(requested) ? requested : null
}

/**
 * Answers all requests of the page from a scenario, without a server. Resolves when the service worker listens; requests before that are
 * not answered. Only mock builds import this function.
 */
export async function startMocks(scenario: ScenarioId = firstScenario, { clock = runningClock }: { clock?: Clock } = {}): Promise<Mocks> {
  const started = startScenario(scenario, { clock })
  const worker = setupWorker(...handlersFor(started))
  await worker.start({ onUnhandledFrame, quiet: true })
  return { scenario, session: started.session, adminSession: started.adminSession, stop: () => worker.stop() }
}
