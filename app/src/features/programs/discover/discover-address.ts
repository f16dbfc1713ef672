import { programLimits } from '@wasla/contract/programs/limits.ts'
import { objectiveTypes, programFocuses, type ObjectiveType, type ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

export const discoverPath = '/discover' satisfies Path

/** What Discover lists, by `?type=` (H-06); experiences and groups are announced. */
export const discoverTypes = ['all', 'programs', 'experiences', 'groups'] as const
export type DiscoverType = (typeof discoverTypes)[number]
export const openTypes = ['all', 'programs'] as const satisfies readonly DiscoverType[]

/** Cards, or rows that say the same. */
export const discoverViews = ['cards', 'list'] as const
export type DiscoverView = (typeof discoverViews)[number]

/** How many programs stand on a page (H-05). */
export const discoverPageSize = 12

/** All that chooses what Discover shows, each part of its address. */
export type DiscoverList = {
  type: (typeof openTypes)[number]
  term: string
  objective: ObjectiveType | null
  focus: ProgramFocus | null
  /** Only what the reader may join and has not asked for (Y-28). */
  fitsMe: boolean
  view: DiscoverView
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** The list that an address asks for; what it asks wrongly is as if it did not. */
export function readDiscover(query: URLSearchParams): DiscoverList {
  return {
    type: oneOf(openTypes, query.get('type')) ?? 'all',
    term: (query.get('q') ?? '').slice(0, programLimits.searchTerm.most),
    objective: oneOf(objectiveTypes, query.get('objective')),
    focus: oneOf(programFocuses, query.get('focus')),
    fitsMe: query.get('fits') === 'me',
    view: oneOf(discoverViews, query.get('view')) ?? 'cards',
    page: pageFrom(query.get('page')),
  }
}

/** The address of a list; what is not chosen is left out. */
export function discoverAddress({ type, term, objective, focus, fitsMe, view, page }: DiscoverList): string {
  const query = new URLSearchParams({
    ...(type !== 'all' && { type }),
    ...(term.trim() !== '' && { q: term.trim() }),
    ...(objective && { objective }),
    ...(focus && { focus }),
    ...(fitsMe && { fits: 'me' }),
    ...(view !== 'cards' && { view }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${discoverPath}?${query.toString()}` : discoverPath
}

/** `ProgramsFilter` of a list; what does not choose is left out. */
export const filterOf = ({ term, objective, focus, fitsMe }: DiscoverList) => ({
  ...(term.trim() !== '' && { term: term.trim() }),
  ...(objective && { objectiveTypes: [objective] }),
  ...(focus && { programFocus: focus }),
  ...(fitsMe && { fitsMe }),
})

/** How many choices are set, beside the name that is searched. */
export const countSet = ({ objective, focus, fitsMe }: DiscoverList): number =>
  [objective !== null, focus !== null, fitsMe].filter(Boolean).length

/** Whether anything narrows the list, so that an empty one is no empty place. */
export const isNarrowed = (list: DiscoverList) => list.term.trim() !== '' || countSet(list) > 0
