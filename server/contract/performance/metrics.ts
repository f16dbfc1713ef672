import type { NamedMetric } from '../generated/user-sdl-types.ts'
import type { ObjectiveType } from '../programs/types.ts'
import { shareOf, type Counts } from './counts.ts'

/** What the metrics are made of. `spend`: cash that was earned, paid or not, in halalas (L-06). */
export type MetricFacts = Counts & { readonly visitors: number; readonly uncountedClicks: number; readonly spend: number }

/** Whole halalas for each of a number of things, half up; nothing for each of none. */
const each = (halalas: number, count: number) => Math.round(shareOf(halalas, count))

/** Of clicks, how many led to what a program is for, 0 to 1: one click may lead to several orders, and no share is more than all. */
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

/** The figures of a program or of one participant by its objective, in their order (O-01): money in halalas, rates 0 to 1, a return as a factor. */
export const metricsOf = (objective: ObjectiveType, facts: MetricFacts): NamedMetric[] =>
  Object.entries({ ...ofAll, ...ofObjective[objective] }).map(([name, valueOf]) => ({ name, value: valueOf(facts) }))
