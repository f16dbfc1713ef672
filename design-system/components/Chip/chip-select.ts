export type ChipSelectOption = { id: string; label: string }

export type ChipSelectProps = {
  /** What the filter is about: “Status”. For screen readers only, because the chosen option shows it. */
  label: string
  options: readonly ChipSelectOption[]
  value: string
  onChange: (id: string) => void
  /** Colours the chip as chosen, because its filter is active. */
  isSet?: boolean
}

/** End at which the focus enters a list without a choice; `true` if a press opened it. */
export type ListBegin = 'first' | 'last' | true
