import { isStoreBusy } from '../database/transaction.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Running requests have this long when an operator stops the process, and when a fault does (F27, F29); then whatever is left is cut. */
const grace = { requested: 8_000, fault: 4_000 } as const
/** Closing the store and the log after that. */
const closing = 1_500
/** One Ctrl-C reaches the process by the terminal and again by whoever started it; nobody presses it twice as quickly. */
const echo = 250

type Parts = {
  clock: Pick<Clock, 'monotonic'>
  log(): Log
  /** What is running by now, if anything. */
  running(): { stop(grace: number): Promise<void> } | undefined
  exit(code: number): void
}

/** How the process ends: once, in order, and never later than it promised. */
export function createEnding({ clock, log, running, exit }: Parts) {
  let isEnding = false
  let interruptedAt: number | undefined

  const exitWith = (code: number) => {
    log().flush()
    exit(code)
  }

  function end(code: number, patience: number): void {
    if (isEnding) return
    isEnding = true
    setTimeout(() => exitWith(code), patience + closing).unref()
    const stopped = running()?.stop(patience) ?? Promise.resolve()
    stopped.then(
      () => exitWith(code),
      (error: unknown) => {
        log().error('The server did not stop as it should', { error })
        exitWith(exitCodes.fault)
      },
    )
  }

  return {
    /**
     * A supervisor's signal: SIGTERM, or SIGHUP of a terminal that was closed. However often it comes, it is the same wish: systemd and
     * containers signal every process of the group, and `npm start` hands the signal on to those who have it already.
     */
    requested: () => end(exitCodes.stopped, grace.requested),
    /** Ctrl-C. Whoever presses it again does not want to wait. */
    interrupted(): void {
      const now = clock.monotonic()
      const isAgain = interruptedAt !== undefined && now - interruptedAt > echo
      interruptedAt ??= now
      if (isAgain) exitWith(exitCodes.stopped)
      else end(exitCodes.stopped, grace.requested)
    },
    /** An error nobody caught. A store that is away for a moment is none: what needs no store still works. */
    fault(error: unknown): void {
      log().error('An error that nobody caught', { error })
      if (!isEnding && !isStoreBusy(error)) end(exitCodes.fault, grace.fault)
    },
    exitWith,
  }
}
