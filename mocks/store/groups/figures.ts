import type { AudienceAnalytics, AvgStats, MetricSeries, Platform } from '@wasla/contract/generated/user-types.ts'
import { groupAudience } from '@wasla/contract/groups/figures/audience.ts'
import { groupAverages } from '@wasla/contract/groups/figures/averages.ts'
import { countriesOf, topCountries } from '@wasla/contract/groups/figures/countries.ts'
import { groupDays } from '@wasla/contract/groups/figures/days.ts'
import { onPlatform } from '@wasla/contract/groups/figures/figures.ts'
import { recentSnapshots, type MemberSnapshot } from '@wasla/contract/groups/figures/member.ts'
import { groupSeries } from '@wasla/contract/groups/figures/series.ts'
import { metricsOf, rangeOf, type SeriesQuery } from '@wasla/contract/insights/rules.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import { measuredOf } from '../insights/measured.ts'
import type { Store } from '../memory.ts'
import { membersOf } from './find.ts'
import { enteredGroup } from './reading.ts'

type FiguresQuery = { groupId: string; platform?: Platform | null | undefined }

/** Returns the members with a public page. Figures do not include other members (D-05). */
const seenMembers = (store: Store, groupId: string): ProfileRecord[] =>
  membersOf(store, groupId).flatMap(({ profileId }) => {
    const profile = findProfile(store, profileId)
    return profile && isPublic(profile) ? [profile] : []
  })

/** Returns the snapshots of each member's account, for one platform or for all. */
function snapshotsOf(store: Store, { groupId, platform }: FiguresQuery): MemberSnapshot[][] {
  const platforms = new Map(store.memory.world.socialLinks.map((link) => [link.id, link.platform]))
  return seenMembers(store, groupId).flatMap(({ id }) =>
    measuredOf(store, id, null).map((rows) => [
      ...onPlatform(
        rows.flatMap((row) => {
          const on = platforms.get(row.accountId)
          return on ? [{ ...row, profileId: id, platform: on }] : []
        }),
        platform ?? 'ALL',
      ),
    ]),
  )
}

/** Implements the query `groupAvgStats` (G-09). */
export function averagesIn(store: Store, reader: string, query: FiguresQuery): AvgStats | null {
  enteredGroup(store, reader, query.groupId, 'readInside')
  const newest = snapshotsOf(store, query).flatMap((rows) => rows.at(-1) ?? [])
  return groupAverages(recentSnapshots(newest, store.clock.now()))
}

/** Implements the query `groupRateSocialAnalytics` (G-09). */
export function audienceIn(store: Store, reader: string, query: FiguresQuery): AudienceAnalytics | null {
  enteredGroup(store, reader, query.groupId, 'readInside')
  const newest = snapshotsOf(store, query).flatMap((rows) => rows.findLast(({ audience }) => audience !== null) ?? [])
  return groupAudience(recentSnapshots(newest, store.clock.now()), { races: true })
}

/** Implements the query `groupMetrics` (G-10, X-52). */
export function seriesIn(store: Store, reader: string, query: FiguresQuery & SeriesQuery): MetricSeries[] {
  const range = rangeOf(query, store.clock.now())
  enteredGroup(store, reader, query.groupId, 'readInside')
  return groupSeries(groupDays(snapshotsOf(store, query).flat(), range), metricsOf(query))
}

/** Implements the query `groupTopCountries`. Signed-out visitors may use it too (A-14, G-11). */
export function countriesIn(store: Store, reader: string | null, groupId: string, language: Language) {
  enteredGroup(store, reader, groupId, 'readCountries')
  return topCountries(countriesOf(seenMembers(store, groupId).map(({ countryId }) => countryId)), language)
}
