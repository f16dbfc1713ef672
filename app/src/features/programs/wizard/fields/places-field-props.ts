import type { ReactNode } from 'react'
import type { PlaceKind } from './place-options.ts'

export type PlacesFieldProps = {
  kind: PlaceKind
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** Ids, in the order in which they were chosen. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}
