import type { AudienceAnalytics, AvgStats, MetricSeries } from '@wasla/contract/generated/user-types.ts'
import { audienceOf, averagesOf, reachOf, seriesOf } from '@wasla/contract/insights/combine.ts'
import { metricsOf, rangeOf, type SeriesAsked } from '@wasla/contract/insights/rules.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import { type ProfileQuery, requireVisible } from '../profiles/service.ts'
import type { SocialService } from '../social/service.ts'

type OfPlatform = ProfileQuery & { platform?: Platform | null }

/** What is known of the accounts of a profile that anybody may see, of one platform or of all together (E-05). */
export type InsightsService = {
  /** Null where nothing was measured yet. Throws `PROFILE_NOT_FOUND`, as all of them. */
  averages(asked: OfPlatform): Promise<AvgStats | null>
  audience(asked: OfPlatform): Promise<AudienceAnalytics | null>
  /** Also throws `DTO_VALIDATION_ERROR` for a range that is none or too long (E-10). */
  series(asked: OfPlatform & SeriesAsked): Promise<MetricSeries[]>
}

type InsightsDeps = Pick<Deps, 'db' | 'clock' | 'env'> & { social: Pick<SocialService, 'newest' | 'range'> }

export function createInsightsService({ db, clock, env, social }: InsightsDeps): InsightsService {
  return {
    async averages(asked) {
      await requireVisible(db, asked)
      return averagesOf(await social.newest(asked, { withAudience: false }))
    },
    async audience(asked) {
      await requireVisible(db, asked)
      return audienceOf(await social.newest(asked, { withAudience: true }), { races: env.audienceRaces })
    },
    async series(asked) {
      const range = rangeOf(asked, clock.now())
      await requireVisible(db, asked)
      return seriesOf(metricsOf(asked), await social.range(asked, { start: reachOf(range.start), end: range.end }), range)
    },
  }
}
