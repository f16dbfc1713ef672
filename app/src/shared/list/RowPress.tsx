import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as row from './Row.css.ts'

type RowPressProps = {
  /** The action and the entry: “Edit nabt.example”. Leave it out where the words inside say both. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** The main action of an entry: a press anywhere on it, except on what lies on top. Its `li`, or what is around it, is `row.row`. */
export const RowPress = ({ label, onPress, children }: RowPressProps) => (
  <Button aria-label={label} onPress={onPress} className={row.press} data-part="press">
    {children}
  </Button>
)
