import { anyone } from './rule.ts'

export const insightsAccess = {
  profileAvgStats: anyone,
  profileRateSocialAnalytics: anyone,
  profileMetrics: anyone,
} as const
