import { useQuery } from '@apollo/client/react'
import { WaitingCountDocument } from './waitingCount.generated.ts'

/** Returns the number of results that wait for the owner; null while it loads, and for everybody but the owner. */
export function useWaitingCount(programId: string, isOwned: boolean): number | null {
  const { data } = useQuery(WaitingCountDocument, { variables: { programId }, skip: !isOwned, context: { errors: 'mine' } })
  return data?.waitingResults.count ?? null
}
