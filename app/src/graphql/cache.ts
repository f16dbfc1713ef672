import { InMemoryCache } from '@apollo/client/cache'

/** Types of each union of the schema; `cache.test.ts` holds it against the SDL. */
export const possibleTypes = { Profile: ['UserProfile', 'BusinessProfile'] }

/** Objects without an id of which a viewer has one, so that masked fragments on them can be read and updated. */
export const singletons = ['ActiveProfile', 'ProfileProgressResult'] as const

export const createCache = () =>
  new InMemoryCache({ possibleTypes, typePolicies: Object.fromEntries(singletons.map((name) => [name, { keyFields: [] }])) })
