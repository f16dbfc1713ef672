import type { ExecutionResult } from 'graphql'
import type { Replica } from '../database/handle.ts'
import { longestBehind } from '../database/replica/state.ts'
import type { Viewer } from '../domains/session/viewer.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Services } from '../services/services.ts'
import { mayBeOld } from './age-of-answers.ts'
import type { RequestContext } from './context.ts'
import { createLoaders } from './loaders.ts'

/**
 * Milliseconds after a recorded write in which further writes are not recorded. Otherwise somebody who saves a form in several steps would
 * write the row of the session each time.
 */
const notedEvery = 2_000

/** How many milliseconds the clocks of two processes may differ. `npm run doctor` warns above it. */
const clocksDiffer = 2_000

/**
 * Milliseconds after a recorded write in which a session reads only the primary server. A replica that may answer has every change that is
 * older than `longestBehind`. A write may be later than the recorded one by `notedEvery`, and the clocks of two processes may differ. The
 * last part is for the time that requests take.
 */
export const ownWritesFor = longestBehind + notedEvery + clocksDiffer + 3_000

type Operation = { readonly isQuery: boolean; readonly fields: readonly string[] }
type Outcome = Promise<ExecutionResult> | ExecutionResult

export type ReplicaAnswersParts = {
  replica: Pick<Replica, 'state'>
  /** The services that read the replica. */
  services: Services
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'warn'>
}

const hasWrittenLately = (viewer: Pick<Viewer, 'lastUsedAt'> | null, now: number) =>
  viewer !== null && now - viewer.lastUsedAt < ownWritesFor

/**
 * Returns a function that runs an operation. It reads the replica if the answer may be seconds old (`age-of-answers.ts`) and the session
 * has not written lately. If that answer has an error, the operation runs again on the primary server, because the replica may lack the row
 * that the error is about. After a mutation, the row of the session stores the time, so that every process can see it.
 */
export function replicaAnswers({ replica, services, clock, log }: ReplicaAnswersParts) {
  const onReplica = (context: RequestContext): RequestContext => ({ ...context, services, loaders: createLoaders(services) })

  async function read(context: RequestContext, run: (context: RequestContext) => Outcome): Promise<ExecutionResult> {
    const outcome = await run(onReplica(context))
    return outcome.errors && outcome.errors.length > 0 ? run(context) : outcome
  }

  async function write(context: RequestContext, run: (context: RequestContext) => Outcome): Promise<ExecutionResult> {
    const outcome = await run(context)
    const { viewer } = context
    if (viewer && clock.now() - viewer.lastUsedAt >= notedEvery)
      await services.session
        .noteWrite(viewer)
        .catch((error: unknown) => log.warn('The write of a session could not be recorded: its next answers may be seconds old', { error }))
    return outcome
  }

  return ({ isQuery, fields }: Operation, context: RequestContext, run: (context: RequestContext) => Outcome): Outcome => {
    if (!isQuery) return write(context, run)
    const isOld = mayBeOld(fields) && replica.state().standing === 'ready' && !hasWrittenLately(context.viewer, clock.now())
    return isOld ? read(context, run) : run(context)
  }
}
