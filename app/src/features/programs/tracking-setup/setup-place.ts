import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'

/**
 * Position of the tracking setup on the results page: `first` until the first result, because none can come without it; `below` and
 * collapsed once there are results, or none can come any more; `none` for a program that only counts clicks, and for a draft, whose
 * objective may still change (N-06, N-07).
 */
export type SetupPlace = 'first' | 'below' | 'none'

type Tracked = { readonly objectiveType: ObjectiveType | null; readonly status: ProgramStatus }

export function setupPlaceOf({ objectiveType, status }: Tracked, hasResults: boolean): SetupPlace {
  if (eventOf(objectiveType) === null || status === 'Draft') return 'none'
  return hasResults || status === 'Retired' ? 'below' : 'first'
}

type Whole = { readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly approved: number } }

/** Returns whether any result counted, within the range or before it. */
export const hasCounted = ({ milestones }: Whole, { funnel }: Days): boolean =>
  funnel.approved > 0 || milestones.some(({ clicks }) => clicks > 0)
