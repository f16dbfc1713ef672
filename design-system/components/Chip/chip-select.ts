export type ChipSelectOption = { id: string; label: string }

export type ChipSelectProps = {
  /** What the filter is about: “Status”. Read by screen readers, not shown: the chosen option says it. */
  label: string
  options: readonly ChipSelectOption[]
  value: string
  onChange: (id: string) => void
  /** The filter is set, and the chip is coloured as chosen. */
  isSet?: boolean
}

/** The end at which a list is entered where nothing in it is chosen; `true` by a press. */
export type ListBegin = 'first' | 'last' | true
