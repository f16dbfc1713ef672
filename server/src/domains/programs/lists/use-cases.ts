import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { MyProgramsFilter, ProgramsByProfileFilter, ProgramsFilter } from '@wasla/contract/generated/user-types.ts'
import { listedAmong, readDiscoverFilter } from '@wasla/contract/programs/discover/filter.ts'
import { isListed } from '@wasla/contract/programs/page/visibility.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Part } from '#database/after-place.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findProgram } from '../stores/programs.ts'
import {
  findDiscovered,
  findDiscoveredIds,
  findListedAfter,
  findOnProfile,
  findOwn,
  findOwnAfter,
  type ProgramRows,
} from '../stores/lists.ts'

export type { ProgramRows } from '../stores/lists.ts'

type Filter<T> = T | null | undefined

/** Lists of programs, one page at a time; `count` is of the whole list. */
export type ListUseCases = {
  /** Returns a program that is listed now; null for any other (K-10). */
  listed(id: string): Promise<ProgramRecord | null>
  /** Returns ids of listed programs whose brand has a public page, in the order of ids, after `id`; for the sitemap. */
  listedAfter(id: string, count: number): Promise<string[]>
  /**
   * `programs`: the programs of Discover, newest publication first, without the viewer's own (H-05, X-14). Throws `DTO_VALIDATION_ERROR` at
   * `term`.
   */
  discover(viewer: Pick<Viewer, 'userId'>, filter: Filter<ProgramsFilter>, page: PageArgument): Promise<ProgramRows>
  /** Returns the ids of the newest programs that Discover shows, to compute how they fit a profile. Throws the errors of `discover`. */
  discoveredIds(viewer: Pick<Viewer, 'userId'>, filter: Filter<ProgramsFilter>): Promise<readonly string[]>
  /** `myPrograms`: programs of the viewer's profile, in any status, newest first. */
  own(viewer: Pick<Viewer, 'profileId'>, filter: Filter<MyProgramsFilter>, page: PageArgument): Promise<ProgramRows>
  /** Returns a part of the programs of the viewer's profile, the oldest first; in any status if `status` is null. */
  ownAfter(viewer: Pick<Viewer, 'profileId'>, status: ProgramStatus | null, part: Part): Promise<ProgramRecord[]>
  /** `programsByProfile`: listed programs of a profile with a public page; the profile itself also sees its link-only ones (D-35). */
  ofProfile(
    viewer: Pick<Viewer, 'profileId'> | null,
    profileId: string,
    filter: Filter<ProgramsByProfileFilter>,
    page: PageArgument,
  ): Promise<ProgramRows>
}

/** Largest number of programs whose fit one list computes; the newest programs are taken. The limit bounds the cost of the list. */
const weighed = 1_000

const none: ProgramRows = { count: 0, data: [] }

export const listUseCases = ({ db, clock }: Pick<ProgramsDeps, 'db' | 'clock'>): ListUseCases => ({
  async listed(id) {
    const program = await findProgram(db, id)
    return program && isListed(program, clock.now()) ? program : null
  },
  listedAfter: (id, count) => findListedAfter(db, id, clock.now(), count),
  async discover({ userId }, filter, page) {
    const query = readDiscoverFilter(filter)
    if (query.statuses.length === 0 || query.words?.length === 0) return none
    return findDiscovered(db, query, { userId, now: clock.now() }, pageOf(page))
  },
  async discoveredIds({ userId }, filter) {
    const query = readDiscoverFilter(filter)
    if (query.statuses.length === 0 || query.words?.length === 0) return []
    return findDiscoveredIds(db, query, { userId, now: clock.now() }, weighed)
  },
  async own({ profileId }, filter, page) {
    const statuses = filter?.status ?? null
    return statuses?.length === 0 ? none : findOwn(db, profileId, statuses, pageOf(page))
  },
  ownAfter: ({ profileId }, status, part) => findOwnAfter(db, profileId, status, part),
  async ofProfile(viewer, profileId, filter, page) {
    const statuses = listedAmong(filter?.status)
    const reader = { isOwner: viewer?.profileId === profileId, now: clock.now() }
    return statuses.length === 0 ? none : findOnProfile(db, profileId, statuses, reader, pageOf(page))
  },
})
