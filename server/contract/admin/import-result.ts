import type { AdminAction } from '../common/admin-action.ts'
import type { ImportKnown, ImportResult, ImportRow } from '../generated/admin-types.ts'
import type { CheckedRow } from '../tracking/import-check.ts'
import type { ImportReading } from '../tracking/import-file.ts'
import { isPosted } from '../tracking/import-check.ts'
import type { ConversionRecord } from '../tracking/record.ts'

/** Returns a participant's name; empty if the profile is gone. */
type NameOf = (profileId: string) => string

/** Returns the error of a refused row, with the code that the endpoints use: `3: CLICK_NOT_FOUND`, `4: BODY_INVALID amount`. */
const errorOf = ({ row, refusal }: CheckedRow): string[] =>
  refusal ? [[`${row}: ${refusal.code}`, ...(refusal.fields ?? []).map(({ path }) => path)].join(' ').trim()] : []

/** Returns an `ImportKnown`: the earlier conversion with the same external id, from the database or from a row above. */
const importKnownOf = ({ occurredAt, amount, way, profileId }: ConversionRecord, nameOf: NameOf): ImportKnown => ({
  at: new Date(occurredAt).toISOString(),
  amount,
  via: way,
  participant: nameOf(profileId),
})

const rowOf = (checked: CheckedRow, nameOf: NameOf): ImportRow => {
  const { row, cells, read, outcome, refusal, profileId, status, known, differs, isReplacing } = checked
  const { externalId = cells.externalId ?? '', amount = null, isReversed = false } = read.conversion ?? {}
  return {
    ...{ row, outcome, externalId, amount, status, isReplacing, isReversal: isReversed },
    writtenAmount: cells.amount ?? null,
    writtenAt: cells.occurredAt ?? null,
    code: refusal?.code ?? null,
    problems: (refusal?.fields ?? []).map(({ path, rule }) => ({ column: path, rule })),
    participant: profileId === null ? null : nameOf(profileId),
    differs: [...differs],
    known: known && importKnownOf(known, nameOf),
  }
}

const amountOf = ({ read }: CheckedRow): number => (read.conversion?.isReversed ? 0 : (read.conversion?.amount ?? 0))

/**
 * Returns an `ImportResult`: the effects of an import, or of a dry run (Y-14). `amount` is the sum of the accepted rows, without reversals.
 */
export function importResultOf(reading: ImportReading, rows: readonly CheckedRow[], nameOf: NameOf): ImportResult {
  const of = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome)
  return {
    accepted: of('ACCEPTED').length,
    rejected: of('REFUSED').length,
    errors: rows.flatMap(errorOf),
    repeated: of('REPEATED').length,
    differing: of('DIFFERING').length,
    replaced: rows.filter(({ isReplacing }) => isReplacing).length,
    amount: of('ACCEPTED').reduce((sum, row) => sum + amountOf(row), 0),
    reading: { ...reading },
    rows: rows.map((row) => rowOf(row, nameOf)),
  }
}

/** Returns the audit line of rows that were posted together. `from` is the number of rows that precede them in the file. */
export const importAction = (programId: string, rows: readonly CheckedRow[], from: number): AdminAction => ({
  action: 'admin.conversionsImported',
  target: programId,
  before: null,
  after: { accepted: rows.filter(isPosted).length, rejected: rows.filter(({ outcome }) => outcome === 'REFUSED').length, row: from },
})
