import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'

const of = ({ services }: RequestContext) => services.groupFigures

export const groupFiguresResolvers: Resolvers<RequestContext> = {
  Query: {
    groupTopCountries: (_, { groupId }, context) => of(context).countries(context.viewer, groupId, context.language),
    groupAvgStats: (_, query, context) => of(context).averages(context.viewer, query),
    groupRateSocialAnalytics: (_, query, context) => of(context).audience(context.viewer, query),
    groupMetrics: (_, query, context) => of(context).series(context.viewer, query),
  },
}
