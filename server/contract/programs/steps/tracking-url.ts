import { readUrl } from '../../platform/url.ts'
import { webAddress } from '../../validation/web-address.ts'

/** What a link's click id stands in for (K-17). */
export const clickIdMacro = '{click_id}'

/** Names that public servers never have, whatever a resolver at home makes of them (K-17). */
const privateNames = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|localdomain|arpa)$/

/** An address writes the macro's braces as numbers in its path; they are the macro still. */
const withMacro = (address: string) => address.replaceAll(/%7Bclick_id%7D/gi, clickIdMacro)

export type TrackingUrlProblem = 'url' | 'secureUrl'

/**
 * A brand's tracking address in its one stored form, or what is wrong with it (K-17): https on a public host, at most 2,048 characters.
 * The macro may stand anywhere behind the host.
 */
export function readTrackingUrl(typed: string): { url: string; problem?: never } | { url?: never; problem: TrackingUrlProblem } {
  const address = webAddress(typed)
  if (address === null) return { problem: 'url' }
  if (!address.startsWith('https://')) return { problem: 'secureUrl' }
  if (privateNames.test(readUrl(address)?.hostname ?? '')) return { problem: 'url' }
  return { url: withMacro(address) }
}
