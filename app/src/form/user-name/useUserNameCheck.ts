import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { isUserName } from '@wasla/contract/profiles/user-name.ts'
import { useServices } from '#services/context.ts'
import { IsUserNameAvailableDocument } from './userNameCheck.generated.ts'

/** Rest before a typed name is asked about, in milliseconds. */
export const restBeforeAsking = 400

export type UserNameState = 'unknown' | 'free' | 'taken'

/** Whether a typed user name is free, told while it is being chosen; sending decides (D-03, D-04). `own` is never asked about. */
export function useUserNameCheck(typed: string, own: string | null = null): UserNameState {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<{ name: string; isFree: boolean } | null>(null)
  const name = typed.trim()
  const isAsked = isUserName(name) && name !== own
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    const stop = startTimer(() => {
      client
        .query({
          query: IsUserNameAvailableDocument,
          variables: { userName: name },
          fetchPolicy: 'network-only',
          context: { errors: 'mine' },
        })
        .then(
          ({ data }) => isWanted && data && setAnswer({ name, isFree: data.isUserNameAvailable }),
          () => undefined,
        )
    }, restBeforeAsking)
    return () => {
      isWanted = false
      stop()
    }
  }, [client, startTimer, name, isAsked])
  if (!isAsked || answer?.name !== name) return 'unknown'
  return answer.isFree ? 'free' : 'taken'
}
