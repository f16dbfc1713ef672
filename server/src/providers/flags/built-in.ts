import { ErrorCode, OpenFeatureEventEmitter, ServerProviderEvents, type Provider, type ResolutionDetails } from '@openfeature/server-sdk'
import type { Flags } from '@wasla/contract/flags/flags.ts'

/** A provider that can be told that its flags changed. */
export type BuiltInProvider = Provider & { changed(): void }

const unknown = <T>(value: T): ResolutionDetails<T> => ({ value, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND })

/**
 * Returns a provider of the product’s own flags, which are in its database and switched in the back office, with the interface of
 * any vendor.
 */
export function builtInProvider(read: () => Promise<Flags>): BuiltInProvider {
  const events = new OpenFeatureEventEmitter()
  const isFlag = (key: string, flags: Flags): key is keyof Flags => Object.hasOwn(flags, key)
  return {
    metadata: { name: 'built-in' },
    runsOn: 'server',
    events,
    async resolveBooleanEvaluation(key, fallback) {
      const flags = await read()
      return isFlag(key, flags) ? { value: flags[key], reason: 'STATIC' } : unknown(fallback)
    },
    resolveStringEvaluation: async (_key, fallback) => unknown(fallback),
    resolveNumberEvaluation: async (_key, fallback) => unknown(fallback),
    resolveObjectEvaluation: async (_key, fallback) => unknown(fallback),
    changed: () => events.emit(ServerProviderEvents.ConfigurationChanged),
  }
}
