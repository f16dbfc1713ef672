import type { ApolloCache } from '@apollo/client'

/** After somebody changed what programs look at, how they fit is asked again wherever it is shown (Y-26, Y-28). */
export function forgetFits(cache: ApolloCache): void {
  const known = cache.extract() as Readonly<Record<string, unknown>>
  for (const id of Object.keys(known)) if (id.startsWith('Program:')) cache.evict({ id, fieldName: 'myFit' })
}
