import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** Figures of a participant besides clicks and rewards: results other than clicks, and the revenue of orders. */
export type Columns = {
  readonly results: Exclude<ObjectiveType, 'TRAFFIC'> | null
  readonly hasRevenue: boolean
  /** Layout, by the number of columns. */
  readonly look: 'traffic' | 'counted' | 'sales'
}

/** Returns the columns of a program's objective; only clicks while it is unknown. */
export function columnsOf(objective: ObjectiveType | null): Columns {
  if (objective === null || objective === 'TRAFFIC') return { results: null, hasRevenue: false, look: 'traffic' }
  const hasRevenue = objective === 'SALES'
  return { results: objective, hasRevenue, look: hasRevenue ? 'sales' : 'counted' }
}
