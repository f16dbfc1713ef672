import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import { reportDifferences, type ConversionRecord, type DifferingRecord, type ReplacedRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { DifferingReportsTable, ReplacedConversionsTable } from '#database/tables/tracking.ts'

/** Saves a report that differs from a stored conversion. A later report about the same conversion replaces it and increases its count. */
export const saveDiffering = (tx: Database, { conversionId, programId, differs, clickId, amount, event, at }: DifferingRecord) => {
  const latest = { differs: differs.join(','), click_id: clickId, amount, event, at }
  return tx
    .insertInto('differing_reports')
    .values({ conversion_id: conversionId, program_id: programId, times: 1, ...latest })
    .onConflict((clash) =>
      clash.column('conversion_id').doUpdateSet({
        ...latest,
        times: sql<number>`case when differing_reports.times < 9007199254740991 then differing_reports.times + 1 else differing_reports.times end`,
      }),
    )
    .execute()
}

const read = (row: DifferingReportsTable): DifferingRecord => ({
  conversionId: row.conversion_id,
  programId: row.program_id,
  differs: reportDifferences.filter((name) => row.differs.split(',').includes(name)),
  clickId: row.click_id,
  amount: row.amount,
  event: row.event,
  times: row.times,
  at: row.at,
})

export async function countDiffering(db: Database, programId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('differing_reports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('program_id', '=', programId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

type Stored = Pick<ConversionRecord, 'id' | 'externalId' | 'clickId' | 'amount' | 'event'>

/** Returns a page of differing reports with the stored values, the latest first. */
export async function findDiffering(
  db: Database,
  programId: string,
  since: number,
  { limit, offset }: Page,
): Promise<{ report: DifferingRecord; stored: Stored }[]> {
  const rows = await db
    .selectFrom('differing_reports as d')
    .innerJoin('conversions as c', 'c.id', 'd.conversion_id')
    .selectAll('d')
    .select(['c.external_id', 'c.click_id as stored_click', 'c.amount as stored_amount', 'c.event as stored_event'])
    .where('d.program_id', '=', programId)
    .where('d.at', '>=', since)
    .orderBy('d.at', 'desc')
    .orderBy('d.conversion_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ external_id: externalId, stored_click: clickId, stored_amount: amount, stored_event: event, ...row }) => ({
    report: read(row),
    stored: { id: row.conversion_id, externalId, clickId, amount, event },
  }))
}

const written = (one: ReplacedRecord): ReplacedConversionsTable => ({
  id: one.id,
  conversion_id: one.conversionId,
  program_id: one.programId,
  former_profile_id: one.formerProfileId,
  former_click_id: one.formerClickId,
  former_amount: one.formerAmount,
  profile_id: one.profileId,
  at: one.at,
})

export const insertReplaced = (tx: Database, replaced: ReplacedRecord) =>
  tx.insertInto('replaced_conversions').values(written(replaced)).execute()
