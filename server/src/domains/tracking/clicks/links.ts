import type { Channel } from '@wasla/contract/tracking/record.ts'
import { isTrackingCode } from '@wasla/contract/participations/tracking-code.ts'
import { destination, destinationParts } from '@wasla/contract/tracking/destination.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { linkStanding, type LinkStanding } from '@wasla/contract/tracking/standing.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '#platform/wait.ts'
import { findLink, findLinksAfter, findTarget, type LinkRow, type TargetRow } from '../stores/links.ts'
import { linkPart } from './journal/lines.ts'
import { networkCounts } from './network-counts.ts'

/** A link as a redirect needs it. Where its program stands and leads is looked up anew at each use. */
export type Link = {
  readonly code: string
  /** What the lines of its clicks say alike; see `linkPart`. */
  readonly linkPart: string
  standing(): LinkStanding
  /** Whether its program has an address of the web to lead to. */
  leadsSomewhere(): boolean
  /**
   * Where a visitor goes who comes by this channel; null where the program has no address of the web. The brand is given the id of a click
   * that may count, which none of a program does that is not Active.
   */
  destination(channel: Channel, clickId: string, mayCount?: boolean): string | null
}

/** Links in memory; programs in memory are those of these links. About 300 bytes each. */
const most = { links: 100_000, missing: 10_000, page: 1_000, warm: 50_000 } as const
/** How long it is remembered that a code is no link's, in milliseconds. */
const missingFor = 10_000

/** Where the links of one program lead. What changes is changed in place: links hold on to it. */
function targetOf(first: TargetRow) {
  let row = first
  let standing = linkStanding(first.status)
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
    standing: () => standing,
    leadsSomewhere: () => partsOf('OTHER', true) !== null,
    destination(channel: Channel, clickId: string, mayCount = true): string | null {
      const parts = partsOf(channel, mayCount && standing === 'count')
      return parts && destination(parts, clickId)
    },
    /** Null: there is no such program any more. */
    put(next: TargetRow | null) {
      row = next ?? row
      standing = next ? linkStanding(next.status) : 'none'
      prepared.clear()
      withoutId.clear()
    },
  }
}
type Target = ReturnType<typeof targetOf>

/**
 * The links of the product in the memory of this process, so that a redirect waits for no database. A code that is not there costs at most
 * one look into an index; that it is nobody's is remembered for seconds, and who tries many codes is not looked for at all: walking through
 * them is cheap for us, and shows nothing that was not there before.
 */
export function linkIndex({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const links = new Map<string, Link>()
  const targets = new Map<string, Target>()
  const missing = new Map<string, number>()
  const looking = new Map<string, Promise<Link | null>>()
  const stale = new Set<string>()
  const misses = networkCounts(clock)
  const reportSeldom = seldom(clock, 60_000)

  function put({ code, profileId, ...row }: LinkRow): Link {
    const target = targets.get(row.programId) ?? targetOf(row)
    targets.set(row.programId, target)
    const { standing, leadsSomewhere, destination: destinationOf } = target
    const ofLines = linkPart({ programId: row.programId, profileId })
    const link = { code, linkPart: ofLines, standing, leadsSomewhere, destination: destinationOf }
    if (links.size >= most.links) links.delete(links.keys().next().value ?? '')
    links.set(code, link)
    return link
  }

  function putMissing(code: string): void {
    if (missing.size >= most.missing) missing.delete(missing.keys().next().value ?? '')
    missing.set(code, clock.monotonic() + missingFor)
  }

  async function look(code: string): Promise<Link | null> {
    const row = await findLink(db, code)
    if (row) return put(row)
    putMissing(code)
    return null
  }

  async function freshen(): Promise<void> {
    for (const programId of stale) {
      // Before it is read: what changes meanwhile makes it stale once more.
      stale.delete(programId)
      try {
        targets.get(programId)?.put(await findTarget(db, programId))
      } catch (error) {
        stale.add(programId)
        reportSeldom('freshen', () => log.error('A program cannot be read; its links lead where they did', { error }))
        return
      }
    }
  }

  return {
    /** The link of a code as it was typed, where it is in memory; null otherwise. */
    known: (typed: string): Link | null => links.get(typed.toLowerCase()) ?? null,
    /**
     * The link of a code as it was typed, in letters of any size; null where there is none. Answers at once where it is known. `network`
     * is who asks, null where nobody is counted. Rejects where the database cannot be asked.
     */
    find(typed: string, network: string | null): Link | null | Promise<Link | null> {
      const code = typed.toLowerCase()
      const known = links.get(code)
      if (known) return known
      if (!isTrackingCode(code) || (missing.get(code) ?? 0) > clock.monotonic()) return null
      if (network !== null && misses.add(network, clickLimits.missesPerNetwork.window) > clickLimits.missesPerNetwork.count) return null
      const running = looking.get(code)
      if (running) return running
      const begun = look(code).finally(() => looking.delete(code))
      looking.set(code, begun)
      return begun
    },
    /** A program moved on: its links lead and count as it says from now on. One that cannot be read now is read again later. */
    programMoved(programId: string): Promise<void> {
      if (targets.has(programId)) stale.add(programId)
      return freshen()
    },
    freshen,
    /** Reads links ahead, a thousand at a time: after a start the first visitor waits for no database either. */
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
    /** Forgets everything: another world took the place of this one (U-02). */
    clear(): void {
      for (const map of [links, targets, missing]) map.clear()
      stale.clear()
    },
  }
}

export type LinkIndex = ReturnType<typeof linkIndex>
