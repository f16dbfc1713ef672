import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'

/** Time in milliseconds for which a request to a busy server is retried before the error is shown. */
export const longestPatience = 8_000
const firstWait = 500

/**
 * Returns the wait before a retry, in milliseconds. The wait doubles with every attempt and is at least `retryAfter` seconds. A random part
 * is added, so that clients refused at the same time return at different times.
 */
export function waitBefore(tries: number, retryAfter: number, random: Random): number {
  const least = Math.max(retryAfter * 1000, firstWait * 2 ** tries)
  return least + (random() * least) / 2
}

export type PatienceTools = { startTimer: StartTimer; random: Random }

/**
 * Retries until the result is final or `longestPatience` has passed. `retryAfterOf` returns the seconds after which a retry is allowed, or
 * null if the result is final. Returns at once if a retry is allowed only after the limit. Rejects with the signal's reason if the signal
 * is aborted.
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
