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
  | { options: readonly ComboboxOption<Id>[]; load?: never; least?: never }
  | {
      load: LoadOptions<Id>
      options?: never
      /** So many characters are typed before it is asked; the list says so. @default 0 */
      least?: number
    }

export const optionStatuses = ['ready', 'short', 'loading', 'failed'] as const
export type OptionStatus = (typeof optionStatuses)[number]
