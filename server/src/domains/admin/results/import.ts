import { readFile } from 'node:fs/promises'
import { importAction, importResultOf } from '@wasla/contract/admin/import-result.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { ImportResult } from '@wasla/contract/generated/admin-types.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { isPosted, postedRow, type CheckedRow } from '@wasla/contract/tracking/import-check.ts'
import { readImport, type ImportReading } from '@wasla/contract/tracking/import-file.ts'
import type { Database } from '#database/database.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'
import type { OtherServices } from '../other-services.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findProfileNames } from '../stores/profile-names.ts'

type Results = Pick<OtherServices, 'tracking'>
type ImportRequest = { programId: string; file: UploadedFile }
type CheckedFile = { reading: ImportReading; rows: readonly CheckedRow[] }

/** Reads a file and checks its rows against stored results. Throws `PROGRAM_NOT_FOUND`, and `DTO_VALIDATION_ERROR` at `file`. */
async function check({ clock }: AdminParts, { tracking }: Results, { programId, file }: ImportRequest): Promise<CheckedFile> {
  if (file.size > conversionLimits.importBytes) throw invalidInput([{ path: 'file', rule: 'tooLong' }])
  const { reading, rows } = readImport(await readFile(file.path), clock.now())
  return { reading, rows: await tracking.checkImported(programId, rows) }
}

async function answer(db: Database, { reading, rows }: CheckedFile): Promise<ImportResult> {
  const ids = rows.flatMap(({ profileId, known }) => [profileId, known?.profileId ?? null]).filter((id) => id !== null)
  const names = await findProfileNames(db, [...new Set(ids)])
  return importResultOf(reading, rows, (id) => names.get(id) ?? '')
}

/** `adminImportPreview` (Y-14): returns what each row of a file would do. Posts nothing. */
export const previewImport = async (parts: AdminParts, results: Results, request: ImportRequest): Promise<ImportResult> =>
  answer(parts.db, await check(parts, results, request))

/**
 * Number of rows that one transaction posts. Other transactions can write between two batches. The audit line of a batch is in the same
 * transaction as its rows, so that neither exists alone.
 */
const batch = 250

async function post(tx: Database, { tracking }: Results, programId: string, row: CheckedRow): Promise<CheckedRow> {
  const { conversion } = row.read
  return conversion && isPosted(row) ? postedRow(row, await tracking.takeImported(tx, programId, conversion)) : row
}

/**
 * `adminImportConversions` (N-15, Y-14): checks the file again and posts the accepted rows, by the rules of the endpoints. A wrong row does
 * not stop the others. Importing a file again is safe: known results stay unchanged.
 */
export async function importConversions(parts: AdminParts, results: Results, admin: Admin, request: ImportRequest): Promise<ImportResult> {
  const { programId } = request
  const { reading, rows } = await check(parts, results, request)
  const posted: CheckedRow[] = []
  for (let from = 0; from < rows.length; from += batch) {
    const done = await performAction(parts, admin, async (tx) => {
      const result: CheckedRow[] = []
      for (const row of rows.slice(from, from + batch)) result.push(await post(tx, results, programId, row))
      return { action: importAction(programId, result, from), result }
    })
    posted.push(...done)
  }
  return answer(parts.db, { reading, rows: posted })
}
