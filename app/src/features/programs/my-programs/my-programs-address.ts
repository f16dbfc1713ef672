import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { participationStatuses, programStatuses, type ProgramStatus, type ParticipationStatus } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

const myProgramsPath = '/my-programs' satisfies Path

/** The tabs, by `?tab=`. A brand's first tab is Created (S2 §2). `bookmarked` does not exist yet. */
export const myProgramsTabs = ['created', 'applied', 'joined', 'bookmarked'] as const
type MyProgramsTab = Exclude<(typeof myProgramsTabs)[number], 'bookmarked'>

/** Returns the tabs of a profile type: only brands create programs (K-07). */
export const tabsOf = (type: ProfileType): readonly (typeof myProgramsTabs)[number][] =>
  type === 'BRAND' ? myProgramsTabs : myProgramsTabs.filter((tab) => tab !== 'created')

/** Filter of the viewer's own requests, by `?show=`. `pending` is the default (M-07). */
export const requestShows = ['all', 'pending', 'accepted'] as const
type RequestShow = (typeof requestShows)[number]

export type MyProgramsList = { tab: MyProgramsTab; show: RequestShow; status: ProgramStatus | null; page: number }

const first = (type: ProfileType): MyProgramsTab => (type === 'BRAND' ? 'created' : 'applied')

/** Returns the list that the address selects. Ignores values that are invalid or that the profile type does not have. */
export function readMyPrograms(query: URLSearchParams, type: ProfileType): MyProgramsList {
  const tab = tabsOf(type).find((each) => each === query.get('tab'))
  return {
    tab: tab === undefined || tab === 'bookmarked' ? first(type) : tab,
    show: requestShows.find((each) => each === query.get('show')) ?? 'pending',
    status: programStatuses.find((each) => each === query.get('status')) ?? null,
    page: pageFrom(query.get('page')),
  }
}

/** Returns the address of a list. Omits values that belong to other tabs. */
export function myProgramsAddress({
  tab,
  show = 'pending',
  status = null,
  page = 1,
}: Partial<MyProgramsList> & Pick<MyProgramsList, 'tab'>): string {
  const query = new URLSearchParams({
    tab,
    ...(tab === 'applied' && show !== 'pending' && { show }),
    ...(tab === 'created' && status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${myProgramsPath}?${query.toString()}`
}

/** Returns the statuses of the requests that a list queries. */
export function requestsOf({ tab, show }: Pick<MyProgramsList, 'tab' | 'show'>): ParticipationStatus[] {
  if (tab === 'joined' || show === 'accepted') return ['Accepted']
  return show === 'all' ? [...participationStatuses] : ['Pending']
}
