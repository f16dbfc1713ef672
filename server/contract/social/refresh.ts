import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { socialLinkMissing } from './accounts.ts'
import { connectionExpired } from './connect.ts'
import type { SocialLinkRecord } from './record.ts'

/** An account is measured on demand once in so many seconds (E-11); all accounts of a user together so many times in an hour. */
export const refreshLimits = { every: 6 * 3600, perHour: { count: 30, window: 3600 } } as const

/** Seconds until an account may be measured on demand again; 0 where it may be now. Times in milliseconds. */
export const refreshWait = (refreshedAt: number | null, now: number): number =>
  refreshedAt === null ? 0 : Math.min(refreshLimits.every, Math.max(0, Math.ceil((refreshedAt + refreshLimits.every * 1000 - now) / 1000)))

/** The refusal to measure an account that was just measured. */
export const refreshedAlready = (refreshedAt: number, now: number) =>
  new Problem('RATE_LIMITED', { retryAfter: Math.max(1, refreshWait(refreshedAt, now)) })

/** An account of one's own, and when it was last measured on demand. */
export type RefreshState = { readonly link: SocialLinkRecord; readonly refreshedAt: number | null }

/** `refreshSocialLink` (E-11): the time to save as `refreshedAt`. An account that was typed was never connected, and cannot be measured. */
export function decideRefresh<State extends RefreshState>(
  state: State | null,
  now: number,
): Decision<{ readonly state: State; readonly refreshedAt: number }> {
  if (!state) return refused(socialLinkMissing())
  const { refreshedAt } = state
  if (refreshedAt !== null && refreshWait(refreshedAt, now) > 0) return refused(refreshedAlready(refreshedAt, now))
  return state.link.source === 'ESTIMATED' ? refused(connectionExpired('id')) : decided({ state, refreshedAt: now })
}
