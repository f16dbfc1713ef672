import { readUrl } from '../../platform/url.ts'
import { webAddress } from '../../validation/web-address.ts'

/** Placeholder for the click id (K-17). */
const clickIdMacro = '{click_id}'

/** Host names that public servers never have, even if a local resolver knows them (K-17). */
const privateNames = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|localdomain|arpa)$/

/** Restores the placeholder's braces, which URL parsing percent-encodes. */
const withMacro = (address: string) => address.replaceAll(/%7Bclick_id%7D/gi, clickIdMacro)

export type TrackingUrlProblem = 'url' | 'secureUrl'

/**
 * Returns a brand's tracking address in its stored form, or its problem (K-17): it must be https on a public host, with at most 2,048
 * characters. The placeholder may be anywhere after the host.
 */
export function readTrackingUrl(typed: string): { url: string; problem?: never } | { url?: never; problem: TrackingUrlProblem } {
  const address = webAddress(typed)
  if (address === null) return { problem: 'url' }
  if (!address.startsWith('https://')) return { problem: 'secureUrl' }
  if (privateNames.test(readUrl(address)?.hostname ?? '')) return { problem: 'url' }
  return { url: withMacro(address) }
}
