import { OpenFeature, ServerProviderEvents, type Provider } from '@openfeature/server-sdk'
import { allOff, effectiveFlags, flagKeys, flagsKeptFor, type FlagKey, type Flags } from '@wasla/contract/flags/flags.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import { pause } from '#platform/wait.ts'
import type { LastGood } from './store.ts'

export type FlagService = {
  /** Effective values as last known; answers at once. */
  current(): Flags
  isOn(key: FlagKey): boolean
  /** Hears every change of the effective values; answers how to stop hearing. */
  subscribe(listener: (flags: Flags) => void): () => void
}

export type RunningFlags = FlagService & {
  /** Asks the provider again. Never throws: a provider that is down leaves the last good values for a day, then everything is off (R-03, F16). */
  refresh(): Promise<void>
  close(): Promise<void>
}

export type FlagOptions = {
  provider: Provider
  /** What the flags depend on. */
  settings: Flags
  clock: Clock
  log: Log
  keep: { read(): Promise<LastGood | null>; write(good: LastGood): Promise<void> }
  /** A name of its own for each service of the process. */
  domain: string
  /** Milliseconds a question may take before the last known value stands in. */
  answerWithin?: number
}

const refreshEvery = 20_000
const reportEvery = 5 * 60_000
const hour = 3_600_000
const startWithin = 3_000

const same = (a: Flags, b: Flags) => flagKeys.every((key) => a[key] === b[key])

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = pause(milliseconds, ended.signal).then(() => Promise.reject(new Error(`no answer in ${milliseconds} ms`)))
  late.catch(() => undefined)
  return Promise.race([answer, late]).finally(() => ended.abort())
}

/** Starts listening to a flag provider, whichever it is. Resolves with values as good as can be had within three seconds. */
export async function startFlags({
  provider,
  settings,
  clock,
  log,
  keep,
  domain,
  answerWithin = 2_000,
}: FlagOptions): Promise<RunningFlags> {
  const listeners = new Set<(flags: Flags) => void>()
  const reportSeldom = seldom(clock, reportEvery)
  const client = OpenFeature.getClient(domain)
  const down = (error: unknown) =>
    reportSeldom('down', () => log.warn('The flag service does not answer; the last known values stand in for it', { error }))

  let good: LastGood | null = await keep.read().catch(() => null)
  let kept = good
  let effective = allOff

  const standing = (): Flags => (good && clock.now() - good.at <= flagsKeptFor * 1000 ? effectiveFlags(good.flags, settings) : allOff)

  function settle(): void {
    const next = standing()
    if (same(next, effective)) return
    effective = next
    for (const listener of listeners) listener(next)
  }

  async function ask(key: FlagKey): Promise<boolean> {
    const details = await within(answerWithin, client.getBooleanDetails(key, false))
    // Not even "no such flag" is an answer: flagd's provider says it of a service that it cannot reach.
    if (details.errorCode) throw new Error(`${details.errorCode}: ${details.errorMessage ?? ''}`)
    return details.value
  }

  async function keepIfNew(now: LastGood): Promise<void> {
    if (kept && same(kept.flags, now.flags) && now.at - kept.at < hour) return
    kept = now
    await keep.write(now)
  }

  async function askAll(): Promise<void> {
    try {
      const [program, payment] = await Promise.all([ask('program'), ask('payment')])
      good = { flags: { program, payment }, at: clock.now() }
      settle()
      await keepIfNew(good)
    } catch (error) {
      settle()
      down(error)
    }
  }

  // One after the other: an answer that was asked for earlier must not come last.
  let asking = Promise.resolve()
  const refresh = () => (asking = asking.then(askAll))
  const again = () => void refresh()
  const listening = new AbortController()
  const starting = OpenFeature.setProviderAndWait(domain, provider).catch(down)
  // Only now: before, the name speaks for a provider that calls every flag off.
  for (const event of [
    ServerProviderEvents.Ready,
    ServerProviderEvents.ConfigurationChanged,
    ServerProviderEvents.Stale,
    ServerProviderEvents.Error,
  ])
    client.addHandler(event, again, { signal: listening.signal })
  await within(startWithin, starting).catch(down)
  await refresh()
  const timer = setInterval(again, refreshEvery).unref()

  return {
    current: () => effective,
    isOn: (key) => effective[key],
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    async close() {
      clearInterval(timer)
      listeners.clear()
      listening.abort()
      await provider.onClose?.()
    },
  }
}

/** Flags that stand: for tests, and for what needs none. */
export const fixedFlags = (flags: Flags): FlagService => ({
  current: () => flags,
  isOn: (key) => flags[key],
  subscribe: () => () => undefined,
})
