import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'

/**
 * Position of the tracking setup on the results page (N-06, N-07). `first` until the first result, because without the setup no result can
 * arrive. `below`, and collapsed, once there are results or no more can arrive. `none` for a program that only counts clicks, and for a
 * draft, whose objective may still change.
 */
export type SetupPlace = 'first' | 'below' | 'none'

type Tracked = { readonly objectiveType: ObjectiveType | null; readonly status: ProgramStatus }

export function setupPlaceOf({ objectiveType, status }: Tracked, hasResults: boolean): SetupPlace {
  if (eventOf(objectiveType) === null || status === 'Draft') return 'none'
  return hasResults || status === 'Retired' ? 'below' : 'first'
}

type Whole = { readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly approved: number } }

/** Returns whether any result has counted, in the selected range or before it. */
export const hasCounted = ({ milestones }: Whole, { funnel }: Days): boolean =>
  funnel.approved > 0 || milestones.some(({ clicks }) => clicks > 0)
