import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { roleIn } from '../programs/page/viewer.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { ParticipationRecord } from '../participations/record.ts'

/** Who asks for what belongs to one participant, and whether they were accepted as the participant's manager. */
export type ParticipantReader = { readonly profileId: string; readonly isManager: boolean }

/** One participation with its program. */
export type ReadParticipation = { readonly program: ProgramRecord; readonly participation: ParticipationRecord }

/**
 * Whether somebody may read what belongs to one participant of a program: that participant, the owner, and an accepted manager (O-07).
 * Refused with `PROGRAM_NOT_FOUND` for everybody else, and where the profile takes no part.
 */
export function decideParticipantReading(
  program: ProgramRecord | null,
  participation: ParticipationRecord | null,
  { profileId, isManager }: ParticipantReader,
): Decision<ReadParticipation> {
  const isThere = program && program.deletedAt === null && program.status !== 'Draft' && participation?.status === 'Accepted'
  if (!isThere) return refused(new Problem('PROGRAM_NOT_FOUND'))
  const mayRead = participation.profileId === profileId || roleIn(program, profileId, null) === 'OWNER' || isManager
  return mayRead ? decided({ program, participation }) : refused(new Problem('PROGRAM_NOT_FOUND'))
}

/** Whose unpaid rewards somebody may read: their own, and those of who accepted them as a manager. Refused with `PROFILE_NOT_FOUND`. */
export const decideRewardsReading = (profileId: string, { profileId: reader, isManager }: ParticipantReader): Decision<string> =>
  profileId === reader || isManager ? decided(profileId) : refused(new Problem('PROFILE_NOT_FOUND'))
