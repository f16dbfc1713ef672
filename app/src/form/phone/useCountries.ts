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
 * Countries for a phone field: the first at once, the others once somebody turns to the field, because most people never
 * leave the first. They are part of the contract and need no call; a list that could not be fetched leaves the first.
 * `fromTheStart` is for a number of any country that is already in the field.
 */
export function useCountries(fromTheStart = false): {
  countries: readonly Country[]
  choices: readonly PhoneCountry[]
  /** Whether the others are here, or could not be fetched. */
  areAllHere: boolean
  /** Fetches the other countries. */
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
