import { useMemo, type ReactNode } from 'react'
import { countries } from '@wasla/contract/reference/countries.ts'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'

export type CountryFieldProps = {
  name: string
  label: ReactNode
  /** Id of the country; empty if none is selected. */
  value: string
  onChange: (countryId: string) => void
}

const optionsIn = (language: Language) =>
  countries.map(({ id, name }) => ({ id, label: name[language], searchNames: [name[otherLanguage(language)], id] }))

/** Returns the props of a field that selects a country. Every country is found by its name in either language. */
export function useCountryChoice({ value, onChange, ...texts }: CountryFieldProps) {
  const { language } = useLocale()
  const options = useMemo(() => optionsIn(language), [language])
  return {
    ...texts,
    options,
    value: options.find(({ id }) => id === value) ?? null,
    onChange: (country: { id: string } | null) => onChange(country?.id ?? ''),
  }
}
