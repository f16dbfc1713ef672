import type { Log } from './log.ts'
import { seldom } from './seldom.ts'
import type { Clock } from './clock.ts'

type Parts = { clock: Clock; log: Log; every: number; tasks: Readonly<Record<string, () => Promise<unknown>>> }

/**
 * Does small tasks again and again, one round after the other, `every` so many milliseconds. Several processes may do the same at once:
 * each task takes what it does row by row. A task that fails is logged once a minute and tried in the next round.
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
  /** Once more, if somebody had something to do while a round ran that may have passed it by. */
  async function rounds(): Promise<void> {
    do {
      isWoken = false
      await round()
    } while (isWoken)
  }
  const begin = () => void (running ??= rounds().finally(() => (running = undefined)))
  const timer = setInterval(begin, every).unref()
  return {
    /** A round now instead of at the next turn, and one more after a round that runs already. */
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
