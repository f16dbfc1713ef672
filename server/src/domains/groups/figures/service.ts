import type { AudienceAnalytics, AvgStats, MetricSeries } from '@wasla/contract/generated/user-types.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction } from '@wasla/contract/groups/access.ts'
import { topCountries } from '@wasla/contract/groups/figures/countries.ts'
import { groupSeries } from '@wasla/contract/groups/figures/series.ts'
import { groupNotFound } from '@wasla/contract/groups/entry.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import { metricsOf, rangeOf, type SeriesQuery } from '@wasla/contract/insights/rules.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Country } from '@wasla/contract/reference/countries.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import { idFrom } from '../locks.ts'
import { findMembership } from '../stores/groups.ts'
import { figuresWork, type FreshenDeps } from './freshen.ts'
import { findAudience, findAverages, findCountries, findDays } from './stores/figures.ts'
import { markOlder } from './stores/stale.ts'

type Reader = Pick<Viewer, 'profileId'> | null
type FiguresQuery = { groupId: string; platform?: Platform | null }

/**
 * Figures over the members of a group (G-07 to G-11). `freshen` computes them; requests only read them. Throws `GROUP_NOT_FOUND` to readers
 * who are not members of a hidden group, as for a missing one.
 */
export type GroupFiguresService = {
  /** Returns null if fewer than three members have figures (G-09). */
  averages(reader: Reader, query: FiguresQuery): Promise<AvgStats | null>
  audience(reader: Reader, query: FiguresQuery): Promise<AudienceAnalytics | null>
  /**
   * Returns no points if fewer than three members have figures. Also throws `DTO_VALIDATION_ERROR` for a range that is empty or too
   * long (E-10).
   */
  series(reader: Reader, query: FiguresQuery & SeriesQuery): Promise<MetricSeries[]>
  /** Readable by everybody. Sorted by rank, ties by the reader's alphabet. */
  countries(reader: Reader, groupId: string, language: Language): Promise<{ country: Country; count: number }[]>
  /** For the timer: computes the figures of at most `most` changed groups. Without `most`, computes all groups that can be computed. */
  freshen(most?: number): Promise<void>
  /** Marks groups whose figures are a day old, for `freshen`. */
  renew(): Promise<void>
}

const day = 86_400_000
/** Number of groups that are computed before checking whether there are more groups. */
const batch = 50

/**
 * Returns the id of a group whose figures a reader may see. Takes one statement, because a page reads several figures at once. Unlike
 * `entered` of `reading.ts` it does not look for an invitation, which gives no further access to figures.
 */
async function entered(db: Database, reader: Reader, groupId: string, action: GroupAction): Promise<string> {
  const id = idFrom(groupId)
  const found = await findMembership(db, id, reader?.profileId ?? '')
  if (!found) throw groupNotFound()
  const access = { ...found, viewer: groupViewerOf({ isSignedIn: reader !== null, role: found.role, isInvited: false }) }
  if (!mayDo(access, action)) throw new Problem(refusalCodeOf(access))
  return id
}

export function createGroupFiguresService(deps: FreshenDeps): GroupFiguresService {
  const { db, clock, env } = deps
  const work = figuresWork(deps)
  const of = async (reader: Reader, { groupId, platform }: FiguresQuery) => ({
    groupId: await entered(db, reader, groupId, 'readInside'),
    of: platform ?? ('ALL' as const),
  })

  return {
    averages: async (reader, query) => findAverages(db, await of(reader, query)),
    async audience(reader, query) {
      const audience = await findAudience(db, await of(reader, query))
      return audience && { ...audience, races: env.audienceRaces ? audience.races : [] }
    },
    async series(reader, query) {
      const range = rangeOf(query, clock.now())
      return groupSeries(await findDays(db, await of(reader, query), range), metricsOf(query))
    },
    countries: async (reader, groupId, language) =>
      topCountries(await findCountries(db, await entered(db, reader, groupId, 'readCountries')), language),
    async freshen(most) {
      if (most !== undefined) return void (await work(most))
      // Stops after the second time that a full pass of the list computes nothing: every group that is left fails.
      for (let idle = 0; idle < 2;) {
        const { done, isEnd } = await work(batch)
        if (done > 0) idle = 0
        else if (isEnd) idle += 1
      }
    },
    async renew() {
      const now = clock.now()
      await markOlder(db, now - day, plusDays(dayAt(now), -1))
    },
  }
}
