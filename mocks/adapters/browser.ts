import { setupWorker } from 'msw/browser'
import { runningClock, type Clock } from '../platform/clock.ts'
import { startScenario } from '../scenarios/scenario-server.ts'
import { firstScenario, isScenarioId, type ScenarioId } from '../scenarios/scenarios.ts'
import type { Tokens } from '../store/session/sessions.ts'
import { handlersFor, onUnhandledFrame } from './msw.ts'

export type Mocks = {
  readonly scenario: ScenarioId
  /** What the app's storage must hold for the scenario's viewer; null leaves it as it is. */
  readonly session: Tokens | null
  /** What the back office's storage must hold; null leaves it as it is. */
  readonly adminSession: string | null
  stop(): void
}

/** The scenario an address asks for, `?scenario=brand-active`; null where it names none that exists. */
export function requestedScenario(search: string): ScenarioId | null {
  const requested = new URLSearchParams(search).get('scenario')
  return isScenarioId(requested) ? requested : null
}

/**
 * Answers the whole page from a scenario, without a server. Resolves once the worker listens; nothing may be fetched before.
 * Only ever imported behind a mock build.
 */
export async function startMocks(scenario: ScenarioId = firstScenario, { clock = runningClock }: { clock?: Clock } = {}): Promise<Mocks> {
  const started = startScenario(scenario, { clock })
  const worker = setupWorker(...handlersFor(started))
  await worker.start({ onUnhandledFrame, quiet: true })
  return { scenario, session: started.session, adminSession: started.adminSession, stop: () => worker.stop() }
}
