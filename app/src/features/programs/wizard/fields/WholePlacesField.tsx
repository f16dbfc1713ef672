import { useMemo } from 'react'
import { MultiSelect } from '@wasla/design-system/components/MultiSelect'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { chosenPlaces, placeOptions } from './place-options.ts'
import type { PlacesFieldProps } from './places-field-props.ts'

/** Field for several places, which are found by name in either language. */
export function WholePlacesField({ kind, value, onChange, ...field }: PlacesFieldProps) {
  const { language } = useLocale()
  const options = useMemo(() => placeOptions(kind, language), [kind, language])
  return (
    <MultiSelect
      {...field}
      options={options}
      value={chosenPlaces(value, options)}
      onChange={(places) => onChange(places.map(({ id }) => id))}
    />
  )
}
