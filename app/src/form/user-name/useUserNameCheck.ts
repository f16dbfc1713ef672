import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { isUserName } from '@wasla/contract/profiles/user-name.ts'
import { useServices } from '#services/context.ts'
import type { UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { IsUserNameAvailableDocument } from './userNameCheck.generated.ts'

/** Milliseconds without typing before a name is checked. */
export const restBeforeRequest = 400

export type UserNameState = 'unknown' | 'free' | 'taken'

/**
 * Returns whether a typed user name is free. The server decides again when the form is sent (D-03, D-04). The name `own` is not checked.
 * Groups have a separate name space (G-05).
 */
export function useUserNameCheck(typed: string, own: string | null = null, scope: UserNameScope = 'PROFILE'): UserNameState {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<{ name: string; isFree: boolean } | null>(null)
  const name = typed.trim()
  const isSearchable = isUserName(name) && name !== own
  useEffect(() => {
    if (!isSearchable) return undefined
    let isCurrent = true
    const stop = startTimer(() => {
      client
        .query({
          query: IsUserNameAvailableDocument,
          variables: { userName: name, scope },
          fetchPolicy: 'network-only',
          context: { errors: 'mine' },
        })
        .then(
          ({ data }) => isCurrent && data && setAnswer({ name, isFree: data.isUserNameAvailable }),
          () => undefined,
        )
    }, restBeforeRequest)
    return () => {
      isCurrent = false
      stop()
    }
  }, [client, startTimer, name, scope, isSearchable])
  if (!isSearchable || answer?.name !== name) return 'unknown'
  return answer.isFree ? 'free' : 'taken'
}
