import { AsyncLocalStorage } from 'node:async_hooks'
import { withoutSpan } from './spans.ts'

/** What causes work and its lines in the log: a request, or a run of a job. */
export type Cause = { readonly requestId: string } | { readonly job: string; readonly jobRun: string }

const causes = new AsyncLocalStorage<Cause>()

/**
 * Runs `work` and returns its result. Each line that `work` logs names this cause, also after a wait, unless inner work has another cause.
 */
export const causedBy = <T>(cause: Cause, work: () => T): T => causes.run(cause, work)

/**
 * Runs work without a cause and outside of any trace: work that does not belong to its caller's request, such as a timer for many requests.
 */
export const withoutCause = <T>(work: () => T): T => withoutSpan(() => causes.exit(work))

/** Returns the cause of the current work; null if it is neither a request nor a job. */
export const currentCause = (): Cause | null => causes.getStore() ?? null

/** Returns a function that runs `later` with the cause of now, even if other work calls it. */
export const keepCause = <F extends (...given: never[]) => unknown>(later: F): F => AsyncLocalStorage.bind(later) as F

/** Returns the id of the request that caused the current work; a new id if there is none. */
export function requestIdOr(create: () => string): string {
  const cause = currentCause()
  return cause && 'requestId' in cause ? cause.requestId : create()
}
