import type { ApiKey, ApiUsage } from '../generated/user-sdl-types.ts'
import type { ApiKeyRecord } from './key.ts'
import { apiLimits } from './limits.ts'

const moment = (at: number) => new Date(at).toISOString()

/** Returns a key as its owner sees it. */
export const apiKeyView = ({ id, name, ending, scopes, createdAt, expiresAt, lastUsedAt }: ApiKeyRecord): ApiKey => ({
  id,
  name,
  ending,
  scopes: [...scopes],
  createdAt: moment(createdAt),
  expiresAt: moment(expiresAt),
  lastUsedAt: lastUsedAt === null ? null : moment(lastUsedAt),
})

/** Requests that were counted since `start`, a time in milliseconds. */
export type CountedRequests = { readonly count: number; readonly start: number }

/** Returns the requests of this hour, as the owner sees them; `counted` is null if there were none. */
export function usageView(counted: CountedRequests | null, now: number): ApiUsage {
  const { count: most, window } = apiLimits.perProfile
  const endsAt = counted && counted.start + window * 1_000
  if (counted === null || endsAt === null || now >= endsAt) return { used: 0, most, endsAt: null }
  return { used: Math.min(counted.count, most), most, endsAt: moment(endsAt) }
}
