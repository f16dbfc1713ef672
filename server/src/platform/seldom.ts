import type { Clock } from './clock.ts'

/** Lets `action` happen at most once in `milliseconds` for each key: a fault that lasts must not fill the log (F16). */
export function seldom(clock: Clock, milliseconds: number) {
  const last = new Map<string, number>()
  return (key: string, action: () => void): void => {
    const now = clock.monotonic()
    const before = last.get(key)
    if (before !== undefined && now - before < milliseconds) return
    last.set(key, now)
    action()
  }
}
