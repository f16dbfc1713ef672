import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { askLater } from '#form/ask-later.ts'
import { useServices } from '#services/context.ts'
import { CriteriaMatchesDocument, type CriteriaMatchesQuery } from '../wizard.generated.ts'

/** Milliseconds without a change before it is counted. */
export const beforeCounting = 400

export type Matches = CriteriaMatchesQuery['programMatches']
type Answer = { readonly criteria: string; readonly matches: Matches | null }

export type Counting = {
  /** The last count there is; null before the first, and where the last one failed. */
  readonly matches: Matches | null
  /** Whether it is of criteria that changed since. */
  readonly isCounting: boolean
}

/**
 * How many match the criteria as typed: counted once nothing has changed for a moment, so that typing never waits for it. An answer that
 * comes after a further change is dropped. A count that failed is no mistake of the form: it is left out.
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
