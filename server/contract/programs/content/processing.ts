import type { ProgramContentRecord } from '../record.ts'

/**
 * Number of attempts to draw a thumbnail (`tries`), and times in milliseconds. After `lease`, another process may take over. The pause
 * after an attempt starts at `firstPause` and grows by `factor`.
 */
export const processing = { tries: 5, lease: 2 * 60_000, firstPause: 10_000, factor: 4 } as const

type Progress = Pick<ProgramContentRecord, 'status' | 'attempts' | 'nextAttemptAt'>

/**
 * Returns the progress to save before an attempt; null if there were enough. The attempt counts from its start, so that a file that crashes
 * the process is not tried forever.
 */
export const startAttempt = ({ attempts }: Pick<Progress, 'attempts'>, now: number): Progress | null =>
  attempts >= processing.tries ? null : { status: 'PROCESSING', attempts: attempts + 1, nextAttemptAt: now + processing.lease }

export const processingFailed = { status: 'FAILED', nextAttemptAt: null } as const satisfies Partial<Progress>

/** Returns the progress after a failed attempt: the next one 10, 40, 160 or 640 seconds later, or `FAILED` after the last. */
export const tryFailed = ({ attempts }: Pick<Progress, 'attempts'>, now: number): Pick<Progress, 'status' | 'nextAttemptAt'> =>
  attempts >= processing.tries
    ? processingFailed
    : { status: 'PROCESSING', nextAttemptAt: now + processing.firstPause * processing.factor ** (attempts - 1) }
