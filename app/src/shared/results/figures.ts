import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** What `metrics` names (O-01), with the unit of each value: a count, a share 0..1, a multiple or halalas. */
export type Metric = {
  readonly name: string
  readonly value: number
}

/** How the metrics of an objective are called (O-01); clicks are the unit of traffic. */
export const unitMetrics: Readonly<Record<ObjectiveType, { readonly unit: string; readonly cost: string | null }>> = {
  TRAFFIC: { unit: 'CLICKS', cost: 'COST_PER_CLICK' },
  LEAD_GENERATION: { unit: 'LEADS', cost: 'COST_PER_LEAD' },
  DOWNLOADS: { unit: 'DOWNLOADS', cost: 'COST_PER_DOWNLOAD' },
  SIGN_UP: { unit: 'SIGN_UPS', cost: 'COST_PER_SIGN_UP' },
  SALES: { unit: 'ORDERS', cost: null },
}

/** Reads metrics by their names; null for one that this objective does not have. */
export const reader =
  (metrics: readonly Metric[]) =>
  (name: string): number | null =>
    metrics.find((metric) => metric.name === name)?.value ?? null

type Read = ReturnType<typeof reader>

/** A figure for each of something; null, which is written as a dash, while there is none of it: a price of nothing is no price. */
export const perEach = (read: Read, figure: string, of: string): number | null => ((read(of) ?? 0) > 0 ? read(figure) : null)

/** What each riyal of rewards brought; null before any was spent. Without revenue it is 0 only if something was earned. */
export function returnOf(read: Read, rewards: number): number | null {
  const value = read('RETURN_ON_SPEND')
  return value === 0 && ((read('REVENUE') ?? 0) > 0 || rewards === 0) ? null : value
}

/** One in how many: 0.037 is one in 27. Null where there is none. */
export const oneIn = (share: number | null): number | null => (share === null || share <= 0 ? null : Math.round(1 / share))

/** A share of a whole, 0 where there is no whole. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
