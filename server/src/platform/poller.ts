import type { Log } from './log.ts'
import { throttle } from './throttle.ts'
import type { Clock } from './clock.ts'

type Parts = { clock: Clock; log: Log; every: number; tasks: Readonly<Record<string, () => Promise<unknown>>> }

/**
 * Polls for due work: runs all tasks every `every` milliseconds, never twice at the same time. Several processes may run the same tasks,
 * because each task claims its work row by row. A failed task is logged at most once a minute and tried again at the next poll.
 */
export function startPoller({ clock, log, every, tasks }: Parts) {
  const reportThrottled = throttle(clock, 60_000)
  const poll = async () => {
    for (const [task, action] of Object.entries(tasks)) {
      try {
        await action()
      } catch (error) {
        reportThrottled(task, () => log.error('A timed task failed', { task, error }))
      }
    }
  }
  let running: Promise<void> | undefined
  let isWoken = false
  let isStopped = false
  /** Polls again if `wake` was called during the last poll, which may have missed the new work. */
  async function pollWhileWoken(): Promise<void> {
    do {
      isWoken = false
      await poll()
    } while (isWoken)
  }
  const begin = () => void (running ??= pollWhileWoken().finally(() => (running = undefined)))
  const timer = setInterval(begin, every).unref()
  return {
    /** Polls now, or once more after the poll that is running. */
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
