import { useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { ProgramNamesDocument } from './names.generated.ts'

/** Returns a lookup of the names of interests, countries and service areas by id. Returns undefined for each id until they are loaded. */
export function useNames(): (id: string) => string | undefined {
  const { data } = useQuery(ProgramNamesDocument, { context: { errors: 'mine' } })
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const { id, name } of data?.getInterests.data ?? []) names.set(id, name)
    for (const { id, country_name: name } of data?.getCountries ?? []) names.set(id, name)
    for (const { id, name } of data?.serviceAreas ?? []) names.set(id, name)
    return (id) => names.get(id)
  }, [data])
}
