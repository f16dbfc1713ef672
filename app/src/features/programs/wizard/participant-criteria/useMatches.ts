import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { askLater } from '#form/ask-later.ts'
import { useServices } from '#services/context.ts'
import { CriteriaMatchesDocument, type CriteriaMatchesQuery } from '../wizard.generated.ts'

/** Debounce time before matches are counted, in milliseconds. */
export const beforeCounting = 400

export type Matches = CriteriaMatchesQuery['programMatches']
type Answer = { readonly criteria: string; readonly matches: Matches | null }

export type Counting = {
  /** The last count; null before the first, and after one that failed. */
  readonly matches: Matches | null
  /** Whether the criteria have changed since that count. */
  readonly isCounting: boolean
}

/**
 * Returns how many profiles match the typed criteria. Debounced, so that typing never waits; drops the response for criteria that have
 * changed since. If counting fails, `matches` is null, because that is not an error of the form.
 */
export function useMatches(typed: ParticipantCriteria): Counting {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const criteria = JSON.stringify(typed)
  useEffect(
    () =>
      askLater(startTimer, {
        after: beforeCounting,
        ask: async () => {
          const variables = { criteria: JSON.parse(criteria) as unknown }
          const options = { fetchPolicy: 'network-only', context: { errors: 'mine' } } as const
          const { data } = await client.query({ query: CriteriaMatchesDocument, variables, ...options })
          return data?.programMatches ?? null
        },
        take: (matches) => setAnswer({ criteria, matches }),
      }),
    [client, criteria, startTimer],
  )
  return { matches: answer?.matches ?? null, isCounting: answer?.criteria !== criteria }
}
