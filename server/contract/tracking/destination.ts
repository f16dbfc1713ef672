import { readUrl } from '../platform/url.ts'
import { beforeHash, unwrittenAddress, visitAddress } from '../programs/dry-run/visit.ts'
import type { Channel } from './record.ts'
import { sourceOf } from './channel.ts'

/** Text that stands for the click id while an address is prepared. No brand’s address contains this text. */
const placeholder = 'waslaclickidgoeshere'

/**
 * The data from which the redirect of one link and channel is made. It contains the brand’s stored address, and nothing of the request
 * (security case 51).
 */
export type DestinationOf = {
  readonly trackingUrl: string
  readonly programId: string
  readonly channel: Channel
  /**
   * Whether the click may count. If not, the address has no click id. Otherwise the shop would keep this id instead of the id of an earlier
   * click that still counts (L-02), and its reports would be refused.
   */
  readonly mayCount: boolean
}

const nameOf = (parameter: string) => parameter.split('=')[0]?.toLowerCase() ?? ''

/**
 * Returns the parts of a visit’s address; the click id goes between them (N-02, K-17). Keeps everything in the brand’s address, and adds no
 * parameter that the address already has. Null if the brand’s address is not a web address.
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

/** Returns the complete address for one click. */
export const destination = (parts: readonly string[], clickId: string): string => parts.join(clickId)
