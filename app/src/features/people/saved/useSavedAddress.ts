import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { useNavigate, useSearchParams } from 'react-router'
import { choiceOfSaved, peopleAddress } from '../people-list.ts'
import { MySavedPeopleFiltersDocument } from './saved.generated.ts'

/**
 * Replaces an address that contains the id of a saved filter, as notifications do, by the address of that filter. If the filter no longer
 * exists, replaces it by the address of the whole directory.
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
