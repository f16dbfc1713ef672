import { InMemoryCache, type TypePolicies } from '@apollo/client/cache'

/** Types of each union of the schema; `cache.test.ts` holds it against the SDL. */
export const possibleTypes = { Profile: ['UserProfile', 'BusinessProfile'] }

/** Objects without an id of which a viewer has one, so that masked fragments on them can be read and updated. */
export const singletons = ['ActiveProfile', 'ProfileProgressResult'] as const

/**
 * Kept where they were read, and not by their id: a milestone stands otherwise for a program and for each of its participants. What two
 * queries read of somebody's own link is one object, and so is a page of network cases: the menu reads its count alone.
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
