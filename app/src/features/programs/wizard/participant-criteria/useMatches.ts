import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { debounceRequest } from '#form/debounce-request.ts'
import { useServices } from '#services/context.ts'
import { CriteriaMatchesDocument, type CriteriaMatchesQuery } from '../wizard.generated.ts'

/** Debounce time before matches are counted, in milliseconds. */
const beforeCounting = 400

type Matches = CriteriaMatchesQuery['programMatches']
type Answer = { readonly criteria: string; readonly matches: Matches | null }

export type Counting = {
  /** Result of the last count; null before the first count, and if the last count failed. */
  readonly matches: Matches | null
  /** True if the criteria have changed since the last count. */
  readonly isCounting: boolean
}

/**
 * Returns how many profiles match the typed criteria. The request is debounced, so that typing never waits for it. A response for criteria
 * that have changed since is ignored. If counting fails, `matches` is null, because this is no error of the form.
 */
export function useMatches(typed: ParticipantCriteria): Counting {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const criteria = JSON.stringify(typed)
  useEffect(
    () =>
      debounceRequest(startTimer, {
        after: beforeCounting,
        send: async () => {
          const variables = { criteria: JSON.parse(criteria) as unknown }
          const options = { fetchPolicy: 'network-only', context: { errors: 'mine' } } as const
          const { data } = await client.query({ query: CriteriaMatchesDocument, variables, ...options })
          return data?.programMatches ?? null
        },
        onAnswer: (matches) => setAnswer({ criteria, matches }),
      }),
    [client, criteria, startTimer],
  )
  return { matches: answer?.matches ?? null, isCounting: answer?.criteria !== criteria }
}
