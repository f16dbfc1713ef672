import type { Provider } from '@openfeature/server-sdk'
import type { Env } from '../../config/env.ts'

/**
 * Returns a provider for a flagd-compatible service, which streams every change over gRPC. `FLAGS_KEY` selects the set of flags, for
 * example `flagSetId=wasla`. Loaded only if it is configured, because gRPC takes a megabyte.
 */
export async function flagdProvider(flags: Extract<Env['flags'], { provider: 'flagd' }>): Promise<Provider> {
  const { FlagdProvider } = await import('@openfeature/flagd-provider')
  return new FlagdProvider({
    host: flags.host,
    port: flags.port,
    tls: flags.tls,
    // The service caches the values; a second cache would only make them late.
    cache: 'disabled',
    deadlineMs: 2_000,
    keepAliveTime: 30_000,
    retryBackoffMaxMs: 10_000,
    ...(flags.key ? { selector: flags.key } : {}),
  })
}
