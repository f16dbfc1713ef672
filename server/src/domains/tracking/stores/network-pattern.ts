import { sql, type RawBuilder } from 'kysely'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import { unknownFamily, usualDays, usualSpan, type FamilyCount, type PatternSums } from '@wasla/contract/tracking/network-pattern.ts'
import type { Database } from '#database/database.ts'
import { conversionsOfCase, heldClicks } from './network-cases.ts'
import { isInsideOutage } from './outage-times.ts'

const hour = 3_600_000
const minute = 60_000
const second = 1_000

/** PostgreSQL returns counts and sums as text. */
type Sum = number | string

/**
 * SQL for the number of the interval in which a click lies. Intervals of this length are counted from `from`. Both engines divide integers
 * without remainder.
 */
const partOf = (from: number, length: number): RawBuilder<Sum> =>
  sql<Sum>`(${sql.ref('clicks.at')} - ${sql.lit(from)}) / ${sql.lit(length)}`
const hourOfDay = (from: number): RawBuilder<Sum> => sql<Sum>`(${partOf(from, hour)}) % 24`
const counted = sql<Sum>`count(*)`

const byHour = (rows: readonly { part: Sum; clicks: Sum }[]): number[] => {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { part, clicks } of rows) hours[Number(part)] = Number(clicks)
  return hours
}
const familiesOf = (rows: readonly { browser: string | null; clicks: Sum }[]): FamilyCount[] => {
  const counts = new Map<string, number>()
  for (const { browser, clicks } of rows) counts.set(browser ?? unknownFamily, (counts.get(browser ?? unknownFamily) ?? 0) + Number(clicks))
  return [...counts].map(([family, clicks]) => ({ family, clicks }))
}

/** Selects all clicks of a case’s link between two times. */
const linkClicks = (db: Database, { programId, profileId }: NetworkCaseRecord, from: number, until: number) =>
  db
    .selectFrom('clicks')
    .where('clicks.program_id', '=', programId)
    .where('clicks.profile_id', '=', profileId)
    .where('clicks.at', '>=', from)
    .where('clicks.at', '<', until)

async function peakOf(db: Database, one: NetworkCaseRecord): Promise<PatternSums['peak']> {
  const start = startOfDay(one.day)
  const peak = await heldClicks(db, one)
    .select([partOf(start, minute).as('part'), counted.as('clicks')])
    .groupBy(partOf(start, minute))
    .orderBy('clicks', 'desc')
    .orderBy('part')
    .limit(1)
    .executeTakeFirst()
  if (!peak) return null
  const at = start + Number(peak.part) * minute
  const seconds = await heldClicks(db, one)
    .select(partOf(at, second).as('part'))
    .where('clicks.at', '>=', at)
    .where('clicks.at', '<', at + minute)
    .groupBy(partOf(at, second))
    .orderBy('part')
    .execute()
  return { at, clicks: Number(peak.clicks), seconds: seconds.map(({ part }) => Number(part)) }
}

/** Returns the clicks and results that counted on each day before the case’s day. */
async function daysBefore(db: Database, { programId, profileId, day }: NetworkCaseRecord) {
  const rows = await db
    .selectFrom('day_counts')
    .select('day')
    .select((row) => [row.fn.sum<Sum>('clicks').as('clicks'), row.fn.sum<Sum>('approved').as('approved')])
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('day', '>=', plusDays(day, -usualSpan.resultDays))
    .where('day', '<', day)
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ day: row.day, clicks: Number(row.clicks), results: Number(row.approved) }))
}

/**
 * Returns the sums of an open case’s clicks and of its link, without reading single clicks (Y-06). The usual browser families are those of
 * the latest clicks that counted; the contract limits their number. The distribution of a usual day is read from the link’s index alone.
 */
export async function findPatternSums(db: Database, one: NetworkCaseRecord, hasResults: boolean): Promise<PatternSums> {
  const [start, end] = [startOfDay(one.day), endOfDay(one.day)]
  const since = startOfDay(plusDays(one.day, -usualDays))
  const held = await heldClicks(db, one)
    .select([partOf(start, hour).as('part'), counted.as('clicks')])
    .groupBy(partOf(start, hour))
    .execute()
  const browsers = await heldClicks(db, one)
    .select(sql<Sum>`count(distinct ${sql.ref('clicks.visitor')})`.as('browsers'))
    .executeTakeFirst()
  const families = await heldClicks(db, one)
    .select(['clicks.browser', counted.as('clicks')])
    .groupBy('clicks.browser')
    .execute()
  const others = await linkClicks(db, one, start, end)
    .select([partOf(start, hour).as('part'), counted.as('clicks')])
    .where('clicks.status', '=', 'Approved')
    .where(({ not }) => not(isInsideOutage('clicks')))
    .groupBy(partOf(start, hour))
    .execute()
  const shape = await linkClicks(db, one, since, start)
    .select([hourOfDay(since).as('part'), counted.as('clicks')])
    .groupBy(hourOfDay(since))
    .execute()
  const usualFamilies = await db
    .selectFrom(
      linkClicks(db, one, since, start)
        .select('clicks.browser')
        .where('clicks.status', '=', 'Approved')
        .orderBy('clicks.at', 'desc')
        .limit(usualSpan.families)
        .as('latest'),
    )
    .select(['latest.browser', counted.as('clicks')])
    .groupBy('latest.browser')
    .execute()
  const results = hasResults ? await conversionsOfCase(db, one).select(counted.as('results')).executeTakeFirst() : null
  const before = await daysBefore(db, one)
  return {
    heldByHour: byHour(held),
    othersByHour: byHour(others),
    shapeByHour: byHour(shape),
    usualTotals: before.filter(({ day, clicks }) => day >= plusDays(one.day, -usualDays) && clicks > 0).map(({ clicks }) => clicks),
    peak: await peakOf(db, one),
    browsers: Number(browsers?.browsers ?? 0),
    families: familiesOf(families),
    usualFamilies: familiesOf(usualFamilies),
    results: results ? Number(results.results) : null,
    before: {
      clicks: before.reduce((sum, { clicks }) => sum + clicks, 0),
      results: before.reduce((sum, { results: found }) => sum + found, 0),
    },
  }
}
