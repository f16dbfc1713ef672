import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { throttle } from './throttle.ts'

const minute = 60_000
/** Milliseconds without a sign of another process after which no process seems to run the jobs: three intervals of the job that leaves it. */
const longestSilence = 15 * minute

type Parts = {
  /** Reads what a job that all other processes with jobs run writes at each of its runs; null before its first run. */
  sign: () => Promise<number | null>
  clock: Clock
  log: Log
}

/**
 * Watches from a process that runs no jobs of the product whether another process does. Compares signs with each other and never with a
 * clock, so a jump of the clock is no sign and no silence (F30). While the sign cannot be read, nothing is known, and the wait restarts.
 */
export function watchJobsElsewhere({ sign, clock, log }: Parts) {
  const onceAnHour = throttle(clock, 60 * minute)
  let seen: { sign: number | null; at: number } | null = null
  let isSilent = false

  return {
    /** For the timer: reads the sign, and raises an alarm if it has been the same for too long. Throws if the sign cannot be read. */
    async check(): Promise<void> {
      const before = seen
      seen = null
      const read = await sign()
      const now = clock.monotonic()
      seen = before && before.sign === read ? before : { sign: read, at: now }
      const silence = now - seen.at
      isSilent = silence >= longestSilence
      if (isSilent)
        onceAnHour('jobs', () =>
          log.error('Alarm: no process runs the jobs, or each check of the ledger fails', {
            alarm: 'jobs',
            minutes: Math.floor(silence / minute),
          }),
        )
    },
    /** Returns whether the last check saw no sign for too long. */
    areMissing: (): boolean => isSilent,
  }
}
