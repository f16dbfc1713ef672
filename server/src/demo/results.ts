import type { ConversionRecord, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Results } from '@wasla/mocks/world/results/results-at.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { countingResults } from '../domains/performance/service.ts'
import { insertClicks } from '../domains/tracking/clicks/service.ts'
import { insertConversions, insertEarned } from './stores/results.ts'

const atOnce = { clicks: 5000, rows: 500 } as const

const clickChange = ({ id, programId, profileId, at, channel, country, visitor, status, reason }: ClickRecord): ResultChange => ({
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

const conversionChange = (record: ConversionRecord): ResultChange => ({
  kind: 'CONVERSION',
  id: record.id,
  programId: record.programId,
  profileId: record.profileId,
  at: record.occurredAt,
  channel: record.channel,
  country: record.country,
  visitor: record.visitor,
  from: null,
  to: record.status,
  reason: record.reason,
  amount: record.amount ?? 0,
})

function* parts<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

/**
 * Ninety days of results in a database that has the world's programs (U-02): every click and every conversion by the stores of real ones,
 * counted by who counts those, in the caller's transaction. What was earned and paid is what the world says, since its wallets got it.
 * Nobody is told: it was long ago.
 */
export async function fillResults(tx: Database, { dialect, now }: { dialect: Dialect; now: number }, results: Results): Promise<void> {
  // Read only here: no start of the product without a demonstration needs it.
  const { clicksOf } = await import('@wasla/mocks/world/results/day-events.ts')
  const clicks = results.days.flatMap(({ day }) => clicksOf(day))
  for (const part of parts(clicks, atOnce.clicks)) await insertClicks({ tx, dialect }, part)
  for (const part of parts(results.conversions, atOnce.rows)) await insertConversions(tx, part)
  const count = countingResults({ clock: { now: () => now } })
  const changes = [...clicks.map(clickChange), ...results.conversions.map(conversionChange)]
  for (const part of parts(changes, atOnce.clicks)) await count(tx, part)
  await insertEarned(tx, results)
}
