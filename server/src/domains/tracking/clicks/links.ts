import type { Channel } from '@wasla/contract/tracking/record.ts'
import { isTrackingCode } from '@wasla/contract/participations/tracking-code.ts'
import { destination, destinationParts } from '@wasla/contract/tracking/destination.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { linkModeOf, type LinkMode } from '@wasla/contract/tracking/link-mode.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { throttle } from '#platform/throttle.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '#wait.ts'
import { findLink, findLinksAfter, findTarget, type LinkRow, type TargetRow } from '../stores/links.ts'
import { linkPart } from './journal/lines.ts'
import { networkCounts } from './network-counts.ts'

/** The data of a link that a redirect needs. The status and the destination of its program may change, so they are read at each use. */
export type Link = {
  readonly code: string
  /** The part that the journal lines of all clicks on this link share; see `linkPart`. */
  readonly linkPart: string
  mode(): LinkMode
  /** Returns whether the link's program has a web address as its destination. */
  leadsSomewhere(): boolean
  /**
   * Returns the address for a visitor who comes by this channel; null if the program has no web address. The address contains the click id
   * only if the program is Active, because no other click may count.
   */
  destination(channel: Channel, clickId: string, mayCount?: boolean): string | null
}

/**
 * `links` and `missing`: largest numbers of links and of unknown codes in memory. `page`: links that one query loads ahead; `warm`: links
 * that are loaded ahead in all. Programs stay in memory with their links. A link takes about 300 bytes.
 */
const most = { links: 100_000, missing: 10_000, page: 1_000, warm: 50_000 } as const
/** Milliseconds for which an unknown code is remembered. */
const missingFor = 10_000

/** The destination of the links of one program. It is changed in place, because links refer to it. */
function targetOf(first: TargetRow) {
  let row = first
  let mode = linkModeOf(first.status)
  type Prepared = Map<Channel, readonly string[] | null>
  const prepared: Prepared = new Map()
  const withoutId: Prepared = new Map()
  const partsOf = (channel: Channel, mayCount: boolean) => {
    const parts = mayCount ? prepared : withoutId
    const known = parts.get(channel)
    if (known !== undefined) return known
    const { programId, trackingUrl } = row
    const made = trackingUrl === null ? null : destinationParts({ trackingUrl, programId, channel, mayCount })
    parts.set(channel, made)
    return made
  }
  return {
    mode: () => mode,
    leadsSomewhere: () => partsOf('OTHER', true) !== null,
    destination(channel: Channel, clickId: string, mayCount = true): string | null {
      const parts = partsOf(channel, mayCount && mode === 'count')
      return parts && destination(parts, clickId)
    },
    /** Replaces the program’s data; null if the program no longer exists. */
    put(next: TargetRow | null) {
      row = next ?? row
      mode = next ? linkModeOf(next.status) : 'none'
      prepared.clear()
      withoutId.clear()
    },
  }
}
type Target = ReturnType<typeof targetOf>

/**
 * Keeps the product’s links in memory, so that a redirect does not wait for the database. A code that is not in memory costs at most one
 * index lookup. Unknown codes are remembered for seconds, and a network that tries many codes gets no more lookups. So trying codes costs
 * us little and reveals nothing new.
 */
export function linkIndex({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const links = new Map<string, Link>()
  const targets = new Map<string, Target>()
  const missing = new Map<string, number>()
  const loading = new Map<string, Promise<Link | null>>()
  const stale = new Set<string>()
  const misses = networkCounts(clock)
  const reportThrottled = throttle(clock, 60_000)

  function put({ code, profileId, ...row }: LinkRow): Link {
    const target = targets.get(row.programId) ?? targetOf(row)
    targets.set(row.programId, target)
    const { mode, leadsSomewhere, destination: destinationOf } = target
    const ofLines = linkPart({ programId: row.programId, profileId })
    const link = { code, linkPart: ofLines, mode, leadsSomewhere, destination: destinationOf }
    if (links.size >= most.links) links.delete(links.keys().next().value ?? '')
    links.set(code, link)
    return link
  }

  function putMissing(code: string): void {
    if (missing.size >= most.missing) missing.delete(missing.keys().next().value ?? '')
    missing.set(code, clock.monotonic() + missingFor)
  }

  async function load(code: string): Promise<Link | null> {
    const row = await findLink(db, code)
    if (row) return put(row)
    putMissing(code)
    return null
  }

  async function freshen(): Promise<void> {
    for (const programId of stale) {
      // The mark is removed before the read, so that a change during the read marks the program as stale again.
      stale.delete(programId)
      try {
        targets.get(programId)?.put(await findTarget(db, programId))
      } catch (error) {
        stale.add(programId)
        reportThrottled('freshen', () => log.error('A program cannot be read; its links lead where they did', { error }))
        return
      }
    }
  }

  return {
    /** Returns the link of a typed code if it is in memory, else null. */
    findCached: (typed: string): Link | null => links.get(typed.toLowerCase()) ?? null,
    /**
     * Returns the link of a typed code, in upper or lower case; null if there is none. Returns at once if the link is in memory. `network`
     * is the requester’s, or null to count no failed lookups. Rejects if the database is away.
     */
    find(typed: string, network: string | null): Link | null | Promise<Link | null> {
      const code = typed.toLowerCase()
      const known = links.get(code)
      if (known) return known
      if (!isTrackingCode(code) || (missing.get(code) ?? 0) > clock.monotonic()) return null
      if (network !== null && misses.add(network, clickLimits.missesPerNetwork.window) > clickLimits.missesPerNetwork.count) return null
      const running = loading.get(code)
      if (running) return running
      const begun = load(code).finally(() => loading.delete(code))
      loading.set(code, begun)
      return begun
    },
    /** Reads a program again after a change, so that its links use the new destination and status. A failed read is retried later. */
    programMoved(programId: string): Promise<void> {
      if (targets.has(programId)) stale.add(programId)
      return freshen()
    },
    freshen,
    /** Loads links ahead, a thousand at a time, so that even the first visitor after a start does not wait for the database. */
    async warm(): Promise<void> {
      let last = ''
      for (let read = 0; read < most.warm; read += most.page) {
        const page = await findLinksAfter(db, last, most.page)
        for (const row of page) if (!links.has(row.code)) put(row)
        last = page.at(-1)?.code ?? ''
        if (page.length < most.page) return
        await breathe()
      }
    },
    /** Forgets all links: the demo was reset (U-02). */
    clear(): void {
      for (const map of [links, targets, missing]) map.clear()
      stale.clear()
    },
  }
}
