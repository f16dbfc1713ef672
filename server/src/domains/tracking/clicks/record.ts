import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { isPerson } from '@wasla/contract/tracking/click.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { CountResults } from '../count-results.ts'
import { addToVisitors, insertClicks, type Store } from '../stores/clicks.ts'
import { findArrivals, markOwnBrowsers, type Arrival } from './arrivals.ts'
import type { Click } from './click.ts'
import { lockLinkDays, saveLinkDays } from './link-days.ts'

export type RecordDeps = Pick<Deps, 'dialect' | 'ids' | 'settings'> & {
  /** Who counts, in this order. */
  countResults: readonly CountResults[]
}

/** Clicks decided and written in one go. */
const atOnce = 2_000

const nameOf = ({ link: { day }, click: { visitor } }: Arrival) => `${day}\n${visitor}`

/** How many clicks each visitor had before these, of those that are people's. These are added at once: whatever becomes of them. */
async function countVisitors(store: Store, arrivals: readonly Arrival[]): Promise<(arrival: Arrival) => number> {
  const rows = new Map<string, { day: string; visitor: string; clicks: number }>()
  for (const arrival of arrivals) {
    if (!isPerson(arrival.signs)) continue
    const name = nameOf(arrival)
    const row = rows.get(name)
    if (row) row.clicks += 1
    else rows.set(name, { day: arrival.link.day, visitor: arrival.click.visitor, clicks: 1 })
  }
  const counts = new Map<string, number>()
  const written = rows.size === 0 ? [] : await addToVisitors(store, [...rows.values()])
  for (const { day, visitor, clicks } of written) {
    const name = `${day}\n${visitor}`
    counts.set(name, clicks - (rows.get(name)?.clicks ?? 0))
  }
  return (arrival) => {
    if (!isPerson(arrival.signs)) return 0
    const name = nameOf(arrival)
    const clicks = (counts.get(name) ?? 0) + 1
    counts.set(name, clicks)
    return clicks
  }
}

/** Decides clicks of links one after the other, each with what was before it, and writes what they change of their days. */
async function decideAll(
  store: Store,
  { ids, settings }: RecordDeps,
  arrivals: readonly Arrival[],
): Promise<(ClickRecord & ClickOrigin)[]> {
  const limits = { perNetwork: settings.get('clicks.perNetwork'), perOwnNetwork: settings.get('clicks.perOwnNetwork') }
  const days = await lockLinkDays(store, arrivals, limits)
  const visitorClicksOf = await countVisitors(store, arrivals)
  const records = arrivals.map((arrival) => {
    const { click, link, signs } = arrival
    const { id, programId, profileId, at, channel, country, visitor, network = null, browser = null } = click
    const day = days.get(link)
    if (!day) throw new Error('The day of a link is not locked')
    const standing = day.decide({ id, at, visitor, network, signs, visitorClicks: visitorClicksOf(arrival) })
    return { id, programId, profileId, at, channel, country, visitor, ...standing, network, browser }
  })
  await saveLinkDays(store, days, ids)
  return records
}

/** What counts is told of a new click. */
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
 * Writes clicks in the transaction given, decided by the rules of N-03, N-14 and Y-06 to Y-08, and has them counted in it; answers what became
 * of each. Clicks of no link, and of programs that neither count nor cap (L-02), are not written and not in the answer. They are taken in the
 * order given, which is that of their moments. For everything that makes clicks: visitors, the seed of the demonstration, simulated traffic.
 *
 * Everything is read once, decided in memory and written once for all of them. The days of their links are locked meanwhile, so that
 * several processes decide as one does.
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
