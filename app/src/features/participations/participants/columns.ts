import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** Figures of a participant's row besides clicks and rewards: results that are not clicks, and the revenue of orders. */
export type Columns = {
  readonly results: Exclude<ObjectiveType, 'TRAFFIC'> | null
  readonly hasRevenue: boolean
  /** Name of the column layout. */
  readonly look: 'traffic' | 'counted' | 'sales'
}

/** Returns the columns for a program's objective; only clicks until the objective is known. */
export function columnsOf(objective: ObjectiveType | null): Columns {
  if (objective === null || objective === 'TRAFFIC') return { results: null, hasRevenue: false, look: 'traffic' }
  const hasRevenue = objective === 'SALES'
  return { results: objective, hasRevenue, look: hasRevenue ? 'sales' : 'counted' }
}
