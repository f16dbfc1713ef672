import { invalidInput } from '../errors/problem.ts'
import type { MetricName } from '../generated/user-types.ts'
import { dayAt, numberOf, plusDays } from './days.ts'
import { insightLimits } from './limits.ts'

export type SeriesQuery = { metrics: readonly MetricName[]; startDate?: string | null; endDate?: string | null }

/**
 * Returns the days of a series (E-10): the last thirty by default. Throws `DTO_VALIDATION_ERROR` at `startDate` for more than 365 days, and
 * at `endDate` if the end is before the start.
 */
export function rangeOf({ startDate, endDate }: Pick<SeriesQuery, 'startDate' | 'endDate'>, now: number): { start: string; end: string } {
  const end = endDate ?? dayAt(now)
  const start = startDate ?? plusDays(end, 1 - insightLimits.defaultRange)
  const days = numberOf(end) - numberOf(start) + 1
  if (days < 1) throw invalidInput([{ path: 'endDate', rule: 'outOfRange' }])
  if (days > insightLimits.longestRange) throw invalidInput([{ path: 'startDate', rule: 'outOfRange' }])
  return { start, end }
}

/** Returns each requested metric once, in the order of the query. */
export const metricsOf = ({ metrics }: Pick<SeriesQuery, 'metrics'>): MetricName[] => [...new Set(metrics)]
