import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

const every = 10 * 60_000

/** Runs all tasks at the start and then every ten minutes, one after the other. If a task fails, logs it and runs the others. */
export function startUpkeep({ clock, log, tasks }: { clock: Clock; log: Log; tasks: Readonly<Record<string, () => unknown>> }) {
  const run = async () => {
    for (const [task, action] of Object.entries(tasks)) {
      try {
        await action()
      } catch (error) {
        log.error('Upkeep failed', { task, error })
      }
    }
  }
  let ranAt = clock.monotonic()
  let running = run()
  const again = () => (running = running.then(run).then(() => void (ranAt = clock.monotonic())))
  const timer = setInterval(again, every).unref()
  return {
    /** Runs all tasks once more, after a run that is under way. */
    run: again,
    /** Returns whether two runs were missed, so that something must be blocking them. */
    isLate: () => clock.monotonic() - ranAt > 2 * every + 60_000,
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
