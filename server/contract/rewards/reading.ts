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
 * Decides whether a reader may see a participant’s data in a program (O-07). Only readers of the participant’s results may. Refused with
 * `PROGRAM_NOT_FOUND` for all others, and if the profile is no participant.
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
 * Decides whether a reader may see a profile’s unpaid rewards: their own, and those of talents who accepted the reader as manager. Refused
 * with `PROFILE_NOT_FOUND` for any other profile.
 */
export const decideRewardsReading = (profileId: string, { profileId: reader, isManager }: ParticipantReader): Decision<string> =>
  profileId === reader || isManager ? decided(profileId) : refused(new Problem('PROFILE_NOT_FOUND'))
