import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'

/**
 * Where the setup of tracking stands on the page of results: `first` as long as nothing came, since nothing will come without it; `below`
 * and closed once results come, or can come no more; `none` for a program that counts clicks alone, and for a draft, whose objective may
 * still change (N-06, N-07).
 */
export type SetupPlace = 'first' | 'below' | 'none'

type Tracked = { readonly objectiveType: ObjectiveType | null; readonly status: ProgramStatus }

export function setupPlaceOf({ objectiveType, status }: Tracked, hasResults: boolean): SetupPlace {
  if (eventOf(objectiveType) === null || status === 'Draft') return 'none'
  return hasResults || status === 'Retired' ? 'below' : 'first'
}

type Whole = { readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly approved: number } }

/** Whether any result counted, in these days or before them. */
export const hasCounted = ({ milestones }: Whole, { funnel }: Days): boolean =>
  funnel.approved > 0 || milestones.some(({ clicks }) => clicks > 0)
