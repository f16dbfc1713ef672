type ChipSelectOption = { id: string; label: string }

export type ChipSelectProps = {
  /** What the filter is about: “Status”. For screen readers only, because the chosen option shows it. */
  label: string
  options: readonly ChipSelectOption[]
  value: string
  onChange: (id: string) => void
  /** Colours the chip as chosen, because its filter is active. */
  isSet?: boolean
}

/**
 * Option that gets the focus when the list opens and nothing is chosen. It is `true` if a press instead of an arrow key opened the list.
 */
export type ListFocus = 'first' | 'last' | true
