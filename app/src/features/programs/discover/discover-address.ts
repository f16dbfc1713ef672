import { programLimits } from '@wasla/contract/programs/limits.ts'
import { objectiveTypes, programFocuses, type ObjectiveType, type ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

export const discoverPath = '/discover' satisfies Path

/** Kinds of Discover, by `?type=` (H-06). Experiences and groups do not exist yet. */
export const discoverTypes = ['all', 'programs', 'experiences', 'groups'] as const
export type DiscoverType = (typeof discoverTypes)[number]
export const openTypes = ['all', 'programs'] as const satisfies readonly DiscoverType[]

/** Views of the list: cards, or rows with the same content. */
export const discoverViews = ['cards', 'list'] as const
type DiscoverView = (typeof discoverViews)[number]

/** Number of programs per page (H-05). */
export const discoverPageSize = 12

/** Values that select what Discover shows. All of them are part of the address. */
export type DiscoverList = {
  type: (typeof openTypes)[number]
  term: string
  objective: ObjectiveType | null
  focus: ProgramFocus | null
  /** Whether the list has only programs that the viewer may join and has not requested to join (Y-28). */
  fitsMe: boolean
  view: DiscoverView
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** Returns the list that the address selects. Ignores invalid values. */
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

/** Returns the address of a list. Omits default values. */
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

/** Returns the `ProgramsFilter` of a list. Omits filters that are not set. */
export const filterOf = ({ term, objective, focus, fitsMe }: DiscoverList) => ({
  ...(term.trim() !== '' && { term: term.trim() }),
  ...(objective && { objectiveTypes: [objective] }),
  ...(focus && { programFocus: focus }),
  ...(fitsMe && { fitsMe }),
})

/** Returns the number of filters that are set, not counting the search term. */
export const countSet = ({ objective, focus, fitsMe }: DiscoverList): number =>
  [objective !== null, focus !== null, fitsMe].filter(Boolean).length

/**
 * Returns whether the list has a search term or a filter. If so, an empty list means that nothing matches, not that there are no programs.
 */
export const isNarrowed = (list: DiscoverList) => list.term.trim() !== '' || countSet(list) > 0
