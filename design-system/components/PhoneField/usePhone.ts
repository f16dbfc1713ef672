import { useEffect, useEffectEvent, useState } from 'react'
import { toAsciiDigits } from '../../locale/digits.ts'
import { parsePhone, type PhoneReason } from './parsePhone.ts'
import type { PhoneCountry } from './phone-country.ts'

export type PhoneValue = {
  countryId: string
  /** Digits without calling code and leading zero. */
  national: string
  /** The whole number if it is complete, else `null` with the reason. */
  e164: string | null
  reason: PhoneReason | null
}

/** Keeps the characters that a number may contain, in ASCII digits, and drops all other characters (B-12). */
const keepPhoneCharacters = (text: string) =>
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

/** Manages the state of a phone field: the typed text, the chosen country, and the resulting number. */
export function usePhone({ countries, defaultCountryId, defaultNational = '', onChange }: Options) {
  const [countryId, setCountryId] = useState(defaultCountryId)
  const [text, setText] = useState(defaultNational)
  const country = countries.find((each) => each.id === countryId) ?? countries[0]

  const report = (typed: string, chosen: PhoneCountry) => {
    const { country: found, national, e164, reason } = parsePhone(typed, chosen, countries)
    onChange?.({ countryId: found.id, national, e164, reason })
  }

  /**
   * Moves the country of a complete international number to the picker and keeps the other digits in the field. Leaves an incomplete number
   * unchanged.
   */
  const normalise = (typed: string, chosen: PhoneCountry, isFinished: boolean) => {
    const parsed = parsePhone(typed, chosen, countries)
    const isKnown = parsed.e164 !== null || (isFinished && parsed.national !== '')
    if (!isInternational(typed) || !isKnown) return typed
    setCountryId(parsed.country.id)
    return parsed.national
  }

  /* A country may be loaded after its number was typed. The country then moves to the picker, as if it had been loaded before. */
  const [read, setRead] = useState({ countries, times: 0 })
  if (country && read.countries !== countries) {
    const normalised = normalise(text, country, false)
    setRead({ countries, times: normalised === text ? read.times : read.times + 1 })
    setText(normalised)
  }
  const reportRead = useEffectEvent(() => country && report(text, country))
  useEffect(() => {
    if (read.times > 0) reportRead()
  }, [read.times])

  return {
    country,
    text,
    reason: country ? parsePhone(text, country, countries).reason : null,
    type(typed: string) {
      if (!country) return
      const cleaned = keepPhoneCharacters(typed)
      report(cleaned, country)
      setText(normalise(cleaned, country, false))
    },
    leave() {
      if (!country) return
      const normalised = normalise(text, country, true)
      if (normalised !== text) report(text, country)
      setText(normalised)
    },
    choose(chosen: PhoneCountry) {
      setCountryId(chosen.id)
      report(text, chosen)
    },
  }
}
