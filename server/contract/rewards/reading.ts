import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import { decideResultsReader } from '../tracking/owning.ts'

/** Who asks for what belongs to one participant, and whether they were accepted as the participant's manager. */
export type ParticipantReader = { readonly profileId: string; readonly isManager: boolean }

/** One participation with its program. */
export type ReadParticipation = { readonly program: ProgramRecord; readonly participation: ParticipationRecord }

/**
 * Whether somebody may read what belongs to one participant of a program: who may read their results (O-07). Refused with
 * `PROGRAM_NOT_FOUND` for everybody else, and where the profile takes no part.
 */
export function decideParticipantReading(
  program: ProgramRecord | null,
  participation: ParticipationRecord | null,
  { profileId, isManager }: ParticipantReader,
): Decision<ReadParticipation> {
  if (participation === null) return refused(new Problem('PROGRAM_NOT_FOUND'))
  const { problem, changes } = decideResultsReader({
    ...{ program, viewerId: profileId, profileId: participation.profileId, isManager },
    isParticipant: participation.status === 'Accepted',
  })
  return problem ? refused(problem) : decided({ program: changes.program, participation })
}

/** Whose unpaid rewards somebody may read: their own, and those of who accepted them as a manager. Refused with `PROFILE_NOT_FOUND`. */
export const decideRewardsReading = (profileId: string, { profileId: reader, isManager }: ParticipantReader): Decision<string> =>
  profileId === reader || isManager ? decided(profileId) : refused(new Problem('PROFILE_NOT_FOUND'))
