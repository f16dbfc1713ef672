import { isStoreBusy } from '../database/transaction.ts'
import { exitCodes } from '../config/exit-codes.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Milliseconds that running requests may take after a signal to stop, and after a fault (F27, F29). Then they are cut off. */
const grace = { requested: 8_000, fault: 4_000 } as const
/** Milliseconds for closing the store and the log once no request runs any more. */
const closing = 1_500
/**
 * Milliseconds within which a second Ctrl-C counts as an echo: the terminal and the parent process both pass on the first Ctrl-C. Nobody
 * presses it again so quickly.
 */
const echo = 250

type Parts = {
  clock: Pick<Clock, 'monotonic'>
  log(): Log
  /** Returns the running server, or undefined if it has not started yet. */
  running(): { stop(grace: number): Promise<void> } | undefined
  exit(code: number): void
}

/** Ends the process: once, in order, and within the promised time. */
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
    // The timer keeps the process running. Without it, a stop that waits for nothing that runs would end the process with the code 0.
    setTimeout(() => exitWith(code), patience + closing)
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
     * Handles SIGTERM, or SIGHUP of a closed terminal. Repeated signals count as one: systemd and containers signal every process of the
     * group, and `npm start` passes the signal on to processes that already have it.
     */
    requested: () => end(exitCodes.stopped, grace.requested),
    /** Handles Ctrl-C. A second one exits without waiting. */
    interrupted(): void {
      const now = clock.monotonic()
      const isAgain = interruptedAt !== undefined && now - interruptedAt > echo
      interruptedAt ??= now
      if (isAgain) exitWith(exitCodes.stopped)
      else end(exitCodes.stopped, grace.requested)
    },
    /**
     * Handles an uncaught error: logs it and ends the process. A store that is away for a moment does not end it, because requests without
     * the store still work.
     */
    fault(error: unknown): void {
      log().error('An error that nobody caught', { error })
      if (!isEnding && !isStoreBusy(error)) end(exitCodes.fault, grace.fault)
    },
    exitWith,
  }
}
