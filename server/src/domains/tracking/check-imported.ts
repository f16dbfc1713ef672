import { Problem } from '@wasla/contract/errors/problem.ts'
import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { isRepeatClick } from '@wasla/contract/tracking/click.ts'
import { codeSource } from '@wasla/contract/tracking/code-source.ts'
import { checkImport, numberKey, type CheckedRow } from '@wasla/contract/tracking/import-check.ts'
import type { ImportedRow } from '@wasla/contract/tracking/import-file.ts'
import { findPromoCodes } from '../participations/service.ts'
import type { TrackingDeps } from './deps.ts'
import { findClicks, findCountedIds } from './stores/around.ts'
import { findByNumbers, findCountingProgram } from './stores/conversions.ts'

/**
 * Returns what importing each row of a file would do now. Reads numbers and clicks in batches; writes and locks nothing. Throws
 * `PROGRAM_NOT_FOUND`.
 */
export async function checkImported(
  { db, clock }: Pick<TrackingDeps, 'db' | 'clock'>,
  programId: string,
  rows: readonly ImportedRow[],
): Promise<CheckedRow[]> {
  const program = await findCountingProgram(db, programId)
  if (!program) throw new Problem('PROGRAM_NOT_FOUND')
  const reported = rows.flatMap(({ read }) => (read.conversion ? [read.conversion] : []))
  const known = await findByNumbers(db, programId, [...new Set(reported.map(({ externalId }) => externalId))])
  const clickIds = [...reported, ...known].map(({ clickId }) => clickId)
  const clicks = await findClicks(db, [...new Set(clickIds)])
  const codes = [...new Set(reported.flatMap(({ promoCode }) => (promoCode !== null && isPromoCode(promoCode) ? [promoCode] : [])))]
  const state = {
    program,
    codes: new Map((await findPromoCodes(db, program, codes)).map((one) => [one.code, codeSource(one)])),
    counted: await findCountedIds(
      db,
      programId,
      clicks.filter(isRepeatClick).map(({ id }) => id),
    ),
    known: new Map(known.map((one) => [numberKey(one), one])),
    clicks: new Map(clicks.map((click) => [click.id, click])),
  }
  return checkImport(rows, state, { now: clock.now() })
}
