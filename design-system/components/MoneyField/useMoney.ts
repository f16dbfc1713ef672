import { useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { nextMoneyText, parseMoney, writeMoney, type MoneyLimits, type ParsedMoney } from './money-input.ts'

type Options = MoneyLimits & {
  value?: number | null
  defaultValue?: number | null
  onChange?: (amount: ParsedMoney) => void
}

/** The state of an amount: the text as typed while the field is written in, the amount as the language writes it once it is left. */
export function useMoney({ value, defaultValue = null, onChange, ...limits }: Options) {
  const { language } = useLocale()
  const written = (halalas: number | null) => (halalas === null ? '' : writeMoney(halalas, language))
  /** `null` while nobody is in the middle of a text that the amount alone could not give back. */
  const [draft, setDraft] = useState<string | null>(null)
  const [own, setOwn] = useState(defaultValue)

  const outside = value === undefined ? own : value
  const drafted = draft === null ? null : parseMoney(draft)
  // The owner has set another amount than the one typed: the text typed is over. An amount outside the limits was told as none.
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
    /** A text that is an amount is written properly; any other stays, to be mended. */
    leave() {
      if (!drafted || drafted.halalas === null) return
      setDraft(outside === drafted.halalas ? null : written(drafted.halalas))
    },
  }
}
