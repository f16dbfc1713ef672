import type { Log } from './log.ts'
import { seldom } from './seldom.ts'
import type { Clock } from './clock.ts'

type Parts = { clock: Clock; log: Log; every: number; tasks: Readonly<Record<string, () => Promise<unknown>>> }

/**
 * Runs small tasks in rounds, one `every` so many milliseconds, never two at once. Several processes may run the same tasks, because each
 * task claims its work row by row. A failed task is logged at most once a minute and tried again in the next round.
 */
export function startRounds({ clock, log, every, tasks }: Parts) {
  const reportSeldom = seldom(clock, 60_000)
  const round = async () => {
    for (const [task, action] of Object.entries(tasks)) {
      try {
        await action()
      } catch (error) {
        reportSeldom(task, () => log.error('A timed task failed', { task, error }))
      }
    }
  }
  let running: Promise<void> | undefined
  let isWoken = false
  let isStopped = false
  /** Runs another round if `wake` was called during the last one, which may have missed the new work. */
  async function rounds(): Promise<void> {
    do {
      isWoken = false
      await round()
    } while (isWoken)
  }
  const begin = () => void (running ??= rounds().finally(() => (running = undefined)))
  const timer = setInterval(begin, every).unref()
  return {
    /** Starts a round now, or another one after the round that is running. */
    wake(): void {
      if (isStopped) return
      isWoken = true
      begin()
    },
    async stop(): Promise<void> {
      isStopped = true
      isWoken = false
      clearInterval(timer)
      await running
    },
  }
}
