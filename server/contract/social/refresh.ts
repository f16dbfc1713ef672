import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { socialLinkMissing } from './accounts.ts'
import { connectionExpired } from './connect.ts'
import type { SocialLinkRecord } from './record.ts'

/**
 * Limits of measurements on demand (E-11): seconds between two measurements of an account, and the highest number of measurements per user
 * and hour.
 */
export const refreshLimits = { every: 6 * 3600, perHour: { count: 30, window: 3600 } } as const

/** Returns the seconds until an account may be measured on demand again; 0 if it may be now. Times in milliseconds. */
const refreshWait = (refreshedAt: number | null, now: number): number =>
  refreshedAt === null ? 0 : Math.min(refreshLimits.every, Math.max(0, Math.ceil((refreshedAt + refreshLimits.every * 1000 - now) / 1000)))

/** Returns the problem of an account that was just measured. */
export const refreshedAlready = (refreshedAt: number, now: number) =>
  new Problem('RATE_LIMITED', { retryAfter: Math.max(1, refreshWait(refreshedAt, now)) })

/** An account of the caller, and when it was last measured on demand. */
export type RefreshState = { readonly link: SocialLinkRecord; readonly refreshedAt: number | null }

/**
 * Decides `refreshSocialLink` (E-11); returns the time to save as `refreshedAt`. A typed account cannot be measured, because it was never
 * connected.
 */
export function decideRefresh<State extends RefreshState>(
  state: State | null,
  now: number,
): Decision<{ readonly state: State; readonly refreshedAt: number }> {
  if (!state) return refused(socialLinkMissing())
  const { refreshedAt } = state
  if (refreshedAt !== null && refreshWait(refreshedAt, now) > 0) return refused(refreshedAlready(refreshedAt, now))
  return state.link.source === 'ESTIMATED' ? refused(connectionExpired('id')) : decided({ state, refreshedAt: now })
}
