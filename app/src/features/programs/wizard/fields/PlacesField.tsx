import { useMemo, type ReactNode } from 'react'
import { MultiSelect } from '@wasla/design-system/components/MultiSelect'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { chosenPlaces, placeOptions, type PlaceKind } from './place-options.ts'

type PlacesFieldProps = {
  kind: PlaceKind
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** Ids, in the order of choosing. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Several places, found by their name in either language. */
export function PlacesField({ kind, value, onChange, ...field }: PlacesFieldProps) {
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
