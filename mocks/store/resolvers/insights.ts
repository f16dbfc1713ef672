import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { audienceOf, seriesOf } from '@wasla/contract/insights/combine.ts'
import { metricsOf, rangeOf } from '@wasla/contract/insights/rules.ts'
import type { MockContext } from '../context.ts'
import { measuredOf, newestAverages } from '../insights/measured.ts'
import { visibleId } from '../profiles/visible.ts'

export const insightsResolvers: Resolvers<MockContext> = {
  Query: {
    profileAvgStats: (_parent, args, { store }) => newestAverages(store, visibleId(store, args), args.platform),
    profileRateSocialAnalytics: (_parent, args, { store }) =>
      audienceOf(
        measuredOf(store, visibleId(store, args), args.platform).flatMap((rows) => rows.findLast(({ audience }) => audience) ?? []),
        { races: true },
      ),
    profileMetrics(_parent, args, { store }) {
      const range = rangeOf(args, store.clock.now())
      return seriesOf(metricsOf(args), measuredOf(store, visibleId(store, args), args.platform).flat(), range)
    },
  },
}
