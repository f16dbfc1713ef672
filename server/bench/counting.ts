import { createHash } from 'node:crypto'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { inRepeatableTransaction } from '../src/database/repeatable.ts'
import type { Click } from '../src/domains/tracking/clicks/click.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createServices } from '../src/services/services.ts'
import { addBenchLinks } from './bench-links.ts'
import { startMeasured } from './measured-product.ts'

/**
 * Promises for counting clicks. `cost`: microseconds of processor time per click. `ratio`: processor time of bare writes of the same rows,
 * divided by that of counting.
 */
const promised = { cost: 60, ratio: 0.4 } as const
const clicks = 64_000
/** Number of clicks that are counted together: the largest slice while many clicks wait. The first argument sets another number. */
const batch = Number(process.argv[2] ?? 8_000)
const links = 1_000

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Returns a key like the hashes of visitors and networks, so that rows are in random order, as in production. */
const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22)

/** Returns the microseconds of processor time per click. */
async function costOf(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / batch
}

/** Tables that get a row for each new visitor. `sumTables` get a row for each link of a batch. */
const rowTables = ['clicks', 'visits', 'link_networks'] as const
const sumTables = ['click_days', 'day_counts', 'country_counts', 'visitor_days', 'participant_results', 'changed_figures'] as const

/**
 * Measures the counting of clicks from new visitors and networks, as after a burst of redirects. Compares counting with bare writes of the
 * same rows and sums to the same tables in a second file. Bare writes use prepared statements and transactions of the same size. They write
 * each sum once and check no rules.
 */
async function measure(): Promise<void> {
  const product = await startMeasured({ DEMO_STAYS_OVERNIGHT: '1' })
  const { db, ids } = product.deps
  const { programId, profileIds, codes } = await addBenchLinks(product.deps, links)
  const service = createServices(product.deps).clicks
  const file = join(product.dataDir, 'wasla.db')

  let visitor = 0
  const clickOf = (used: number): Click => {
    visitor += 1
    return {
      id: ids.uuid(),
      programId,
      profileId: profileIds[visitor % used] ?? '',
      at: systemClock.now(),
      channel: 'OTHER',
      country: 'SA',
      visitor: hashOf(`visitor ${visitor}`),
      network: hashOf(`network ${visitor}`),
      browser: 'Safari iOS',
      isBot: false,
      isPrefetch: false,
      wasOpen: true,
    }
  }

  try {
    for (const used of [links, 1]) {
      const costs: number[] = []
      const size = batch
      for (let done = 0; done < clicks; done += size) {
        const some = Array.from({ length: size }, () => clickOf(used))
        costs.push(await costOf(() => inRepeatableTransaction(db, (tx) => service.record(tx, some)).then(() => undefined)))
      }
      const bare = bareWriter(file, join(product.dataDir, `bare-${used}.db`), new Map(profileIds.map((id, at) => [id, codes[at] ?? ''])))
      const bareCosts: number[] = []
      for (let done = 0; done < clicks; done += size) {
        const some = Array.from({ length: size }, () => clickOf(used))
        bareCosts.push(await costOf(() => bare.write(some)))
      }
      bare.close()
      const [cost, bareCost] = [median(costs), median(bareCosts)]
      console.log(
        `counting clicks of ${used === 1 ? 'one link' : 'a thousand links'}: ${cost.toFixed(0)} µs of processor each (promised: at most ${promised.cost}); the same rows in bare batches ${bareCost.toFixed(0)} µs; ratio ${(bareCost / cost).toFixed(2)} (promised: at least ${promised.ratio})`,
      )
      if (cost > promised.cost || bareCost / cost < promised.ratio) process.exitCode = 1
    }
  } finally {
    await product.end()
  }
}

/** Writes the rows of clicks to a file with the same tables and indexes. `codes` has the link code of each participant. */
function bareWriter(file: string, target: string, codes: ReadonlyMap<string, string>) {
  const from = new BetterSqlite(file, { readonly: true })
  const schema = from
    .prepare(
      `select sql from sqlite_master where sql is not null and tbl_name in (${[...rowTables, ...sumTables].map((name) => `'${name}'`).join(', ')})`,
    )
    .pluck()
    .all() as string[]
  from.close()
  const sqlite = new BetterSqlite(target)
  sqlite.pragma('journal_mode = wal')
  sqlite.pragma('synchronous = normal')
  sqlite.pragma('foreign_keys = off')
  for (const statement of schema) sqlite.exec(statement)
  const click = sqlite.prepare(
    "insert into clicks (id, program_id, profile_id, at, channel, country, visitor, status, reason, network, browser) values (?, ?, ?, ?, ?, ?, ?, 'Approved', null, ?, ?)",
  )
  const visit = sqlite.prepare('insert into visits (day, visitor, link, clicks, hour_at) values (?, ?, ?, 1, ?)')
  const networks = sqlite.prepare('insert into link_networks (day, link, network, valid, invalid) values (?, ?, ?, 1, 0)')
  const sums = [
    'insert into click_days (program_id, profile_id, day, clicks, invalid) values (?, ?, ?, ?, 0) on conflict (day, program_id, profile_id) do update set clicks = clicks + excluded.clicks',
    "insert into day_counts (program_id, profile_id, day, channel, country, clicks, approved, revenue) values (?, ?, ?, 'OTHER', 'SA', ?, 0, 0) on conflict (program_id, profile_id, day, channel, country) do update set clicks = clicks + excluded.clicks",
    'insert into country_counts (program_id, participant, country, clicks, approved, revenue) values (?, ?, substr(?, 1, 2), ?, 0, 0) on conflict (program_id, participant, country) do update set clicks = clicks + excluded.clicks',
    'insert into visitor_days (program_id, participant, day, visitors) values (?, ?, ?, ?) on conflict (program_id, participant, day) do update set visitors = visitors + excluded.visitors',
    'insert into participant_results (program_id, profile_id, clicks, approved, revenue, first_click_at, last_result_at) values (?, ?, length(?), ?, 0, 0, 0) on conflict (program_id, profile_id) do update set approved = approved + excluded.approved',
    'insert into changed_figures (program_id, profile_id, since) values (?, ?, length(?) + ?) on conflict (program_id, profile_id) do nothing',
  ].map((statement) => sqlite.prepare(statement))
  return {
    write: sqlite.transaction((some: readonly Click[]) => {
      const byLink = Map.groupBy(some, ({ profileId }) => profileId)
      for (const [profileId, own] of byLink)
        for (const sum of sums) sum.run(own[0]?.programId, profileId, civilDate(own[0]?.at ?? 0), own.length)
      for (const { id, programId, profileId, at, channel, country, visitor, network, browser } of some) {
        const [day, link] = [civilDate(at), codes.get(profileId)]
        click.run(id, programId, profileId, at, channel, country, visitor, network, browser)
        visit.run(day, visitor, link, at)
        networks.run(day, link, network)
      }
    }),
    close: () => sqlite.close(),
  }
}

await measure()
