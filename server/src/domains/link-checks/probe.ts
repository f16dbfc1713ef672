import { mayBeOurs } from '@wasla/contract/link-checks/fault-of.ts'
import { seeded } from '@wasla/contract/platform/seeded.ts'
import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { destination, destinationParts } from '@wasla/contract/tracking/destination.ts'
import type { Channel } from '@wasla/contract/tracking/record.ts'
import type { LinkChecksDeps } from './deps.ts'
import { findOthers } from './stores/checks.ts'

/** Number of other sites that are called to see whether our own network works. */
const others = 3

/** Channels from which most visitors come. */
const channels: readonly Channel[] = ['INSTAGRAM', 'TIKTOK', 'SNAPCHAT', 'TWITTER', 'YOUTUBE']

type Probed = { readonly programId: string; readonly trackingUrl: string }

/**
 * Opens a program’s address as a visitor of a participant’s link does: with the same parameters, and a click id of the same form. A server
 * must not be able to tell the check from a visitor by the address.
 */
export function probe({ trackingProbe, ids }: Pick<LinkChecksDeps, 'trackingProbe' | 'ids'>, probed: Probed): Promise<TrackingProbe> {
  const { programId, trackingUrl } = probed
  const clickId = ids.uuid()
  const channel = channels[Math.floor(seeded(clickId)() * channels.length)] ?? 'OTHER'
  const parts = destinationParts({ trackingUrl, programId, channel, mayCount: true })
  return trackingProbe({ trackingUrl, clickId, ...(parts && { address: destination(parts, clickId) }), readsPage: true })
}

/**
 * Returns whether no other program’s site can be reached either: then our own network is a likelier cause than all of them. False if there
 * is no other site to compare with.
 */
export async function isOurNetworkDown(deps: LinkChecksDeps, host: string): Promise<boolean> {
  const addresses = await findOthers(deps.db, host, others)
  if (addresses.length === 0) return false
  const probes = await Promise.all(
    addresses.map((trackingUrl) => deps.trackingProbe({ trackingUrl, clickId: deps.ids.uuid(), readsPage: false })),
  )
  return probes.every((found) => found.kind === 'failed' && mayBeOurs(found.cause ?? found.failure))
}
