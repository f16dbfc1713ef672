import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import { decideResultsReader } from '../tracking/owning.ts'

/** A reader of a participant’s data, and whether the reader manages the participant by an accepted agreement. */
export type ParticipantReader = { readonly profileId: string; readonly isManager: boolean }

/** A participation with its program. */
export type ReadParticipation = { readonly program: ProgramRecord; readonly participation: ParticipationRecord }

/**
 * Decides whether a reader may see a participant’s data in a program: only readers who may read the participant’s results (O-07). Refuses
 * with `PROGRAM_NOT_FOUND` for all others, and if the profile is no participant.
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

/**
 * Decides whose unpaid rewards a reader may see: their own, and those of talents who accepted them as manager. Refuses with
 * `PROFILE_NOT_FOUND`.
 */
export const decideRewardsReading = (profileId: string, { profileId: reader, isManager }: ParticipantReader): Decision<string> =>
  profileId === reader || isManager ? decided(profileId) : refused(new Problem('PROFILE_NOT_FOUND'))
