import { allOff, flagKeys, lastGoodLife, type Flags } from '@wasla/contract/flags/flags.ts'
import type { Clock } from '#platform/clock.ts'
import { createValue } from '#platform/store.ts'
import type { StartTimer } from '#platform/timers.ts'

/** While the status is `loading`, the app hides nothing and redirects nobody. */
export type FlagState = { readonly status: 'loading' } | { readonly status: 'known'; readonly flags: Flags }

export type FlagTools = {
  /** Requests `GET /flags`. */
  load: () => Promise<unknown>
  box: Pick<Storage, 'getItem' | 'setItem'>
  clock: Clock
  startTimer: StartTimer
  /** Logs a failure. The failure has no other effect (S1 §1). */
  log: (text: string, cause: unknown) => void
}

const storedAs = 'feature-flags'
/** Longest time in milliseconds that screens wait for flags. */
export const longestWait = 3_000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the effective flags if the value has the server's format, otherwise null. */
function readFlags(value: unknown): Flags | null {
  if (!isRecord(value) || !flagKeys.every((key) => typeof value[key] === 'boolean')) return null
  return { program: value['program'] === true, payment: value['payment'] === true }
}

/**
 * Creates the tab's flag store. It fetches the flags at the start, and the stream then pushes changes. While the server cannot be reached,
 * the last known flags count for a day.
 */
export function createFlagStore({ load, box, clock, startTimer, log }: FlagTools) {
  const value = createValue<FlagState>({ status: 'loading' })

  const storedFlags = (): Flags => {
    try {
      const stored: unknown = JSON.parse(box.getItem(storedAs) ?? 'null')
      if (!isRecord(stored) || typeof stored['at'] !== 'number') return allOff
      const age = clock.now() - stored['at']
      return age >= 0 && age <= lastGoodLife * 1000 ? (readFlags(stored['flags']) ?? allOff) : allOff
    } catch {
      return allOff
    }
  }

  const isSame = (flags: Flags) => {
    const state = value.read()
    return state.status === 'known' && flagKeys.every((key) => state.flags[key] === flags[key])
  }
  const know = (flags: Flags) => {
    if (!isSame(flags)) value.write({ status: 'known', flags })
  }

  /** Stores flags from an answer or the stream and returns true. For any other value, returns false and changes nothing. */
  function take(said: unknown): boolean {
    const flags = readFlags(said)
    if (!flags) return false
    box.setItem(storedAs, JSON.stringify({ flags, at: clock.now() }))
    know(flags)
    return true
  }

  async function refresh() {
    try {
      const said = await load()
      if (!take(said)) throw new Error('The answer holds no flags')
    } catch (cause) {
      log('Feature flags could not be loaded', cause)
      know(storedFlags())
    }
  }

  return {
    read: value.read,
    subscribe: value.subscribe,
    take,
    refresh,
    start() {
      const stop = startTimer(() => {
        if (value.read().status === 'loading') know(storedFlags())
      }, longestWait)
      void refresh().finally(stop)
    },
  }
}

export type FlagStore = ReturnType<typeof createFlagStore>
