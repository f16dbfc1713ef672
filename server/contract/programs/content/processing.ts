import type { ProgramContentRecord } from '../record.ts'

/** How often a thumbnail is tried before the item counts as failed, and how long one try may take before another process takes over. */
export const processing = { tries: 5, lease: 2 * 60_000, firstPause: 10_000, factor: 4 } as const

type Progress = Pick<ProgramContentRecord, 'status' | 'attempts' | 'nextAttemptAt'>

/**
 * What one try that begins now leaves behind should nobody hear of it again: the try counts from its beginning, so that a file which ends
 * the process is not tried for ever. Null where there were enough of them.
 */
export const tryBegins = ({ attempts }: Pick<Progress, 'attempts'>, now: number): Progress | null =>
  attempts >= processing.tries ? null : { status: 'PROCESSING', attempts: attempts + 1, nextAttemptAt: now + processing.lease }

export const processingFailed = { status: 'FAILED', nextAttemptAt: null } as const satisfies Partial<Progress>

/** After a try that failed: another one later, 10 seconds, 40, 160, 640 from now; or none, once there were enough. */
export const tryFailed = ({ attempts }: Pick<Progress, 'attempts'>, now: number): Pick<Progress, 'status' | 'nextAttemptAt'> =>
  attempts >= processing.tries
    ? processingFailed
    : { status: 'PROCESSING', nextAttemptAt: now + processing.firstPause * processing.factor ** (attempts - 1) }
