import type { ResultNames } from '@wasla/contract/admin/conversions.ts'
import type { Database } from '#database/database.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { findProgramNames } from '../stores/program-names.ts'

type Named = { readonly programId: string; readonly profileId: string }

/** Returns a function that names a row's participant and program. Reads all names of a page in two statements. */
export async function namesOf(db: Database, rows: readonly Named[]): Promise<(row: Named) => ResultNames> {
  const participants = await findProfileNames(db, [...new Set(rows.map(({ profileId }) => profileId))])
  const programs = await findProgramNames(db, [...new Set(rows.map(({ programId }) => programId))])
  return ({ programId, profileId }) => ({ participant: participants.get(profileId) ?? '', programName: programs.get(programId) ?? '' })
}
