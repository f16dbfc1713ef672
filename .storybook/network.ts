import { setupWorker, type SetupWorker } from 'msw/browser'
import { handlersFor, onUnhandledFrame } from '@wasla/mocks/adapters/msw.ts'
import { startScenario, type ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import type { ScenarioId } from '@wasla/mocks/scenarios/scenarios.ts'
import { noteSilence, startRequests } from './answered.ts'
import { setHandlers } from './in-page.ts'

let listening: Promise<SetupWorker> | undefined

async function listen() {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame })
  return worker
}

/** Answers the requests of the page from this scenario, at the demo's time. Each story gets its own store. */
export async function playScenario(id: ScenarioId): Promise<ScenarioServer> {
  listening ??= listen()
  const worker = await listening
  startRequests()
  const started = startScenario(id)
  const faultOf: ScenarioServer['faultOf'] = (names) => {
    const fault = started.faultOf(names)
    if (fault?.kind === 'silence') noteSilence()
    return fault
  }
  const handlers = handlersFor({ ...started, faultOf })
  worker.resetHandlers(...handlers)
  setHandlers(handlers)
  return started
}
