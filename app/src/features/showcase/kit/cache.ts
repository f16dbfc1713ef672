import type { ApolloCache } from '@apollo/client'

/** Cached queries that show the showcase to others, besides the owner's own lists. They are fetched again when they are next shown. */
const fieldsOf = {
  FeaturedPost: ['publicProfileFeaturedPosts'],
  ProfileLink: ['publicProfileLinks', 'visibleProfileLinks'],
  BrandCollaboration: ['publicProfileBrandCollaborations'],
  RateCard: ['publicUserRateCards'],
} as const

export type ShowcaseType = keyof typeof fieldsOf

/** Evicts the profile's own page and its progress after an entry was added or changed, so that they are fetched again when opened. */
export function outdate(cache: ApolloCache, kind: ShowcaseType): void {
  for (const fieldName of [...fieldsOf[kind], 'ProfileProgress']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Removes a deleted entry from every list at once. */
export function forget(cache: ApolloCache, kind: ShowcaseType, id: string): void {
  cache.evict({ id: cache.identify({ __typename: kind, id }) })
  outdate(cache, kind)
  cache.gc()
}
