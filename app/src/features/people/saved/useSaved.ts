import { useQuery } from '@apollo/client/react'
import { choiceOfSaved, filterOf, type PeopleChoice } from '../people-list.ts'
import { MySavedPeopleFiltersDocument } from './saved.generated.ts'

const wordingOf = (choice: PeopleChoice) => JSON.stringify(filterOf(choice))

/** Returns the saved filters of the viewer. */
export function useSaved() {
  const { data, error, loading, refetch } = useQuery(MySavedPeopleFiltersDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const saved = data?.mySavedPeopleFilters ?? null
  return {
    saved,
    hasFailed: error !== undefined && !data && !loading,
    retry: () => void refetch().catch(() => undefined),
    isSaved: (choice: PeopleChoice) => saved?.some(({ filter }) => wordingOf(choiceOfSaved(filter)) === wordingOf(choice)) ?? false,
  }
}
