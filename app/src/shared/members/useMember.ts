import { useEffect, useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isUserName } from '@wasla/contract/profiles/user-name.ts'
import { useServices } from '#services/context.ts'
import { problemOf } from '#graphql/problems.ts'
import { MemberByUserNameDocument, type MemberByUserNameQuery } from './member.generated.ts'

/** Milliseconds without typing before a user name is looked up. */
const restBeforeRequest = 400

type Member = MemberByUserNameQuery['publicProfile']
export type FoundMember =
  /** `unknown`: the typed text is not a valid user name. */
  { kind: 'unknown' } | { kind: 'looking' } | { kind: 'nobody' } | { kind: 'failed' } | { kind: 'member'; member: Member }

/** Returns the user name in the typed text, without spaces and a leading @. */
export const typedName = (typed: string) => typed.trim().replace(/^@/, '')

const unknown: FoundMember = { kind: 'unknown' }

/** Finds the member with a user name. The Apollo cache keeps the answer. */
export async function findMember(client: ApolloClient, typed: string): Promise<FoundMember> {
  const name = typedName(typed)
  if (!isUserName(name)) return unknown
  try {
    const { data } = await client.query({ query: MemberByUserNameDocument, variables: { user_name: name }, context: { errors: 'mine' } })
    return data ? { kind: 'member', member: data.publicProfile } : { kind: 'nobody' }
  } catch (error) {
    return { kind: problemOf(error)?.code === 'PROFILE_NOT_FOUND' ? 'nobody' : 'failed' }
  }
}

/** Returns the member with the typed user name, after a pause in typing. */
export function useMember(typed: string): FoundMember {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<{ name: string; found: FoundMember } | null>(null)
  const name = typedName(typed)
  const isSearchable = isUserName(name)
  useEffect(() => {
    if (!isSearchable) return undefined
    let isCurrent = true
    const stop = startTimer(() => {
      void findMember(client, name).then((found) => isCurrent && setAnswer({ name, found }))
    }, restBeforeRequest)
    return () => {
      isCurrent = false
      stop()
    }
  }, [client, startTimer, name, isSearchable])
  if (!isSearchable) return unknown
  return answer?.name === name ? answer.found : { kind: 'looking' }
}
