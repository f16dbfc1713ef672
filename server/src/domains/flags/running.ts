import { OpenFeature, ServerProviderEvents, type Provider } from '@openfeature/server-sdk'
import { allOff, effectiveFlags, flagKeys, lastGoodLife, type FlagKey, type Flags } from '@wasla/contract/flags/flags.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { throttle } from '#platform/throttle.ts'
import { pause } from '#wait.ts'
import type { FlagService } from '#providers/flags/port.ts'
import type { LastGood } from './store.ts'

export type RunningFlags = FlagService & {
  /**
   * Reads the provider again. Never throws: while the provider is down, the last good values are used for a day, then all flags are off
   * (R-03, F16).
   */
  refresh(): Promise<void>
  close(): Promise<void>
}

export type FlagOptions = {
  provider: Provider
  /** The settings that the flags depend on. */
  settings: Flags
  clock: Clock
  log: Log
  /** Storage of the last good values. */
  lastGood: { read(): Promise<LastGood | null>; write(good: LastGood): Promise<void> }
  /** The name of the OpenFeature client. Each flag service of the process needs its own. */
  domain: string
  /** Timeout in milliseconds for one answer of the provider. After it, the last known value is used. */
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

/** Starts a flag service on a provider. Resolves within about three seconds, with the provider's values or the last good ones. */
export async function startFlags({
  provider,
  settings,
  clock,
  log,
  lastGood,
  domain,
  answerWithin = 2_000,
}: FlagOptions): Promise<RunningFlags> {
  const listeners = new Set<(flags: Flags) => void>()
  const reportThrottled = throttle(clock, reportEvery)
  const client = OpenFeature.getClient(domain)
  const down = (error: unknown) =>
    reportThrottled('down', () => log.warn('The flag service does not answer; the last known values stand in for it', { error }))

  let good: LastGood | null = await lastGood.read().catch(() => null)
  let saved = good
  let effective = allOff

  const effectiveNow = (): Flags => (good && clock.now() - good.at <= lastGoodLife * 1000 ? effectiveFlags(good.flags, settings) : allOff)

  function publish(): void {
    const next = effectiveNow()
    if (same(next, effective)) return
    effective = next
    for (const listener of listeners) listener(next)
  }

  async function ask(key: FlagKey): Promise<boolean> {
    const details = await within(answerWithin, client.getBooleanDetails(key, false))
    // "Flag not found" counts as a failure too: flagd's provider reports it if it cannot reach the service.
    if (details.errorCode) throw new Error(`${details.errorCode}: ${details.errorMessage ?? ''}`)
    return details.value
  }

  async function saveIfNew(latest: LastGood): Promise<void> {
    if (saved && same(saved.flags, latest.flags) && latest.at - saved.at < hour) return
    saved = latest
    await lastGood.write(latest)
  }

  async function askAll(): Promise<void> {
    try {
      const [program, payment] = await Promise.all([ask('program'), ask('payment')])
      good = { flags: { program, payment }, at: clock.now() }
      publish()
      await saveIfNew(good)
    } catch (error) {
      publish()
      down(error)
    }
  }

  // Reads run one after the other, so that an older result never overwrites a newer one.
  let asking = Promise.resolve()
  const refresh = () => (asking = asking.then(askAll))
  const again = () => void refresh()
  const listening = new AbortController()
  const starting = OpenFeature.setProviderAndWait(domain, provider).catch(down)
  // Called only after the provider is set. Before that, the domain has the SDK's own provider, which reports every flag as off.
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
