import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { isPerson } from '@wasla/contract/tracking/click.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { CountResults } from '../count-results.ts'
import { insertClicks, type Store } from '../stores/clicks.ts'
import { findArrivals, markOwnBrowsers, visitorName, type Arrival } from './arrivals.ts'
import type { Click } from './click.ts'
import { lockLinkDays, saveLinkDays } from './link-days.ts'
import type { ContactCache } from './shared-contacts.ts'

export type RecordDeps = Pick<Deps, 'dialect' | 'ids' | 'settings'> & {
  /** The counters, which are called in this order with every change. */
  countResults: readonly CountResults[]
  contacts: ContactCache
}

/**
 * Number of clicks that are decided and written at once: the largest slice that is counted while many clicks wait (`platform/pace.ts`). Each
 * sum is then written once for the whole slice.
 */
const atOnce = 8_000

/**
 * Returns a function that is called with each click in order. It returns how many clicks its visitor has had that day, including this one.
 * Only clicks of persons count, with any status.
 */
function visitorClicks(before: ReadonlyMap<string, number>): (arrival: Arrival) => number {
  const counts = new Map(before)
  return ({ link: { day }, click: { visitor }, signs }) => {
    if (!isPerson(signs)) return 0
    const name = visitorName(day, visitor)
    const clicks = (counts.get(name) ?? 0) + 1
    counts.set(name, clicks)
    return clicks
  }
}

/** Decides clicks one after the other, each by the state after the clicks before it. Saves the days of their links. */
async function decideAll(
  store: Store,
  { ids, settings, contacts }: RecordDeps,
  arrivals: readonly Arrival[],
): Promise<(ClickRecord & ClickOrigin)[]> {
  const limits = { perNetwork: settings.get('clicks.perNetwork'), perOwnNetwork: settings.get('clicks.perOwnNetwork') }
  const { days, clicksBefore } = await lockLinkDays(store, arrivals, { limits, contacts })
  const visitorClicksOf = visitorClicks(clicksBefore)
  const records = arrivals.map((arrival) => {
    const { click, link, signs } = arrival
    const { id, programId, profileId, at, channel, country, visitor, network = null, browser = null } = click
    const locked = days.get(link)
    if (!locked) throw new Error('The day of a link is not locked')
    const outcome = locked.day.decide({ id, at, visitor, network, signs, visitorClicks: visitorClicksOf(arrival) })
    return { id, programId, profileId, at, channel, country, visitor, ...outcome, network, browser }
  })
  await saveLinkDays(store, days, ids)
  return records
}

/** Returns the change that reports a new click to the counters. */
const changeOf = ({ id, programId, profileId, at, channel, country, visitor, status, reason }: ClickRecord): ResultChange => ({
  kind: 'CLICK',
  id,
  programId,
  profileId,
  at,
  channel,
  country,
  visitor,
  from: null,
  to: status,
  reason,
  amount: 0,
})

/**
 * Writes clicks in the given transaction and counts them in it. Decides them by the rules of N-03, N-14 and Y-06 to Y-08, and returns them
 * as decided. Leaves out clicks without a link, and clicks of programs that neither count nor cap clicks (L-02). The clicks must be ordered
 * by time. Everything that makes clicks uses this: visitors, the demo’s seed, simulated traffic. The state is read once, clicks are decided
 * in memory, and the results are written once for all clicks. The days of their links stay locked during this, so that several processes
 * decide as one process would.
 */
export async function recordClicks(tx: Database, deps: RecordDeps, clicks: readonly Click[]): Promise<ClickRecord[]> {
  const store = { tx, dialect: deps.dialect }
  const written: ClickRecord[] = []
  for (let from = 0; from < clicks.length; from += atOnce) {
    const arrivals = await markOwnBrowsers(store, await findArrivals(store, clicks.slice(from, from + atOnce), deps))
    if (arrivals.length === 0) continue
    const records = await decideAll(store, deps, arrivals)
    await insertClicks(store, records)
    const changes = records.map(changeOf)
    for (const count of deps.countResults) await count(tx, changes)
    written.push(...records)
  }
  return written
}
