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

/** Rows of several lists one list after the other, each made when it is reached, in parts of at most so many. */
function* parts<Row>(lists: Iterable<() => readonly Row[]>, size: number): Generator<Row[]> {
  const part: Row[] = []
  for (const list of lists) for (const row of list()) if (part.push(row) === size) yield part.splice(0)
  if (part.length > 0) yield part
}

/**
 * Ninety days of results in a database that has the world's programs (U-02): every click and every conversion by the stores of real ones,
 * counted by who counts those, in the caller's transaction. What was earned and paid is what the world says, since its wallets got it.
 * Nobody is told: it was long ago.
 */
export async function fillResults(tx: Database, { dialect, now }: { dialect: Dialect; now: number }, results: Results): Promise<void> {
  // Read only here: no start of the product without a demonstration needs it.
  const { clicksOf } = await import('@wasla/mocks/world/results/day-events.ts')
  const count = countingResults({ clock: { now: () => now } })
  // Day after day, so that no more of them are in memory than are written at once.
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
