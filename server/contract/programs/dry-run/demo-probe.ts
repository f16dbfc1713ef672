import { seeded } from '../../platform/seeded.ts'
import { readUrl } from '../../platform/url.ts'
import type { TrackingProbe } from './facts.ts'
import { arrivalOf, visitAddress } from './visit.ts'

/** Host names that never resolve (RFC 2606). */
const nowhere = /\.(?:invalid|localhost|test)$/

/** Returns host and path of an address, for people to recognise; empty if the address is invalid. */
export function placeOf(address: string): string {
  const url = readUrl(address)
  if (!url) return ''
  const host = url.port === '' ? url.hostname : `${url.hostname}:${url.port}`
  return url.pathname === '/' ? host : `${host}${url.pathname}`
}

/**
 * Returns a made-up probe of a tracking address for the demo (U-06), without a request. The same address gets the same answer, with
 * realistic times; a reserved host name is unreachable.
 */
export function demoProbe({ trackingUrl, clickId }: { trackingUrl: string; clickId: string }): TrackingProbe {
  const place = placeOf(trackingUrl)
  if (place === '' || nowhere.test(readUrl(trackingUrl)?.hostname ?? ''))
    return { kind: 'failed', failure: 'UNREACHABLE', cause: null, place }
  const next = seeded(`probe:${trackingUrl}`)
  return {
    kind: 'answered',
    place,
    status: 200,
    milliseconds: 600 + Math.floor(next() * 1_275),
    redirects: Math.floor(next() * 3),
    landing: readUrl(trackingUrl)?.hostname ?? null,
    hasSnippet: null,
    ...arrivalOf(trackingUrl, visitAddress(trackingUrl, clickId), clickId),
  }
}
