import { setupWorker } from 'msw/browser'
import { runningClock, type Clock } from '../platform/clock.ts'
import { startScenario } from '../scenarios/scenario-server.ts'
import { firstScenario, isScenarioId, type ScenarioId } from '../scenarios/scenarios.ts'
import type { Tokens } from '../store/session/sessions.ts'
import { handlersFor, onUnhandledFrame } from './msw.ts'

export type Mocks = {
  readonly scenario: ScenarioId
  /** Tokens to put into the app's storage for the scenario's viewer; null leaves the storage unchanged. */
  readonly session: Tokens | null
  /** Token to put into the back office's storage; null leaves the storage unchanged. */
  readonly adminSession: string | null
  stop(): void
}

/** Returns the scenario that a query string names (`?scenario=brand-active`), or null if it names none or an unknown one. */
export function requestedScenario(search: string): ScenarioId | null {
  const requested = new URLSearchParams(search).get('scenario')
  return isScenarioId(requested) ? requested : null
}

/**
 * Answers all requests of the page from a scenario, without a server. Resolves when the worker listens; send no request before that. Only
 * mock builds import it.
 */
export async function startMocks(scenario: ScenarioId = firstScenario, { clock = runningClock }: { clock?: Clock } = {}): Promise<Mocks> {
  const started = startScenario(scenario, { clock })
  const worker = setupWorker(...handlersFor(started))
  await worker.start({ onUnhandledFrame, quiet: true })
  return { scenario, session: started.session, adminSession: started.adminSession, stop: () => worker.stop() }
}
