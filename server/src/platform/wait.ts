import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves after `milliseconds`, sooner and without an error when `signal` fires. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal ? { signal } : {}).catch(() => undefined)
}

/** Lets whatever waits have the process first: work in parts holds nobody up for longer than one of them. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A random wait below `ceiling` milliseconds, so that those who collided do not collide again. */
export const jitter = (ceiling: number) => Math.random() * ceiling
