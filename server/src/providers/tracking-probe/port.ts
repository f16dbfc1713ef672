import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'

/** Opens a brand’s tracking address like a visitor on a phone, and returns the result. Never throws for a fault of the address. */
export type OpenTrackingAddress = (visit: { readonly trackingUrl: string; readonly clickId: string }) => Promise<TrackingProbe>
