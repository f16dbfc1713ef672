import { useCallback, useRef } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { LocationInput } from '@wasla/contract/generated/user-types.ts'
import type { ComboboxOption, LoadOptions } from '@wasla/design-system/components/Combobox'
import { LazyCombobox } from '@wasla/design-system/components/Combobox/LazyCombobox.tsx'
import { SearchLocationsDocument } from './ProfileScreen.generated.ts'

/** Minimum number of characters to search for a place (H-08). */
const leastTyped = 2

const optionOf = ({ place_id, formatted_address }: LocationInput): ComboboxOption => ({ id: place_id, label: formatted_address })

type LocationFieldProps = {
  /** Id of the country to search in; an empty text searches everywhere. */
  countryId: string
  value: LocationInput | null
  onChange: (place: LocationInput | null) => void
}

/** Field for a place that the server knows, found by its name in either language (H-08). */
export function LocationField({ countryId, value, onChange }: LocationFieldProps) {
  const client = useApolloClient()
  const found = useRef(new Map<string, LocationInput>())
  const load: LoadOptions = useCallback(
    async (term) => {
      const { data } = await client.query({
        query: SearchLocationsDocument,
        variables: { term: term.trim(), countryCode: countryId || null },
        context: { errors: 'mine' },
      })
      const places = data?.searchLocations ?? []
      for (const { __typename: _, ...place } of places) found.current.set(place.place_id, place)
      return places.map(optionOf)
    },
    [client, countryId],
  )
  return (
    <LazyCombobox
      name="location"
      isOptional
      label={<FormattedMessage id="settings.profile.location" />}
      hint={<FormattedMessage id="settings.profile.locationHint" />}
      load={load}
      least={leastTyped}
      value={value && optionOf(value)}
      onChange={(option) => onChange(option && (found.current.get(option.id) ?? value))}
    />
  )
}
