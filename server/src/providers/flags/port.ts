import type { FlagKey, Flags } from '@wasla/contract/flags/flags.ts'

/** The flags as every part of the server reads them. */
export type FlagService = {
  /** Returns the effective values as last known, without waiting. */
  current(): Flags
  isOn(key: FlagKey): boolean
  /** Calls the listener after every change of the effective values. Returns a function that unsubscribes. */
  subscribe(listener: (flags: Flags) => void): () => void
}
