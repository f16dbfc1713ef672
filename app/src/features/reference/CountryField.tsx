import { useMemo, type ReactNode } from 'react'
import { countries } from '@wasla/contract/reference/countries.ts'
import { Combobox } from '@wasla/design-system/components/Combobox'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'

type CountryFieldProps = {
  name: string
  label: ReactNode
  /** Id of the country; empty while none is chosen. */
  value: string
  onChange: (countryId: string) => void
}

const optionsIn = (language: Language) =>
  countries.map(({ id, name }) => ({ id, label: name[language], searchNames: [name[otherLanguage(language)], id] }))

/** One country of all, found by its name in either language. */
export function CountryField({ value, onChange, ...texts }: CountryFieldProps) {
  const { language } = useLocale()
  const options = useMemo(() => optionsIn(language), [language])
  return (
    <Combobox
      {...texts}
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(country) => onChange(country?.id ?? '')}
    />
  )
}
