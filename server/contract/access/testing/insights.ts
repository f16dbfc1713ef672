import { openToAll, type UserRow } from './user-rows.ts'

const ofProfile = 'profileId: "none", profileType: BRAND'

export const insightsCalls: readonly UserRow[] = [
  openToAll('query', `profileAvgStats(${ofProfile}) { followers }`),
  openToAll('query', `profileRateSocialAnalytics(${ofProfile}) { measuredAt }`),
  openToAll('query', `profileMetrics(${ofProfile}, metrics: [FOLLOWERS]) { metric }`),
]
