import { seeded } from '../../platform/seeded.ts'
import { readUrl } from '../../platform/url.ts'
import type { TrackingProbe } from './facts.ts'
import { arrivalOf, visitAddress } from './visit.ts'

/** Hosts that lead nowhere by their name (RFC 2606). */
const nowhere = /\.(?:invalid|localhost|test)$/

/** Host and path of an address: what people recognise of it; empty where it is none. */
export function placeOf(address: string): string {
  const url = readUrl(address)
  if (!url) return ''
  const host = url.port === '' ? url.hostname : `${url.hostname}:${url.port}`
  return url.pathname === '/' ? host : `${host}${url.pathname}`
}

/**
 * What a demonstration says of a tracking address without asking anybody (U-06): the same address is always answered alike, with a time as
 * pages have it; a host that leads nowhere by its name is not reached.
 */
export function demoProbe({ trackingUrl, clickId }: { trackingUrl: string; clickId: string }): TrackingProbe {
  const place = placeOf(trackingUrl)
  if (place === '' || nowhere.test(readUrl(trackingUrl)?.hostname ?? '')) return { kind: 'failed', failure: 'UNREACHABLE', place }
  const next = seeded(`probe:${trackingUrl}`)
  return {
    kind: 'answered',
    place,
    status: 200,
    milliseconds: 600 + Math.floor(next() * 1_275),
    redirects: Math.floor(next() * 3),
    ...arrivalOf(trackingUrl, visitAddress(trackingUrl, clickId), clickId),
  }
}
