import type { ApolloCache } from '@apollo/client'

/**
 * Evicts how the reader fits every cached program, so that it is refetched (Y-26, Y-28). Call it after a change of the profile that
 * criteria check.
 */
export function forgetFits(cache: ApolloCache): void {
  const known = cache.extract() as Readonly<Record<string, unknown>>
  for (const id of Object.keys(known)) if (id.startsWith('Program:')) cache.evict({ id, fieldName: 'myFit' })
}
