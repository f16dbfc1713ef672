import type { NamedMetric } from '../generated/user-sdl-types.ts'
import type { ObjectiveType } from '../programs/types.ts'
import { shareOf, type Counts } from './counts.ts'

/** Counts from which a conversion rate follows. `approvedByCode`: the approved results that a code brought, which are part of `approved`. */
export type RateFacts = Pick<Counts, 'approved' | 'clicks'> & { readonly approvedByCode: number }

/** The input of the metrics. `spend`: all cash that participants earned, paid or not yet paid, in halalas (L-06). */
export type MetricFacts = Counts & RateFacts & { readonly visitors: number; readonly uncountedClicks: number; readonly spend: number }

/** Returns the average amount per unit in whole halalas, rounded half up; 0 if there are no units. */
const each = (halalas: number, count: number) => Math.round(shareOf(halalas, count))

/**
 * Returns the approved results of links divided by clicks, at most 1. Results by a code are left out, because nobody clicked for them. The
 * quotient can be higher than 1, because one click may lead to several orders.
 */
export const conversionRate = ({ approved, approvedByCode, clicks }: RateFacts): number =>
  Math.min(1, shareOf(approved - approvedByCode, clicks))

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

/**
 * Returns the metrics for an objective, in display order (O-01). Money is in halalas, rates are from 0 to 1, and the return on spend is a
 * factor.
 */
export const metricsOf = (objective: ObjectiveType, facts: MetricFacts): NamedMetric[] =>
  Object.entries({ ...ofAll, ...ofObjective[objective] }).map(([name, valueOf]) => ({ name, value: valueOf(facts) }))
