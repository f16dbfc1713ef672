import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves after `milliseconds`, or earlier and without an error if `signal` aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal ? { signal } : {}).catch(() => undefined)
}

/** Gives other events a turn first, so that work in parts blocks nothing for longer than one part. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Returns a random wait below `ceiling` milliseconds, so that callers that collided do not collide again. */
export const jitter = (ceiling: number) => Math.random() * ceiling
