import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { restBeforeRequest } from '#form/user-name/useUserNameCheck.ts'
import { IsUserNameAvailableDocument } from '#form/user-name/userNameCheck.generated.ts'
import { useServices } from '#services/context.ts'
import { namesLike, offered } from './free-names.ts'

type Found = { taken: string; names: readonly string[] }
const none: readonly string[] = []

/** Returns free user names to suggest instead of `taken`. Returns none if `taken` is null, or until the server has answered. */
export function useFreeNames(taken: string | null, groupName: string): readonly string[] {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (taken === null) return undefined
    let isCurrent = true
    const search = async () => {
      const names: string[] = []
      for (const userName of namesLike(taken, groupName)) {
        const { data } = await client.query({
          query: IsUserNameAvailableDocument,
          variables: { userName, scope: 'GROUP' },
          fetchPolicy: 'network-only',
          context: { errors: 'mine' },
        })
        if (!isCurrent) return
        if (data?.isUserNameAvailable) names.push(userName)
        if (names.length === offered) break
      }
      setFound({ taken, names })
    }
    /* If the request fails, nothing is suggested, and the field still shows its error. */
    const stop = startTimer(() => void search().catch(() => undefined), restBeforeRequest)
    return () => {
      isCurrent = false
      stop()
    }
  }, [client, startTimer, taken, groupName])
  return taken !== null && found?.taken === taken ? found.names : none
}
