import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'

/** Opens a brand's tracking address as a visitor on a phone does, and says what came of it. It never throws for what the address does. */
export type OpenTrackingAddress = (visit: { readonly trackingUrl: string; readonly clickId: string }) => Promise<TrackingProbe>
