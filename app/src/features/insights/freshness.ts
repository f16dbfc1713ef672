/** Figures are taken every night (E-11): one that was missed is bad luck, after two they are old. In milliseconds. */
const staleAfter = 2 * 86_400_000

/** Whether what was measured then (ISO 8601) is too old to be taken for today's; `now` in milliseconds. */
export const isStale = (measuredAt: string, now: number): boolean => now - Date.parse(measuredAt) > staleAfter
