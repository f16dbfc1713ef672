import type { AudienceAnalytics, AvgStats, MetricSeries } from '@wasla/contract/generated/user-types.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction } from '@wasla/contract/groups/access.ts'
import { topCountries } from '@wasla/contract/groups/figures/countries.ts'
import { groupSeries } from '@wasla/contract/groups/figures/series.ts'
import { groupNotFound } from '@wasla/contract/groups/standing.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import { metricsOf, rangeOf, type SeriesQuery } from '@wasla/contract/insights/rules.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Country } from '@wasla/contract/reference/countries.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import { idFrom } from '../held.ts'
import { findMembership } from '../stores/groups.ts'
import { figuresWork, type FreshenDeps } from './freshen.ts'
import { findAudience, findAverages, findCountries, findDays } from './stores/figures.ts'
import { markOlder } from './stores/stale.ts'

type Reader = Pick<Viewer, 'profileId'> | null
type FiguresQuery = { groupId: string; platform?: Platform | null }

/**
 * What the members of a group have together (G-07 to G-11). Made by `freshen`, and only read by requests. Throws `GROUP_NOT_FOUND` for a
 * hidden group and one who is no member, as for none.
 */
export type GroupFiguresService = {
  /** Null below three members with figures (G-09). */
  averages(reader: Reader, query: FiguresQuery): Promise<AvgStats | null>
  audience(reader: Reader, query: FiguresQuery): Promise<AudienceAnalytics | null>
  /** Without points below three members. Also throws `DTO_VALIDATION_ERROR` for a range that is empty or too long (E-10). */
  series(reader: Reader, query: FiguresQuery & SeriesQuery): Promise<MetricSeries[]>
  /** For everybody: by rank, with ties in the reader's alphabet. */
  countries(reader: Reader, groupId: string, language: Language): Promise<{ country: Country; count: number }[]>
  /** For the timer: works on changed groups, on so many at most; without a number until nothing is left that can be done. */
  freshen(most?: number): Promise<void>
  /** Lists the groups whose figures are a day old, for `freshen`. */
  renew(): Promise<void>
}

const day = 86_400_000
/** How many groups are worked on before looking whether there are more. */
const batch = 50

/**
 * The id of a group whose figures a reader may have. One statement, since a page asks for several figures at once: unlike `entered` it does
 * not look for an invitation, with which nobody may read more of them.
 */
async function entered(db: Database, reader: Reader, groupId: string, action: GroupAction): Promise<string> {
  const id = idFrom(groupId)
  const found = await findMembership(db, id, reader?.profileId ?? '')
  if (!found) throw groupNotFound()
  const standing = { ...found, viewer: groupViewerOf({ isSignedIn: reader !== null, role: found.role, isInvited: false }) }
  if (!mayDo(standing, action)) throw new Problem(refusalCodeOf(standing))
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
      // Twice at the end with nothing done: what is left, if anything, fails.
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
