import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { useNavigationType } from 'react-router'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { filterOf, type PeopleList } from '../people-list.ts'
import { PeopleDocument } from './people.generated.ts'

/** Loads the people of a list, twelve at a time. After the browser's back or forward button, the list is as long as it was. */
export function usePeople({ sort, ...choice }: PeopleList) {
  const isBack = useNavigationType() === 'POP'
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(PeopleDocument, {
    variables: { filter: filterOf(choice), sort, pagination: { limit: peopleLimits.page, offset: 0 } },
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    context: { errors: 'mine' },
  })
  const page = (data ?? previousData)?.people ?? null

  async function showMore() {
    setMore('loading')
    try {
      await fetchMore({
        variables: { pagination: { limit: peopleLimits.page, offset: page?.data.length ?? 0 } },
        updateQuery: ({ people }, { fetchMoreResult }) => {
          const known = new Set(people.data.map(({ id }) => id))
          return {
            people: {
              ...fetchMoreResult.people,
              data: [...people.data, ...fetchMoreResult.people.data.filter(({ id }) => !known.has(id))],
            },
          }
        },
      })
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }

  return {
    page,
    /** Number of people for the current filters; null while it loads. */
    count: data?.people.count ?? null,
    isLoading: loading && !data,
    hasFailed: error !== undefined && !data && !loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    more,
    showMore: () => void showMore(),
  }
}
