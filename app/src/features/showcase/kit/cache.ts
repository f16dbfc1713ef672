import type { ApolloCache } from '@apollo/client'

/** Fields of cached answers that show the showcase to others, besides the owner's own lists: fetched again where they are next shown. */
const fieldsOf = {
  FeaturedPost: ['publicProfileFeaturedPosts'],
  ProfileLink: ['publicProfileLinks', 'visibleProfileLinks'],
  BrandCollaboration: ['publicProfileBrandCollaborations'],
  RateCard: ['publicUserRateCards'],
} as const

export type ShowcaseType = keyof typeof fieldsOf

/** After something was added or changed: the profile's own page and its progress are fetched again when they are opened. */
export function outdate(cache: ApolloCache, kind: ShowcaseType): void {
  for (const fieldName of [...fieldsOf[kind], 'ProfileProgress']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** After something was taken away: it is gone from every list at once. */
export function forget(cache: ApolloCache, kind: ShowcaseType, id: string): void {
  cache.evict({ id: cache.identify({ __typename: kind, id }) })
  outdate(cache, kind)
  cache.gc()
}
