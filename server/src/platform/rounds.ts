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
  const timer = setInterval(() => {
    running ??= round().finally(() => (running = undefined))
  }, every).unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
