import type { ReactNode } from 'react'

export type ComboboxOption<Id extends string = string> = {
  id: Id
  /** In the reader's language; shown, and written into the field once it is chosen. */
  label: string
  /** Other texts by which it is found: its name in the other language, a handle. */
  searchNames?: readonly string[]
  /** A second, muted line. */
  description?: ReactNode
  isDisabled?: boolean
}

/** Loads the options that match what is typed. It may fail, and must stop when `signal` aborts. */
export type LoadOptions<Id extends string = string> = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption<Id>[]>

/** Where the options come from: all given at once, or loaded while typing. */
export type OptionSource<Id extends string = string> =
  | { options: readonly ComboboxOption<Id>[]; load?: never; least?: never }
  | {
      load: LoadOptions<Id>
      options?: never
      /** How many characters must be typed before it is called; the list says so. @default 0 */
      least?: number
    }

export const optionStatuses = ['ready', 'short', 'loading', 'failed'] as const
export type OptionStatus = (typeof optionStatuses)[number]
