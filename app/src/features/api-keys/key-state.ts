import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import type { ApiKeyFieldsFragment } from './api-keys.generated.ts'

export type Key = ApiKeyFieldsFragment

/** The state of a key that its owner should notice; null if there is none. */
export function noticeOf({ expiresAt }: Pick<Key, 'expiresAt'>, now: number): 'expired' | 'endsSoon' | null {
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left <= apiLimits.endsSoon ? 'endsSoon' : null
}

/** Returns whether a time is near enough to be written as a distance: within these two weeks. Other times are written as days. */
export const isNear = (at: string, now: number): boolean => Math.abs(Date.parse(at) - now) <= apiLimits.endsSoon
