import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'

export const insightsResolvers: Resolvers<RequestContext> = {
  Query: {
    profileAvgStats: (_, query, { services }) => services.insights.averages(query),
    profileRateSocialAnalytics: (_, query, { services }) => services.insights.audience(query),
    profileMetrics: (_, query, { services }) => services.insights.series(query),
  },
}
