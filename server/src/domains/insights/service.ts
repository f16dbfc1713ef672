import type { AudienceAnalytics, AvgStats, MetricSeries } from '@wasla/contract/generated/user-types.ts'
import { audienceOf, averagesOf, firstDayFor, seriesOf } from '@wasla/contract/insights/combine.ts'
import { metricsOf, rangeOf, type SeriesQuery } from '@wasla/contract/insights/rules.ts'
import type { Owner } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { SocialService } from '../social/service.ts'

type InsightsQuery = Owner & { readonly platform?: Platform | null }

/** Figures computed from the snapshots of a profile's accounts, for one platform or for all together (E-05). Everybody may see them. */
export type InsightsService = {
  /**
   * Returns null if nothing was measured yet. Like the other functions, throws `PROFILE_NOT_FOUND` if the profile is not visible to
   * everybody.
   */
  averages(query: InsightsQuery): Promise<AvgStats | null>
  audience(query: InsightsQuery): Promise<AudienceAnalytics | null>
  /** Also throws `DTO_VALIDATION_ERROR` for a range that is empty or too long (E-10). */
  series(query: InsightsQuery & SeriesQuery): Promise<MetricSeries[]>
}

type Others = {
  profiles: Pick<ProfilesService, 'requireVisible'>
  social: Pick<SocialService, 'newest' | 'range'>
}

export function createInsightsService({ clock, env }: Pick<Deps, 'clock' | 'env'>, { profiles, social }: Others): InsightsService {
  return {
    async averages(query) {
      await profiles.requireVisible(query)
      return averagesOf(await social.newest(query, { withAudience: false }))
    },
    async audience(query) {
      await profiles.requireVisible(query)
      return audienceOf(await social.newest(query, { withAudience: true }), { races: env.audienceRaces })
    },
    async series(query) {
      const range = rangeOf(query, clock.now())
      await profiles.requireVisible(query)
      return seriesOf(metricsOf(query), await social.range(query, { start: firstDayFor(range.start), end: range.end }), range)
    },
  }
}
