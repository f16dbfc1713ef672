import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'

export type ProbedVisit = {
  readonly trackingUrl: string
  readonly clickId: string
  /** The address that a visitor is sent to; the tracking address with the click id by default. */
  readonly address?: string
  /** Whether the page is searched for our snippets. Otherwise nothing of it is read. */
  readonly readsPage?: boolean
}

/** Opens a brand’s tracking address like a visitor on a phone, and returns the result. Never throws for a fault of the address. */
export type OpenTrackingAddress = (visit: ProbedVisit) => Promise<TrackingProbe>
