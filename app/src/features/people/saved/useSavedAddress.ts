import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { useNavigate, useSearchParams } from 'react-router'
import { choiceOfSaved, peopleAddress } from '../people-list.ts'
import { MySavedPeopleFiltersDocument } from './saved.generated.ts'

/**
 * Resolves the id of a saved filter in the address; notifications link with such an id. Replaces the address by one with the values of the
 * filter. If the filter no longer exists, the new address is that of the whole directory.
 */
export function useSavedAddress(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = query.get('saved')
  const { data } = useQuery(MySavedPeopleFiltersDocument, {
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const saved = data?.mySavedPeopleFilters
  useEffect(() => {
    if (id === null || !saved) return
    const filter = saved.find((each) => each.id === id)?.filter
    void navigate(peopleAddress({ ...choiceOfSaved(filter), sort: filter === undefined ? 'BEST_MATCH' : 'NEWEST' }), { replace: true })
  }, [id, saved, navigate])
}
