import { useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { ProgramNamesDocument } from './names.generated.ts'

/**
 * Returns a function that finds the name of an interest, a country or a service area by its id. The function returns undefined until the
 * names are loaded.
 */
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
