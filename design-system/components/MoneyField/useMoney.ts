import { useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { nextMoneyText, parseMoney, writeMoney, type MoneyLimits, type ParsedMoney } from './money-input.ts'

type Options = MoneyLimits & {
  value?: number | null
  defaultValue?: number | null
  onChange?: (amount: ParsedMoney) => void
}

/** Manages the state of an amount: the typed text while the field has the focus, formatted for the language on blur. */
export function useMoney({ value, defaultValue = null, onChange, ...limits }: Options) {
  const { language } = useLocale()
  const written = (halalas: number | null) => (halalas === null ? '' : writeMoney(halalas, language))
  /** The typed text; `null` if the text is the formatted amount. */
  const [draft, setDraft] = useState<string | null>(null)
  const [own, setOwn] = useState(defaultValue)

  const outside = value === undefined ? own : value
  const drafted = draft === null ? null : parseMoney(draft)
  // The value was changed from outside, so the typed text is obsolete. For an amount outside the limits the reported value is null.
  const isStale = drafted !== null && value !== undefined && value !== drafted.halalas && value !== parseMoney(draft ?? '', limits).halalas
  const text = draft === null || isStale ? written(outside) : draft
  const amount = parseMoney(text, limits)

  return {
    text,
    amount,
    type(typed: string) {
      const next = nextMoneyText(text, typed)
      if (next === text) return
      const { halalas } = parseMoney(next)
      setDraft(next)
      setOwn(halalas)
      onChange?.(parseMoney(next, limits))
    },
    /** Formats the text if it is an amount; keeps any other text for correction. */
    leave() {
      if (!drafted || drafted.halalas === null) return
      setDraft(outside === drafted.halalas ? null : written(drafted.halalas))
    },
  }
}
