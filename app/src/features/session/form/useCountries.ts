import { useEffect, useMemo, useState } from 'react'
import type { Country } from '@wasla/contract/reference/countries.ts'
import type { PhoneCountry } from '@wasla/design-system/components/PhoneField'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { firstCountry } from './first-country.ts'

const loadAll = () => import('@wasla/contract/reference/countries.ts').then(({ countries }) => countries)

const toPhoneCountry =
  (language: Language) =>
  ({ id, name, phoneCode, phoneNumberLength, flagUrl }: Country): PhoneCountry => ({
    id,
    name: name[language],
    searchNames: [name[otherLanguage(language)], id],
    dialCode: phoneCode,
    nationalLength: phoneNumberLength,
    flagUrl,
  })

/**
 * Countries for a phone field: the first at once, the others as soon as they have come. They are part of the contract and need
 * no call; a list that could not be fetched leaves the first.
 */
export function useCountries(): { countries: readonly Country[]; choices: readonly PhoneCountry[] } {
  const { language } = useLocale()
  const [countries, setCountries] = useState<readonly Country[]>([firstCountry])
  useEffect(() => {
    let isHere = true
    void loadAll().then(
      (all) => isHere && setCountries(all),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  const choices = useMemo(() => countries.map(toPhoneCountry(language)), [countries, language])
  return { countries, choices }
}
