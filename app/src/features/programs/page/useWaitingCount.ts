import { useQuery } from '@apollo/client/react'
import { WaitingCountDocument } from './waitingCount.generated.ts'

/** How many results of a program wait for its owner; null until it is known, and for everybody else. */
export function useWaitingCount(programId: string, isOwned: boolean): number | null {
  const { data } = useQuery(WaitingCountDocument, { variables: { programId }, skip: !isOwned, context: { errors: 'mine' } })
  return data?.waitingResults.count ?? null
}
