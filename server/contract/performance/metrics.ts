import type { NamedMetric } from '../generated/user-sdl-types.ts'
import type { ObjectiveType } from '../programs/types.ts'
import { shareOf, type Counts } from './counts.ts'

/** The input of the metrics. `spend`: cash that was earned, paid or not, in halalas (L-06). */
export type MetricFacts = Counts & { readonly visitors: number; readonly uncountedClicks: number; readonly spend: number }

/** Returns whole halalas per unit, rounded half up; 0 if there are no units. */
const each = (halalas: number, count: number) => Math.round(shareOf(halalas, count))

/** Returns the share of clicks that led to a result, 0 to 1. One click may lead to several orders, so the share is capped at 1. */
export const conversionRate = ({ approved, clicks }: Pick<Counts, 'approved' | 'clicks'>): number => Math.min(1, shareOf(approved, clicks))

type Figures = Readonly<Record<string, (facts: MetricFacts) => number>>

const counted = (units: string, cost: string): Figures => ({
  [units]: ({ approved }) => approved,
  CONVERSION_RATE: conversionRate,
  [cost]: ({ spend, approved }) => each(spend, approved),
})

const ofAll: Figures = {
  CLICKS: ({ clicks }) => clicks,
  UNIQUE_VISITORS: ({ visitors }) => visitors,
  INVALID_CLICKS: ({ uncountedClicks }) => uncountedClicks,
}

const ofObjective: Readonly<Record<ObjectiveType, Figures>> = {
  TRAFFIC: { COST_PER_CLICK: ({ spend, clicks }) => each(spend, clicks) },
  LEAD_GENERATION: counted('LEADS', 'COST_PER_LEAD'),
  DOWNLOADS: counted('DOWNLOADS', 'COST_PER_DOWNLOAD'),
  SIGN_UP: counted('SIGN_UPS', 'COST_PER_SIGN_UP'),
  SALES: {
    ORDERS: ({ approved }) => approved,
    REVENUE: ({ revenue }) => revenue,
    CONVERSION_RATE: conversionRate,
    AVERAGE_ORDER: ({ revenue, approved }) => each(revenue, approved),
    RETURN_ON_SPEND: ({ revenue, spend }) => shareOf(revenue, spend),
  },
}

/** Returns the figures for an objective, in display order (O-01): money in halalas, rates from 0 to 1, the return on spend as a factor. */
export const metricsOf = (objective: ObjectiveType, facts: MetricFacts): NamedMetric[] =>
  Object.entries({ ...ofAll, ...ofObjective[objective] }).map(([name, valueOf]) => ({ name, value: valueOf(facts) }))
