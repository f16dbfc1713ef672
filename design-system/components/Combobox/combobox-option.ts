import type { ReactNode } from 'react'

export type ComboboxOption<Id extends string = string> = {
  id: Id
  /** Text in the reader's language, shown in the list and in the field. */
  label: string
  /** Other texts by which the option is found: its name in the other language, a handle. */
  searchNames?: readonly string[]
  /** Second, muted line. */
  description?: ReactNode
  isDisabled?: boolean
}

/** Loads the options that match the typed text. It may fail, and must stop when `signal` aborts. */
export type LoadOptions<Id extends string = string> = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption<Id>[]>

/** Source of the options: a complete list, or a loader that is called while typing. */
export type OptionSource<Id extends string = string> =
  | { options: readonly ComboboxOption<Id>[]; load?: never; least?: never }
  | {
      load: LoadOptions<Id>
      options?: never
      /** Number of characters to type before the loader is called. The list tells the reader this number. @default 0 */
      least?: number
    }

const optionStatuses = ['ready', 'short', 'loading', 'failed'] as const
export type OptionStatus = (typeof optionStatuses)[number]
