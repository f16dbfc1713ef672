import type { ApolloCache } from '@apollo/client'

/**
 * Evicts the reader's fit from every cached program, so that the fit is refetched (Y-26, Y-28). Call it after a change of profile data that
 * criteria check.
 */
export function forgetFits(cache: ApolloCache): void {
  const known = cache.extract() as Readonly<Record<string, unknown>>
  for (const id of Object.keys(known)) if (id.startsWith('Program:')) cache.evict({ id, fieldName: 'myFit' })
}
