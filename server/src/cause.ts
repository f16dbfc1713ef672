import { AsyncLocalStorage } from 'node:async_hooks'
import { withoutSpan } from './spans.ts'

/** What causes lines of the log: a request, by its id, or a run of a job. */
export type Cause = { readonly requestId: string } | { readonly job: string; readonly jobRun: string }

const causes = new AsyncLocalStorage<Cause>()

/** Runs `work`. Every line that it logs, also later and after waits, names this cause, unless work inside names another. */
export const causedBy = <T>(cause: Cause, work: () => T): T => causes.run(cause, work)

/** Runs work that does not belong to the request or job that begins it, such as a timer for many requests. */
export const withoutCause = <T>(work: () => T): T => withoutSpan(() => causes.exit(work))

/** Returns what causes the work that is running; null if it is neither a request nor a job. */
export const currentCause = (): Cause | null => causes.getStore() ?? null

/** Returns a function that keeps the cause of now when it is called later, by other work. */
export const keepCause = <F extends (...given: never[]) => unknown>(later: F): F => AsyncLocalStorage.bind(later) as F

/** Returns the id of the request that is being answered; a new one if the work is not caused by a request. */
export function requestIdOr(create: () => string): string {
  const cause = currentCause()
  return cause && 'requestId' in cause ? cause.requestId : create()
}
