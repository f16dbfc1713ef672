import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { MyProgramsFilter, ProgramsByProfileFilter, ProgramsFilter } from '@wasla/contract/generated/user-types.ts'
import { listedAmong, readDiscoverFilter } from '@wasla/contract/programs/discover/filter.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findDiscovered, findListedOf, findOwn, type ProgramRows } from '../stores/lists.ts'

export type { ProgramRows } from '../stores/lists.ts'

type Filter<T> = T | null | undefined

/** Lists of programs, a page at a time; `count` is of the whole list. */
export type ListUseCases = {
  /** `programs`: Discover, newest publication first, without the viewer's own (H-05, X-14). Throws `DTO_VALIDATION_ERROR` at `term`. */
  discover(viewer: Pick<Viewer, 'userId'>, filter: Filter<ProgramsFilter>, page: PageArgument): Promise<ProgramRows>
  /** `myPrograms`: what the viewer's profile made, in whatever status, newest first. */
  own(viewer: Pick<Viewer, 'profileId'>, filter: Filter<MyProgramsFilter>, page: PageArgument): Promise<ProgramRows>
  /** `programsByProfile`: what is listed of a profile that everybody may see; of all others nothing. */
  ofProfile(profileId: string, filter: Filter<ProgramsByProfileFilter>, page: PageArgument): Promise<ProgramRows>
}

const none: ProgramRows = { count: 0, data: [] }

export const listUseCases = ({ db, clock }: Pick<ProgramsDeps, 'db' | 'clock'>): ListUseCases => ({
  async discover({ userId }, filter, page) {
    const query = readDiscoverFilter(filter)
    if (query.statuses.length === 0 || query.words?.length === 0) return none
    return findDiscovered(db, query, { userId, now: clock.now() }, pageOf(page))
  },
  async own({ profileId }, filter, page) {
    const statuses = filter?.status ?? null
    return statuses?.length === 0 ? none : findOwn(db, profileId, statuses, pageOf(page))
  },
  async ofProfile(profileId, filter, page) {
    const statuses = listedAmong(filter?.status)
    return statuses.length === 0 ? none : findListedOf(db, profileId, statuses, clock.now(), pageOf(page))
  },
})
