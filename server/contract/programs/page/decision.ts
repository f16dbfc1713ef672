import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramRecord } from '../record.ts'
import { mayOpen, type ProgramTab } from './access.ts'
import { roleIn, type OwnRequest, type ProgramViewerRole } from './viewer.ts'

/** A program as one reader meets it. */
export type ProgramView<Program = ProgramRecord> = { program: Program; role: ProgramViewerRole }

/** The little of a program that says who may read it. */
export type Readable = Pick<ProgramRecord, 'profileId' | 'status' | 'deletedAt'>

/**
 * A tab of a program, for a profile with or without a request (M-10, X-04, X-10). Refused with `PROGRAM_NOT_FOUND` whether there is no
 * such program, it is a draft of somebody else, or the tab is not the reader's.
 */
export function decideReading<Program extends Readable>(
  program: Program | null,
  { profileId, request }: { profileId: string; request: OwnRequest },
  tab: ProgramTab = 'overview',
): Decision<ProgramView<Program>> {
  const role = program && roleIn(program, profileId, request)
  return program && role && program.deletedAt === null && mayOpen(role, program.status, tab)
    ? decided({ program, role })
    : refused(new Problem('PROGRAM_NOT_FOUND'))
}

/** For the owner alone: lists of applicants and participants, counts, what the budget has paid. */
export const decideManaging = <Program extends Readable>(program: Program | null, profileId: string): Decision<ProgramView<Program>> =>
  decideReading(program, { profileId, request: null }, 'applicants')
