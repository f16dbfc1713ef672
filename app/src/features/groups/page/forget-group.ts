import type { ApolloCache } from '@apollo/client'

/** Queries that depend on the members of a group, or on the groups that the viewer is in. */
const lists = [
  'GroupMembers',
  'groupInvitations',
  'groupMemberShip',
  'groupTopCountries',
  'groupAvgStats',
  'groupRateSocialAnalytics',
  'groupMetrics',
  'myGroups',
  'groups',
  'suggestedGroups',
  'currentUser',
]

/** Evicts all data about a group's members from the cache, so that the page fetches the data again (S1 §7). */
export function forgetGroup(cache: ApolloCache, groupId: string): void {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  const id = cache.identify({ __typename: 'Group', id: groupId })
  if (id !== undefined) for (const fieldName of ['myRole', 'groupMembersCount', 'followers']) cache.evict({ id, fieldName })
  cache.gc()
}

/** Returns a mutation option: after the mutation, the group is fetched again. */
export const andForget = (groupId: string) => ({ update: (cache: ApolloCache) => forgetGroup(cache, groupId) })
