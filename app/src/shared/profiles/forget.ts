import type { ApolloCache } from '@apollo/client'

/** After its owner changed a profile, what others see of it is fetched again; so is how complete it is. */
export function forgetPublicAnswers(cache: ApolloCache, profileId: string): void {
  for (const type of ['PublicProfile', 'ProfileSummary']) cache.evict({ id: `${type}:${profileId}` })
  cache.evict({ fieldName: 'ProfileProgress' })
  cache.evict({ fieldName: 'publicInterests' })
  cache.gc()
}
