import { InMemoryCache, type TypePolicies } from '@apollo/client/cache'

/** Members of each union of the schema; `cache.test.ts` compares them with the SDL. */
export const possibleTypes = { Profile: ['UserProfile', 'BusinessProfile'] }

/**
 * Types without an id, each with one object per viewer. As cache entities, these objects can be read and updated through masked fragments.
 */
export const singletons = ['ActiveProfile', 'ProfileProgressResult'] as const

/**
 * A milestone is cached with its parent instead of by its id, because the program and all participants use the same id. `MyObjectiveData`
 * and `NetworkCaseRowPage` merge, because two queries read different fields of one object. For example, the menu reads only the count of a
 * page. `HomeFigures` merges too, because an agent's home reads its fields by two queries; a new list replaces the old one, also if it is
 * shorter. A check of a link has its program's id, so that the answer to “check now” replaces the check that the page shows.
 */
const typePolicies: TypePolicies = {
  HomeFigures: { merge: true, fields: { today: { merge: false }, talentEarnings: { merge: false } } },
  MilestonePerformance: { keyFields: false },
  MyObjectiveData: { merge: true },
  NetworkCaseRowPage: { merge: true },
  ProgramLinkCheck: { keyFields: ['programId'] },
}

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: { ...typePolicies, ...Object.fromEntries(singletons.map((name) => [name, { keyFields: [] }])) },
  })
