import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as row from './Row.css.ts'

type RowPressProps = {
  /** Action and entry: “Edit nabt.example”. Leave it out if the content says both. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** Main action of an entry: a press anywhere on it, except on controls above it. Its `li` or wrapper needs the class `row.row`. */
export const RowPress = ({ label, onPress, children }: RowPressProps) => (
  <Button aria-label={label} onPress={onPress} className={row.press} data-part="press">
    {children}
  </Button>
)
