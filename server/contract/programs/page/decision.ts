import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramRecord } from '../record.ts'
import { mayOpen, type ProgramTab } from './access.ts'
import { roleIn, type OwnRequest, type ProgramViewerRole } from './viewer.ts'

/** A program with the reader's role in it. */
export type ProgramView<Program = ProgramRecord> = { program: Program; role: ProgramViewerRole }

/** The fields of a program that decide who may read it. */
export type Readable = Pick<ProgramRecord, 'profileId' | 'status' | 'deletedAt'>

/**
 * Decides whether a profile, with its request to join if any, may open a tab of a program (M-10, X-04, X-10). Refused with
 * `PROGRAM_NOT_FOUND` if there is no such program, if it is a draft of somebody else, or if the tab is not for this reader.
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

/**
 * Decides whether a profile is the owner and may read the lists of applicants and participants, the counts, and the paid part of the budget
 * . Refused with `PROGRAM_NOT_FOUND`.
 */
export const decideManaging = <Program extends Readable>(program: Program | null, profileId: string): Decision<ProgramView<Program>> =>
  decideReading(program, { profileId, request: null }, 'applicants')
