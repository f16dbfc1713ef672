import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** The figures of a participant beside clicks and rewards: results that are no clicks, and what orders brought. */
export type Columns = {
  readonly results: Exclude<ObjectiveType, 'TRAFFIC'> | null
  readonly hasRevenue: boolean
  /** How many columns of figures there are. */
  readonly look: 'traffic' | 'counted' | 'sales'
}

/** What a program's objective counts; clicks alone while it is not known. */
export function columnsOf(objective: ObjectiveType | null): Columns {
  if (objective === null || objective === 'TRAFFIC') return { results: null, hasRevenue: false, look: 'traffic' }
  const hasRevenue = objective === 'SALES'
  return { results: objective, hasRevenue, look: hasRevenue ? 'sales' : 'counted' }
}
