import type { ConversionRecord, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Results } from '@wasla/mocks/world/results/results-at.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { countingResults } from '../domains/performance/service.ts'
import { insertClicks } from '../domains/tracking/clicks/service.ts'
import { insertConversions, insertEarned } from './stores/results.ts'

const atOnce = 1_000

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

/** Yields the rows of several lists in parts of at most `size`. Makes each list only when it is reached. */
function* parts<Row>(lists: Iterable<() => readonly Row[]>, size: number): Generator<Row[]> {
  const part: Row[] = []
  for (const list of lists) for (const row of list()) if (part.push(row) === size) yield part.splice(0)
  if (part.length > 0) yield part
}

/**
 * Inserts ninety days of results for the demo's programs (U-02), in the caller's transaction. Uses the stores and counters of real clicks
 * and conversions. Takes rewards and payouts from `results`, because the wallets have received them already. Notifies nobody: the results
 * are old.
 */
export async function fillResults(tx: Database, { dialect, now }: { dialect: Dialect; now: number }, results: Results): Promise<void> {
  // Imported here, because only a demo needs it.
  const { clicksOf } = await import('@wasla/mocks/world/results/day-events.ts')
  const count = countingResults({ clock: { now: () => now } })
  // Day by day, so that memory holds only the rows of one insert.
  const days = results.days.map(
    ({ day }) =>
      () =>
        clicksOf(day),
  )
  for (const part of parts(days, atOnce)) {
    await insertClicks({ tx, dialect }, part)
    await count(tx, part.map(clickChange))
  }
  for (const part of parts([() => results.conversions], atOnce)) {
    await insertConversions(tx, part)
    await count(tx, part.map(conversionChange))
  }
  await insertEarned(tx, results)
}
