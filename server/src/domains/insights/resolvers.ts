import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'

export const insightsResolvers: Resolvers<RequestContext> = {
  Query: {
    profileAvgStats: (_, asked, { services }) => services.insights.averages(asked),
    profileRateSocialAnalytics: (_, asked, { services }) => services.insights.audience(asked),
    profileMetrics: (_, asked, { services }) => services.insights.series(asked),
  },
}
