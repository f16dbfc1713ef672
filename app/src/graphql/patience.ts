import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'

/** How long a refused request is tried again before an error is shown, in milliseconds. */
export const longestPatience = 8_000
const firstWait = 500

/** A wait doubles with every try, is never shorter than the server requires, and gets a random share on top, so that clients refused together do not come back together. */
export function waitBefore(tries: number, retryAfter: number, random: Random): number {
  const least = Math.max(retryAfter * 1000, firstWait * 2 ** tries)
  return least + (random() * least) / 2
}

export type PatienceTools = { startTimer: StartTimer; random: Random }

/**
 * Tries again for as long as that is worth it and patience lasts. `retryAfterOf` gives the seconds after which it may be done
 * again; null for what is final. What may be done again only after patience has ended is not waited for at all. Rejects with the signal's reason when it is stopped meanwhile.
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
