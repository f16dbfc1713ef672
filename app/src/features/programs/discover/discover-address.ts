import { programLimits } from '@wasla/contract/programs/limits.ts'
import { objectiveTypes, programFocuses, type ObjectiveType, type ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

export const discoverPath = '/discover' satisfies Path

/** What Discover lists, by `?type=` (H-06); experiences and groups are announced. */
export const discoverTypes = ['all', 'programs', 'experiences', 'groups'] as const
export type DiscoverType = (typeof discoverTypes)[number]
export const openTypes = ['all', 'programs'] as const satisfies readonly DiscoverType[]

/** How many programs stand on a page (H-05). */
export const discoverPageSize = 12

/** All that chooses what Discover shows, each part of its address. */
export type DiscoverList = {
  type: (typeof openTypes)[number]
  term: string
  objective: ObjectiveType | null
  focus: ProgramFocus | null
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
    page: pageFrom(query.get('page')),
  }
}

/** The address of a list; what is not chosen is left out. */
export function discoverAddress({ type, term, objective, focus, page }: DiscoverList): string {
  const query = new URLSearchParams({
    ...(type !== 'all' && { type }),
    ...(term.trim() !== '' && { q: term.trim() }),
    ...(objective && { objective }),
    ...(focus && { focus }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${discoverPath}?${query.toString()}` : discoverPath
}

/** `ProgramsFilter` of a list; what does not choose is left out. */
export const filterOf = ({ term, objective, focus }: DiscoverList) => ({
  ...(term.trim() !== '' && { term: term.trim() }),
  ...(objective && { objectiveTypes: [objective] }),
  ...(focus && { programFocus: focus }),
})

/** Whether anything narrows the list, so that an empty one is no empty place. */
export const isNarrowed = ({ term, objective, focus }: DiscoverList) => term.trim() !== '' || objective !== null || focus !== null
