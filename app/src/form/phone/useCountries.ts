import { useEffect, useMemo, useState } from 'react'
import type { Country } from '@wasla/contract/reference/countries.ts'
import type { PhoneCountry } from '@wasla/design-system/components/PhoneField'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { firstCountry } from './first-country.ts'
import { mobileShape } from './mobile-shape.ts'

const loadAll = () => import('@wasla/contract/reference/countries.ts').then(({ countries }) => countries)

const toPhoneCountry =
  (language: Language) =>
  ({ id, name, phoneCode, phoneNumberLength, phoneNumberLengths, beginsWithZero, flagUrl }: Country): PhoneCountry => ({
    id,
    name: name[language],
    searchNames: [name[otherLanguage(language)], id],
    dialCode: phoneCode,
    nationalLength: phoneNumberLength,
    nationalLengths: phoneNumberLengths,
    beginsWithZero,
    example: mobileShape(id),
    flagUrl,
  })

/**
 * Returns the countries of a phone field. The first country is available at once. The others load when the user reaches the field, because
 * most people keep the first country. The countries are part of the contract and need no API request. If they cannot be loaded, only the
 * first country remains. Pass `fromTheStart` for a field that already contains a number of any country.
 */
export function useCountries(fromTheStart = false): {
  countries: readonly Country[]
  choices: readonly PhoneCountry[]
  /** Whether the other countries have loaded or failed to load. */
  areAllHere: boolean
  /** Loads the other countries, if they are not loaded yet. */
  want: () => void
} {
  const { language } = useLocale()
  const [isRequested, setRequested] = useState(fromTheStart)
  const [countries, setCountries] = useState<readonly Country[]>([firstCountry])
  const [areAllHere, setAllHere] = useState(false)
  useEffect(() => {
    if (!isRequested) return undefined
    let isHere = true
    void loadAll()
      .catch(() => [firstCountry])
      .then((all) => {
        if (!isHere) return
        setCountries(all)
        setAllHere(true)
      })
    return () => {
      isHere = false
    }
  }, [isRequested])
  const choices = useMemo(() => countries.map(toPhoneCountry(language)), [countries, language])
  return { countries, choices, areAllHere, want: () => setRequested(true) }
}
