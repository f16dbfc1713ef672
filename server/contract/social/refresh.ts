/** An account is looked at anew on demand once in so many seconds (E-11); so many times in an hour of all somebody's accounts. */
export const refreshLimits = { every: 6 * 3600, perHour: { count: 30, window: 3600 } } as const

/** Seconds until an account may be looked at again; 0 where it may be now. Times in milliseconds. */
export const refreshWait = (refreshedAt: number | null, now: number): number =>
  refreshedAt === null ? 0 : Math.min(refreshLimits.every, Math.max(0, Math.ceil((refreshedAt + refreshLimits.every * 1000 - now) / 1000)))
