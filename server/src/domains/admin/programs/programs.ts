import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { mostTyped, programCaseOf, programRowOf, programStatusAction, type ShownProgram } from '@wasla/contract/admin/programs.ts'
import { withReasonRules } from '@wasla/contract/admin/rules.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramCase, ProgramRow, ProgramRowPage } from '@wasla/contract/generated/admin-types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import { performAction } from '../action.ts'
import { searchedProfiles } from '../finance/profile-search.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { countJoined, findProgramPage } from '../stores/programs.ts'

type Programs = Pick<OtherServices, 'programs'>

export type ProgramSearch = { status?: ProgramStatus | null | undefined; term?: string | null | undefined; pagination?: PageArgument }

/**
 * Adds to each program the name of its brand, the usage of its budget and the number of participants. Runs the same number of statements
 * for any number of programs.
 */
async function shown(db: Database, { programs }: Programs, records: readonly ProgramRecord[]): Promise<ShownProgram[]> {
  const brands = await findProfileNames(
    db,
    records.map(({ profileId }) => profileId),
  )
  const usages = await programs.publishing.usagesOf(records, db)
  const joined = await countJoined(
    db,
    records.map(({ id }) => id),
  )
  return records.flatMap((program) => {
    const usage = usages.get(program.id)
    const brand = brands.get(program.profileId) ?? ''
    return usage ? [{ program, brand, usage, participants: joined.get(program.id)?.accepted ?? 0 }] : []
  })
}

async function shownOne(db: Database, services: Programs, program: ProgramRecord): Promise<ShownProgram> {
  const [one] = await shown(db, services, [program])
  if (!one) throw new Error('A program is one')
  return one
}

/** `adminPrograms`: returns a page of programs, the last changed first. The search finds a part of the name, the owner, or the id. */
export async function programList(parts: AdminParts, services: Programs, search: ProgramSearch): Promise<ProgramRowPage> {
  const typed = search.term?.trim().slice(0, mostTyped) ?? ''
  const filter = {
    status: search.status ?? null,
    typed: typed === '' ? null : { name: folded(typed), profileIds: await searchedProfiles(parts, typed), id: searchedId(typed) },
  }
  const { count, ids } = await findProgramPage(parts.db, filter, adminPageOf(search.pagination))
  const found = await services.programs.publishing.find(ids)
  return { count, data: (await shown(parts.db, services, found)).map(programRowOf) }
}

/** `adminProgram`: returns one program. Throws `PROGRAM_NOT_FOUND`. */
export async function oneProgram({ db }: Pick<AdminParts, 'db'>, services: Programs, id: string): Promise<ProgramCase> {
  const found = await services.programs.publishing.caseOf(id)
  if (!found) throw new Problem('PROGRAM_NOT_FOUND')
  const { program, steps, allowed } = found
  const applicants = (await countJoined(db, [id])).get(id)?.pending ?? 0
  return programCaseOf({ ...(await shownOne(db, services, program)), applicants, steps, allowed })
}

/** `adminSetProgramStatus` (L-01): saves the status, notifies the owner and writes the audit line in one transaction. */
export const setProgramStatus = (
  parts: AdminParts,
  services: Programs,
  admin: Admin,
  id: string,
  { status, reason: typed }: { status: ProgramStatus; reason: string },
): Promise<ProgramRow> =>
  performAction(parts, admin, async (tx) => {
    const { reason } = accept(withReasonRules, { reason: typed })
    const { before, program } = await services.programs.publishing.changeStatusByAdmin(tx, id, { status, reason })
    return { action: programStatusAction(before, program, reason), result: programRowOf(await shownOne(tx, services, program)) }
  })
