import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { audienceOf, seriesOf } from '@wasla/contract/insights/combine.ts'
import { metricsOf, rangeOf } from '@wasla/contract/insights/rules.ts'
import type { MockContext } from '../context.ts'
import { measuredOf, newestAverages } from '../insights/measured.ts'
import { visibleId } from '../showcase/shown.ts'

export const insightsResolvers: Resolvers<MockContext> = {
  Query: {
    profileAvgStats: (_parent, asked, { store }) => newestAverages(store, visibleId(store, asked), asked.platform),
    profileRateSocialAnalytics: (_parent, asked, { store }) =>
      audienceOf(
        measuredOf(store, visibleId(store, asked), asked.platform).flatMap((rows) => rows.findLast(({ audience }) => audience) ?? []),
        { races: true },
      ),
    profileMetrics(_parent, asked, { store }) {
      const range = rangeOf(asked, store.clock.now())
      return seriesOf(metricsOf(asked), measuredOf(store, visibleId(store, asked), asked.platform).flat(), range)
    },
  },
}
