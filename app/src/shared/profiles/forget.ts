import type { ApolloCache } from '@apollo/client'

/** Evicts what others see of a profile, and its completeness, after its owner changed it; both are then refetched. */
export function forgetPublicAnswers(cache: ApolloCache, profileId: string): void {
  for (const type of ['PublicProfile', 'ProfileSummary']) cache.evict({ id: `${type}:${profileId}` })
  cache.evict({ fieldName: 'ProfileProgress' })
  cache.evict({ fieldName: 'publicInterests' })
  cache.gc()
}
