import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** An entry of `metrics` (O-01). The name decides what the value is: a count, a share 0..1, a multiple or halalas. */
export type Metric = {
  readonly name: string
  readonly value: number
}

/** Names of each objective's metrics (O-01). The unit of traffic is clicks. */
export const unitMetrics: Readonly<Record<ObjectiveType, { readonly unit: string; readonly cost: string | null }>> = {
  TRAFFIC: { unit: 'CLICKS', cost: 'COST_PER_CLICK' },
  LEAD_GENERATION: { unit: 'LEADS', cost: 'COST_PER_LEAD' },
  DOWNLOADS: { unit: 'DOWNLOADS', cost: 'COST_PER_DOWNLOAD' },
  SIGN_UP: { unit: 'SIGN_UPS', cost: 'COST_PER_SIGN_UP' },
  SALES: { unit: 'ORDERS', cost: null },
}

/** Returns a function that reads a metric by its name. The function returns null for a metric that this objective does not have. */
export const reader =
  (metrics: readonly Metric[]) =>
  (name: string): number | null =>
    metrics.find((metric) => metric.name === name)?.value ?? null

type Read = ReturnType<typeof reader>

/** Returns a figure per unit. If there is no unit yet, returns null, which is shown as a dash: 0 would look like a price. */
export const perEach = (read: Read, figure: string, of: string): number | null => ((read(of) ?? 0) > 0 ? read(figure) : null)

/**
 * Returns the revenue per riyal of paid rewards, or null before any reward was paid. A return of 0 is shown only if rewards were earned but
 * there is no revenue.
 */
export function returnOf(read: Read, rewards: number): number | null {
  const value = read('RETURN_ON_SPEND')
  return value === 0 && ((read('REVENUE') ?? 0) > 0 || rewards === 0) ? null : value
}

/** Returns n for “one in n”: 27 for 0.037; null if the share is null or 0. */
export const oneIn = (share: number | null): number | null => (share === null || share <= 0 ? null : Math.round(1 / share))

/** Returns a part as a share of a whole, or 0 if the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
