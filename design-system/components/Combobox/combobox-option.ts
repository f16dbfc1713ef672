import type { ReactNode } from 'react'

export type ComboboxOption<Id extends string = string> = {
  id: Id
  /** In the reader's language; shown, and written into the field once it is chosen. */
  label: string
  /** What else it may be found by: its name in the other language, a handle. */
  searchNames?: readonly string[]
  /** A quieter line under it. */
  description?: ReactNode
  isDisabled?: boolean
}

/** Asks for the options that fit what is typed. It may fail, and must stop where `signal` says so. */
export type LoadOptions<Id extends string = string> = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption<Id>[]>

/** Where the options come from: all at once, or asked for as somebody types. */
export type OptionSource<Id extends string = string> =
  | { options: readonly ComboboxOption<Id>[]; load?: never }
  | { load: LoadOptions<Id>; options?: never }

export const optionStatuses = ['ready', 'loading', 'failed'] as const
export type OptionStatus = (typeof optionStatuses)[number]
