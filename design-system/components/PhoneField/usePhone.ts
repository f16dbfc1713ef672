import { useState } from 'react'
import { toAsciiDigits } from '../../locale/digits.ts'
import { parsePhone, type PhoneReason } from './parsePhone.ts'
import type { PhoneCountry } from './phone-country.ts'

export type PhoneValue = {
  countryId: string
  /** Digits without calling code and leading zero. */
  national: string
  /** The whole number once it is complete, else `null` with the reason. */
  e164: string | null
  reason: PhoneReason | null
}

/** Keeps what may stand in a number, in ASCII digits; the rest is not taken (B-12). */
export const keepPhoneCharacters = (text: string) =>
  toAsciiDigits(text)
    .replaceAll('\uFF0B', '+')
    .replace(/[^\d+\s().-]/g, '')

const isInternational = (text: string) => /^\s*(\+|00)|\+\s*$/.test(text)

type Options = {
  countries: readonly PhoneCountry[]
  defaultCountryId?: string
  defaultNational?: string
  onChange?: (value: PhoneValue) => void
}

/** The state of a phone field: the text as typed, the chosen country, and what both say together. */
export function usePhone({ countries, defaultCountryId, defaultNational = '', onChange }: Options) {
  const [countryId, setCountryId] = useState(defaultCountryId)
  const [text, setText] = useState(defaultNational)
  const country = countries.find((each) => each.id === countryId) ?? countries[0]

  const tell = (typed: string, chosen: PhoneCountry) => {
    const { country: found, national, e164, reason } = parsePhone(typed, chosen, countries)
    onChange?.({ countryId: found.id, national, e164, reason })
  }

  /** A complete international number gives its country to the picker and keeps the rest; a half-typed one is left in peace. */
  const settle = (typed: string, chosen: PhoneCountry, isFinished: boolean) => {
    const parsed = parsePhone(typed, chosen, countries)
    const isKnown = parsed.e164 !== null || (isFinished && parsed.national !== '')
    if (!isInternational(typed) || !isKnown) return typed
    setCountryId(parsed.country.id)
    return parsed.national
  }

  return {
    country,
    text,
    reason: country ? parsePhone(text, country, countries).reason : null,
    type(typed: string) {
      if (!country) return
      const kept = keepPhoneCharacters(typed)
      tell(kept, country)
      setText(settle(kept, country, false))
    },
    leave() {
      if (!country) return
      const settled = settle(text, country, true)
      /* Its country may have become known only after it was typed: what was told then is not what is shown now. */
      if (settled !== text) tell(text, country)
      setText(settled)
    },
    choose(chosen: PhoneCountry) {
      setCountryId(chosen.id)
      tell(text, chosen)
    },
  }
}
