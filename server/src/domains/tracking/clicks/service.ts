import { civilDate, monthsLater } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import type { Channel, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { momentOf } from '#platform/ids.ts'
import { breathe, pause } from '#platform/wait.ts'
import type { Deps } from '../../../deps.ts'
import type { CountResults } from '../count-results.ts'
import { deleteClicksBefore } from '../stores/clicks.ts'
import { deleteDaysBefore } from '../stores/visitors.ts'
import { knownBrowsers } from './browsers.ts'
import type { Click } from './click.ts'
import { arrivedClicks, type Arrived } from './journal/arrived.ts'
import { countHere } from './journal/count-here.ts'
import type { ClickCounting } from './journal/counting.ts'
import { clickJournals } from './journal/journals.ts'
import { writeBehind } from './journal/write-behind.ts'
import { linkIndex, type Link } from './links.ts'
import { networkCounts } from './network-counts.ts'
import { ownBrowsers } from './own-browsers.ts'
import { recentVisits } from './recent-visits.ts'
import { recordClicks } from './record.ts'
import { knownContacts } from './shared-contacts.ts'
import { visitorHashes, type Caller } from './visitors.ts'

export type { Click } from './click.ts'
export { insertClicks } from '../stores/clicks.ts'
export type { Link } from './links.ts'

export type ClicksDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings'> & {
  /** Who counts clicks and conversions, each within the transaction that writes them, in this order. */
  countResults: readonly CountResults[]
  /** Counts what lies in journals, in place of this thread. `before`: what is to be written before clicks are counted. */
  count?: (before: () => Promise<void>) => ClickCounting
  /** How long a report of what somebody bought waits for its click, in place of a second. Milliseconds. */
  longestSettling?: number
}

/** A visit to a link, as its request says. `network` is counted where `isCounted`. */
export type Visit = Caller & { channel: Channel; country: string; isPrefetch: boolean; isCounted: boolean }

/** How a click stands that should be counted now; see `settle`. */
export type Settled = 'COUNTED' | 'WAITING' | 'UNKNOWN'

/** Participants' links and the clicks on them (N-01 to N-05, N-14, N-16). */
export type ClicksService = {
  /** The link of a code; null where there is none. Answers at once where it is in memory. `network` as in `LinkIndex`. */
  find(code: string, network: string | null): Link | null | Promise<Link | null>
  /** The link of a code where it is in memory, in letters of any size. Null says nothing: ask `find`. */
  known(code: string): Link | null
  /**
   * Where a visitor goes. Behind the answer the click is put into the journal, within 50 ms, from which it is counted. Null where there is
   * nowhere to go. The brand is given no id if the program is on hold or the click is one of a flood: it would never count. Who comes again
   * within the hour is sent on with the id of the click that counts, as far as this process knows, so that what they buy is found.
   */
  visit(link: Link, visit: Visit): string | null
  /** A signed-in request: clicks from the same browser on one's own links do not count that day. */
  noteOwnBrowser(viewer: { sessionId: string; userId: string }, caller: Caller): void
  /** Writes clicks that come from elsewhere, by the same rules and counted alike; see `recordClicks`. */
  record(tx: Database, clicks: readonly Click[]): Promise<ClickRecord[]>
  /** A program moved on: its links lead and count as it says from now on. */
  programMoved(programId: string): Promise<void>
  /** For the timer: what could not be read or written when it was due. */
  freshen(): Promise<void>
  /** Reads links ahead, after a start. */
  warm(): Promise<void>
  /** Deletes clicks after thirteen months (N-16), and what was known of the visitors of days that are over. */
  sweep(): Promise<void>
  /** Whether clicks wait longer than they should, for the journal or to be counted, or were lost: for `/readyz`. */
  isLate(): boolean
  /**
   * Sees that a click is counted that may wait here, by the moment in its id, and answers how it stands after a second at most: `COUNTED`,
   * or `WAITING` where there are too many before it. `UNKNOWN` at once where nothing so late waits.
   */
  settle(id: string): Promise<Settled>
  /** Counts everything that waits, now. Resolves also where it could not be counted. */
  flush(): Promise<void>
  /** Takes no more clicks, puts those that came into the journal and counts for a second: what is left is counted after the next start. */
  stop(): Promise<void>
  /** Forgets what this process remembers: another world took the place of this one (U-02). */
  clear(): void
}

/** What the journal is given to be counted when the process ends, in milliseconds; the rest is counted after the next start. */
const lastCounting = 1_000
/** How long a report of what somebody bought waits for its click, in milliseconds. */
const usualSettling = 1_000

/** How far a clock may have been set back between two clicks that wait, in milliseconds. */
const mostSetBack = 60_000
/** Rows deleted at once. */
const mostDeleted = 2_000

export function createClicksService(deps: ClicksDeps): ClicksService {
  const { db, clock, ids, env, log, longestSettling = usualSettling } = deps
  const links = linkIndex(deps)
  const visitors = visitorHashes(deps)
  const own = ownBrowsers({ clock, visitors })
  const networks = networkCounts(clock)
  const recent = recentVisits()
  const contacts = knownContacts(deps)
  const browserOf = knownBrowsers()
  const arrived = arrivedClicks(visitors)

  async function flushOwn(): Promise<void> {
    if (own.hasWaiting()) await own.flush(db)
  }

  const here = () =>
    countHere({ ...deps, dataDir: env.dataDir, before: flushOwn, record: (tx, clicks) => recordClicks(tx, { ...deps, contacts }, clicks) })
  const journals = clickJournals({ ...deps, counting: deps.count?.(flushOwn) ?? here() })

  const arrivals = writeBehind<Arrived>({
    clock,
    log,
    write: async (clicks) => journals.take(await arrived.linesOf(clicks)),
  })

  /** Of a flood the first part counts as a machine's, and the rest is not even written; null: the rest (security, rate limits). */
  function isFlood(network: string): boolean | null {
    const count = networks.add(network, clickLimits.perNetwork.window)
    if (count > clickLimits.writtenPerNetwork.count) return null
    return count > clickLimits.perNetwork.count
  }

  async function flush(): Promise<void> {
    await arrivals.flush()
    await journals.flush()
  }

  return {
    find: links.find,
    known: links.known,
    visit(link, { network, agent, channel, country, isPrefetch, isCounted }) {
      const standing = link.standing()
      const id = ids.uuid()
      if (standing === 'none') return null
      if (standing === 'pass') return link.destination(channel, id)
      const at = clock.now()
      const flood = isCounted ? isFlood(network) : false
      if (flood === null) return link.destination(channel, id, false)
      const browser = browserOf(agent)
      const isBot = flood || browser.isBot
      const isPerson = !isBot && !isPrefetch && standing === 'count'
      const before = isPerson ? recent.before({ code: link.code, network, browser: browser.number }, { id, at }) : null
      const address = link.destination(channel, before ?? id, !flood)
      if (address === null) return null
      const { linkPart } = link
      arrivals.add(arrived.next({ id, at, link: linkPart, channel, country, isBot, isPrefetch, browser: browser.family, network, agent }))
      return address
    },
    noteOwnBrowser: own.note,
    record: (tx, clicks) => recordClicks(tx, { ...deps, contacts }, clicks),
    programMoved: links.programMoved,
    async freshen() {
      await links.freshen()
      await flushOwn()
      await journals.freshen()
    },
    warm: links.warm,
    async sweep() {
      // Those of the day before are hashed while its salt is there.
      await arrivals.flush()
      await journals.turn()
      const now = clock.now()
      await visitors.sweep(now)
      // Clicks that still wait are counted by what is known of their day.
      const counted = civilDate(Math.min(now, journals.oldest() ?? now))
      while (await deleteDaysBefore(db, counted, mostDeleted)) await breathe()
      const moment = monthsLater(now, -clickLimits.storedMonths)
      while ((await deleteClicksBefore(db, moment, mostDeleted)) === mostDeleted) await breathe()
    },
    isLate: () => arrivals.isLate() || journals.isLate(),
    async settle(id) {
      if (!arrivals.hasWaiting() && journals.isCounted()) return 'UNKNOWN'
      const moment = momentOf(id)
      if (moment === null || moment < (journals.oldest() ?? 0) - mostSetBack) return 'UNKNOWN'
      const over = new AbortController()
      const patience = pause(longestSettling, over.signal).then(() => 'WAITING' as const)
      return Promise.race([flush().then(() => 'COUNTED' as const), patience]).finally(() => over.abort())
    },
    flush,
    async stop() {
      await arrivals.stop(1_000)
      await journals.stop(lastCounting)
    },
    clear() {
      links.clear()
      visitors.clear()
      own.clear()
      recent.clear()
      contacts.clear()
      arrived.clear()
      arrivals.clear()
      journals.clear()
    },
  }
}
