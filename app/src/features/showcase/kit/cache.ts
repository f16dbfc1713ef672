import type { ApolloCache } from '@apollo/client'

/**
 * Query fields that return the showcase as others see it, not the owner's own lists. They are evicted after a change, so that they are
 * fetched again when they are next shown.
 */
const fieldsOf = {
  FeaturedPost: ['publicProfileFeaturedPosts'],
  ProfileLink: ['publicProfileLinks', 'visibleProfileLinks'],
  BrandCollaboration: ['publicProfileBrandCollaborations'],
  RateCard: ['publicUserRateCards'],
} as const

export type ShowcaseType = keyof typeof fieldsOf

/** Evicts the public fields and the profile's progress after something was added or changed. */
export function outdate(cache: ApolloCache, kind: ShowcaseType): void {
  for (const fieldName of [...fieldsOf[kind], 'ProfileProgress']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Removes a deleted object from every cached list. */
export function forget(cache: ApolloCache, kind: ShowcaseType, id: string): void {
  cache.evict({ id: cache.identify({ __typename: kind, id }) })
  outdate(cache, kind)
  cache.gc()
}
