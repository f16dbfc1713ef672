import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { useServices } from '#services/context.ts'
import { SearchDocument, type SearchQuery } from './search.generated.ts'

/** Milliseconds without typing before the search starts (S1 §9). */
const rest = 400

/** Kinds in the filter, in the order of S1 §2. */
export const searchTypes = ['INFLUENCER', 'AGENT', 'AGENCY', 'BRAND', 'GROUP'] as const satisfies readonly SearchType[]
export type Kind = SearchType | 'ALL'

export type Result = SearchQuery['search']['data'][number]

/** State and error of loading more results. */
type Further = { readonly isPending: boolean; readonly error: unknown }

/** Only letters and digits count: three characters without a letter or a digit start no search. */
const isShort = (text: string) => folded(text).replaceAll(' ', '').length < searchLimits.letters

/** Holds one search: text, kind and the answer. `limit` is the number of results in a page (H-04). */
export function useSearch(first: string, limit: number) {
  const { startTimer } = useServices()
  const [text, setText] = useState(first)
  const [term, setTerm] = useState(first.trim())
  const [kind, setKind] = useState<Kind>('ALL')
  const typed = text.trim()
  useEffect(() => (typed === term ? undefined : startTimer(() => setTerm(typed), rest)), [typed, term, startTimer])

  const { data, error, loading, refetch, fetchMore } = useQuery(SearchDocument, {
    variables: {
      searchInput: { term, types: kind === 'ALL' ? null : [kind], mustExistFields: ['userName'] },
      pagination: { limit, offset: 0 },
    },
    skip: isShort(term),
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const page = typed === term ? data?.search : undefined
  const state = isShort(text) ? 'short' : page ? 'ready' : error && !loading && typed === term ? 'error' : 'loading'
  const results = page?.data ?? []

  /* Text and kind for which the state of loading more is valid. */
  const which = `${kind} ${term}`
  const [further, setFurther] = useState<Further & { which: string }>({ which, isPending: false, error: null })
  const { isPending, error: moreError } = further.which === which ? further : { isPending: false, error: null }
  const settle = (failure: unknown) => setFurther((known) => (known.which === which ? { which, isPending: false, error: failure } : known))

  function more() {
    if (isPending) return
    setFurther({ which, isPending: true, error: null })
    void fetchMore({
      variables: { pagination: { limit, offset: results.length } },
      updateQuery: ({ search }, { fetchMoreResult }) => {
        const known = new Set(search.data.map(({ id }) => id))
        return { search: { ...search, data: [...search.data, ...fetchMoreResult.search.data.filter(({ id }) => !known.has(id))] } }
      },
    }).then(() => settle(null), settle)
  }

  return {
    text,
    setText: (next: string) => setText(next.slice(0, searchLimits.longestTerm)),
    kind,
    setKind,
    state,
    results,
    count: page?.count ?? 0,
    /** Error of the search, if it failed. */
    error,
    isRetrying: loading,
    retry: () => void refetch().catch(() => undefined),
    more,
    /** State of the last attempt to load more of these results. */
    further: { isPending, error: moreError } satisfies Further,
  } as const
}
