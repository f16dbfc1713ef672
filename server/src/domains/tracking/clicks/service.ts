import { civilDate, monthsLater } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import type { Channel, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { momentOf } from '#platform/ids.ts'
import { breathe, pause } from '#wait.ts'
import type { Deps } from '../../../deps.ts'
import type { CountResults } from '../count-results.ts'
import { deleteClicksBefore } from '../stores/clicks.ts'
import { deleteDaysBefore } from '../stores/visitors.ts'
import { createBrowserCache } from './browsers.ts'
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
import { sharedCounts } from './shared-counts.ts'
import { createContactCache } from './shared-contacts.ts'
import { visitorHashes, type Caller } from './visitors.ts'

export { insertClicks } from '../stores/clicks.ts'
export type { Link } from './links.ts'

export type ClicksDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings'> & {
  /** The counters of clicks and conversions. They run in this order, in the transaction that writes the results. */
  countResults: readonly CountResults[]
  /**
   * Counts the journals in another thread than this one. `before` writes the rows that must be in the database before clicks are counted.
   */
  count?: (before: () => Promise<void>) => ClickCounting
  /** Milliseconds for which a report waits for its click; a second by default. */
  longestSettling?: number
}

/** A visit to a link, as its request describes it. If `isCounted`, it counts against the click limit of `network`. */
export type Visit = Caller & { channel: Channel; country: string; isPrefetch: boolean; isCounted: boolean }

/** The state of a click that is to be counted now; see `settle`. */
export type Settled = 'COUNTED' | 'WAITING' | 'UNKNOWN'

/** Participants’ links and the clicks on them (N-01 to N-05, N-14, N-16). */
export type ClicksService = {
  /** Returns the link of a code; null if there is none. Returns at once if it is in memory. `network` is as in `LinkIndex`. */
  find(code: string, network: string | null): Link | null | Promise<Link | null>
  /** Returns the link of a code if it is in memory, in upper or lower case. Null does not mean that there is none: call `find`. */
  findCached(code: string): Link | null
  /**
   * Returns the address to redirect to; null if there is none. Within 50 ms after the answer, the click is written to the journal, from
   * which it is counted. The address has no click id if the program is on hold or the click is part of a flood, because such a click never
   * counts. A visitor who returns within the hour gets the id of the click that counts, if this process knows it, so that their purchase is
   * attributed to it.
   */
  visit(link: Link, visit: Visit): string | null
  /** Remembers a signed-in request: for that day, clicks from its browser on the account’s own links do not count. */
  noteOwnBrowser(viewer: { sessionId: string; userId: string }, caller: Caller): void
  /** Writes clicks from other sources, by the same rules and counters; see `recordClicks`. */
  record(tx: Database, clicks: readonly Click[]): Promise<ClickRecord[]>
  /** Reads a program again after a change, so that its links use the new destination and status. */
  programMoved(programId: string): Promise<void>
  /** For the timer: retries reads and writes that failed. */
  freshen(): Promise<void>
  /** Loads links ahead, after a start. */
  warm(): Promise<void>
  /** Deletes clicks after thirteen months (N-16), and the data about the visitors of past days. */
  sweep(): Promise<void>
  /** Returns whether clicks were lost, or wait too long to be written to the journal or counted; for `/readyz`. */
  isLate(): boolean
  /** Returns the time of the oldest click that waits to be counted, in milliseconds; null if none waits. */
  oldest(): number | null
  /**
   * Counts a click now if, by the time in its id, it may wait in this process. Returns its state after at most a second: `COUNTED`, or
   * `WAITING` if too many clicks are before it. Returns `UNKNOWN` at once if no click of that time waits.
   */
  settle(id: string): Promise<Settled>
  /** Counts everything that waits, now. Resolves even if that fails. */
  flush(): Promise<void>
  /** Stops accepting clicks, writes waiting clicks to the journal and counts for a second. What is left is counted after the next start. */
  stop(): Promise<void>
  /** Forgets everything in memory: the demo was reset (U-02). */
  clear(): void
}

/** Milliseconds for which the journal is still counted when the process ends. What is left is counted after the next start. */
const lastCounting = 1_000
/** Milliseconds for which a report waits for its click by default. */
const usualSettling = 1_000

/** Largest step in milliseconds by which the clock may have been set back between two waiting clicks. */
const mostSetBack = 60_000
/** Number of rows that one statement deletes. */
const mostDeleted = 2_000

export function createClicksService(deps: ClicksDeps): ClicksService {
  const { db, clock, ids, env, log, longestSettling = usualSettling } = deps
  const links = linkIndex(deps)
  const visitors = visitorHashes(deps)
  const own = ownBrowsers({ clock, visitors })
  const networks = networkCounts(clock)
  const shared = deps.dialect === 'postgres' ? sharedCounts(deps, clickLimits.perNetwork.window) : null
  const recent = recentVisits()
  const contacts = createContactCache(deps)
  const browserOf = createBrowserCache()
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

  /**
   * Returns true for the first clicks of a flood, which are written as clicks of a bot. Returns null for the later clicks of a flood, which
   * are not written at all. Returns false for any other click (security, rate limits).
   */
  function isFlood(network: string): boolean | null {
    const ofThisProcess = networks.add(network, clickLimits.perNetwork.window)
    const count = shared?.total(network, ofThisProcess) ?? ofThisProcess
    if (count > clickLimits.writtenPerNetwork.count) return null
    return count > clickLimits.perNetwork.count
  }

  async function flush(): Promise<void> {
    await arrivals.flush()
    await journals.flush()
  }

  return {
    find: links.find,
    findCached: links.findCached,
    visit(link, { network, agent, channel, country, isPrefetch, isCounted }) {
      const mode = link.mode()
      const id = ids.uuid()
      if (mode === 'none') return null
      if (mode === 'pass') return link.destination(channel, id)
      const at = clock.now()
      const flood = isCounted ? isFlood(network) : false
      if (flood === null) return link.destination(channel, id, false)
      const browser = browserOf(agent)
      const isBot = flood || browser.isBot
      const isPerson = !isBot && !isPrefetch && mode === 'count'
      const before = isPerson ? recent.before({ code: link.code, network, browser: browser.number }, { id, at }) : null
      const address = link.destination(channel, before ?? id, !flood)
      if (address === null) return null
      const { linkPart, code } = link
      log.debug('click', { click: id, ...(before && { countsAs: before }), link: code })
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
      // Clicks of the day before are written first, because their hashes need the salt of that day, which is deleted below.
      await arrivals.flush()
      await journals.turn()
      const now = clock.now()
      await visitors.sweep(now)
      // Clicks that still wait to be counted need the data of their day, so the data of that day is not deleted yet.
      const counted = civilDate(Math.min(now, journals.oldest() ?? now))
      while (await deleteDaysBefore(db, counted, mostDeleted)) await breathe()
      const moment = monthsLater(now, -clickLimits.storedMonths)
      while ((await deleteClicksBefore(db, moment, mostDeleted)) === mostDeleted) await breathe()
    },
    isLate: () => arrivals.isLate() || journals.isLate(),
    oldest: journals.oldest,
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
