import { readUrl } from '../platform/url.ts'
import { beforeHash, unwrittenAddress, visitAddress } from '../programs/dry-run/visit.ts'
import type { Channel } from './record.ts'
import { sourceOf } from './channel.ts'

/** Stands where the click's id goes while an address is prepared. No brand's address holds it. */
const placeholder = 'waslaclickidgoeshere'

/** What a visitor is sent on with, of one link and channel: the brand's stored address and nothing of the request (security case 51). */
export type DestinationOf = {
  readonly trackingUrl: string
  readonly programId: string
  readonly channel: Channel
  /**
   * Whether the click may count. If it does not, the brand is given no id: it would take the place of an earlier click's, which still counts
   * (L-02), and what is reported of it would be found by nobody.
   */
  readonly mayCount: boolean
}

const nameOf = (parameter: string) => parameter.split('=')[0]?.toLowerCase() ?? ''

/**
 * The address of a visit in its parts, between which the click's id goes (N-02, K-17): what the brand's own address says stays, and what it
 * says already is not said again. Null for an address that is not one of the web.
 */
export function destinationParts({ trackingUrl, programId, channel, mayCount }: DestinationOf): readonly string[] | null {
  const address = (mayCount ? visitAddress : unwrittenAddress)(trackingUrl, placeholder)
  const read = readUrl(address)
  if (!read || !/^https?:\/\//.test(read.href)) return null
  const given = new Set(read.search.slice(1).split('&').map(nameOf))
  const added = [
    ['utm_source', sourceOf(channel)],
    ['utm_medium', 'creator'],
    ['utm_campaign', programId],
  ] as const
  const missing = added.filter(([name]) => !given.has(name)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return (missing.length > 0 ? beforeHash(read.href, missing.join('&')) : read.href).split(placeholder)
}

/** The whole address for one click. */
export const destination = (parts: readonly string[], clickId: string): string => parts.join(clickId)
