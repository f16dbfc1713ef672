import type { LinkFault, OutageEnd } from '../generated/user-sdl-types.ts'

/** A fault. `detail` is the status of an error page, or the host to which the link leads now; null for other faults. */
export type FoundFault = { readonly fault: LinkFault; readonly detail: string | null }

/** What is known of a page from its last check without a fault. A check compares the page with it. */
export type KnownPage = {
  /** The host of the page; null if the link leads into an app, or if no check succeeded yet. */
  landing: string | null
  /** Whether the click id arrived there. */
  keepsClickId: boolean
  /** Whether the page contained one of our snippets. */
  hasSnippet: boolean
  /** Whether the owner confirmed that the page refuses us alone. A check that the page lets in ends this. */
  refusesUs: boolean
}

/** The checks of one program. Times in milliseconds. */
export type LinkCheckRecord = KnownPage & {
  programId: string
  /** The host of the tracking address. Only one check at a time calls it. */
  host: string
  nextAt: number
  /** Until when a process has this program alone; null if none does. */
  leasedUntil: number | null
  checkedAt: number | null
  /** Time of the first of the failed checks that are the latest ones; null if the last check succeeded. */
  failingSince: number | null
  /** The fault of the last check; null if it succeeded. */
  fault: LinkFault | null
  detail: string | null
}

/** A time in which a program’s link or setup did not work. Times in milliseconds. */
export type OutageRecord = {
  id: string
  programId: string
  /** The fault with which it began. */
  fault: LinkFault
  detail: string | null
  /** Time of the first failed check. */
  startedAt: number
  /** Time of the check that confirmed it. */
  openedAt: number
  /** Null while it lasts. */
  endedAt: number | null
  endedBy: OutageEnd | null
}
