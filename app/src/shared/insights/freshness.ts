import { dayAt } from '@wasla/contract/insights/days.ts'

/** Figures are taken every night (E-11): one that was missed is bad luck, after two they are old. In milliseconds. */
const staleAfter = 2 * 86_400_000

/** Whether what was measured then (ISO 8601) is too old to be taken for today's; `now` in milliseconds. */
export const isStale = (measuredAt: string, now: number): boolean => now - Date.parse(measuredAt) > staleAfter

/** Whether two measurements (ISO 8601) are of one day, so that one age is true of both. */
export const isSameDay = (one: string | null, other: string): boolean => one !== null && dayAt(Date.parse(one)) === dayAt(Date.parse(other))
