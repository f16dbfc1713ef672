import { InMemoryCache, type TypePolicies } from '@apollo/client/cache'

/** Members of each union of the schema; `cache.test.ts` compares them with the SDL. */
export const possibleTypes = { Profile: ['UserProfile', 'BusinessProfile'] }

/**
 * Types without an id of which a viewer has only one object. The cache needs these objects as entities, so that masked fragments on them
 * can be read and updated.
 */
export const singletons = ['ActiveProfile', 'ProfileProgressResult'] as const

/**
 * A milestone is cached with its parent instead of by its id, because the same id is used by the program and by each participant.
 * `MyObjectiveData` and `NetworkCaseRowPage` merge, because two queries read different fields of one object: the menu reads only the count
 * of a page.
 */
const typePolicies: TypePolicies = {
  MilestonePerformance: { keyFields: false },
  MyObjectiveData: { merge: true },
  NetworkCaseRowPage: { merge: true },
}

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: { ...typePolicies, ...Object.fromEntries(singletons.map((name) => [name, { keyFields: [] }])) },
  })
