import type { ApolloCache } from '@apollo/client'

/** What others are shown of a profile is asked for anew once its owner changed it; so is how complete it is. */
export function forgetShown(cache: ApolloCache, profileId: string): void {
  for (const type of ['PublicProfile', 'ProfileSummary']) cache.evict({ id: `${type}:${profileId}` })
  cache.evict({ fieldName: 'ProfileProgress' })
  cache.evict({ fieldName: 'publicInterests' })
  cache.gc()
}
