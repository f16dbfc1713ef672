import type { ReactNode } from 'react'
import type { PlaceKind } from './place-options.ts'

export type PlacesFieldProps = {
  kind: PlaceKind
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** Ids, in the order of choosing. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}
