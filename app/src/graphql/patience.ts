import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'

/** How long a refused request is retried before the error is shown, in milliseconds. */
export const longestPatience = 8_000
const firstWait = 500

/**
 * Returns the wait before a retry, in milliseconds. It doubles with every try, is at least `retryAfter` seconds, and has a random share on
 * top, so that clients refused together do not return together.
 */
export function waitBefore(tries: number, retryAfter: number, random: Random): number {
  const least = Math.max(retryAfter * 1000, firstWait * 2 ** tries)
  return least + (random() * least) / 2
}

export type PatienceTools = { startTimer: StartTimer; random: Random }

/**
 * Retries until the result is final or `longestPatience` has passed. `retryAfterOf` returns the seconds after which a retry is allowed;
 * null if the result is final. Does not wait at all if a retry is allowed only after the limit.
 * Rejects with the signal's reason if it is aborted.
 */
export async function patiently<T>(
  { startTimer, random }: PatienceTools,
  once: () => Promise<T>,
  retryAfterOf: (result: T) => number | null,
  signal?: AbortSignal,
): Promise<T> {
  let isOver = false
  let wake = () => {}
  const stopPatience = startTimer(() => {
    isOver = true
    wake()
  }, longestPatience)
  const stopped = () => wake()
  signal?.addEventListener('abort', stopped)
  try {
    for (let tries = 0; ; tries++) {
      const result = await once()
      const retryAfter = isOver ? null : retryAfterOf(result)
      if (retryAfter === null || retryAfter * 1000 >= longestPatience) return result
      const waited = new Promise<void>((resolve) => (wake = resolve))
      const stopWait = startTimer(() => wake(), waitBefore(tries, retryAfter, random))
      await waited
      stopWait()
      signal?.throwIfAborted()
      if (isOver) return result
    }
  } finally {
    stopPatience()
    signal?.removeEventListener('abort', stopped)
  }
}
