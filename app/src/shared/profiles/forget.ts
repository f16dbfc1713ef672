import type { ApolloCache } from '@apollo/client'

/** Evicts a profile's public answers and its completeness after its owner changed it. Both are then refetched. */
export function forgetPublicAnswers(cache: ApolloCache, profileId: string): void {
  for (const type of ['PublicProfile', 'ProfileSummary']) cache.evict({ id: `${type}:${profileId}` })
  cache.evict({ fieldName: 'ProfileProgress' })
  cache.evict({ fieldName: 'publicInterests' })
  cache.gc()
}
