import { createHash } from 'node:crypto'
import { hasClickId, visitAddress } from '@wasla/contract/programs/dry-run/visit.ts'
import { placeOf } from './place.ts'
import type { OpenTrackingAddress } from './port.ts'

/** Hosts that lead nowhere by their name (RFC 2606). */
const nowhere = /\.(?:invalid|localhost|test)$/

/**
 * Asks nobody (U-06): a demonstration has no network. The same address is always answered alike, with a time as pages have it; a host that
 * leads nowhere by its name is not reached.
 */
export const localTrackingProbe: OpenTrackingAddress = async ({ trackingUrl, clickId }) => {
  const place = placeOf(trackingUrl)
  if (place === '' || nowhere.test(new URL(trackingUrl).hostname)) return { kind: 'failed', failure: 'UNREACHABLE', place }
  const [first = 0, second = 0] = createHash('sha256').update(trackingUrl).digest()
  return {
    kind: 'answered',
    place,
    status: 200,
    milliseconds: 600 + first * 5,
    redirects: second % 3,
    keepsClickId: hasClickId(visitAddress(trackingUrl, clickId), clickId),
  }
}
