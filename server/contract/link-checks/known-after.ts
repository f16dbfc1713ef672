import type { TrackingProbe } from '../programs/dry-run/facts.ts'
import type { KnownPage } from './record.ts'

/** Returns what is known of a page after a check without a fault, or after one that the owner confirmed. */
export function knownAfter(probe: TrackingProbe, { landing, keepsClickId, hasSnippet, refusesUs }: KnownPage): KnownPage {
  const known = { landing, keepsClickId, hasSnippet, refusesUs }
  if (probe.kind === 'failed') return known
  // Of a page that refuses us, nothing else is seen.
  if (probe.status >= 400) return { ...known, refusesUs: true }
  return {
    landing: probe.landing ?? landing,
    keepsClickId: probe.keepsClickId,
    hasSnippet: probe.hasSnippet ?? hasSnippet,
    refusesUs: false,
  }
}
