import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as row from './Row.css.ts'

type RowPressProps = {
  /** Name of the action and the entry: “Edit nabt.example”. Leave it out if the content names both. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/**
 * Main action of an entry: a press anywhere on the entry, except on controls above this layer. The entry's `li` or wrapper needs the class
 * `row.row`.
 */
export const RowPress = ({ label, onPress, children }: RowPressProps) => (
  <Button aria-label={label} onPress={onPress} className={row.press} data-part="press">
    {children}
  </Button>
)
