import { decided, refused, type Decision } from '../common/decision.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { Readable } from '../programs/page/decision.ts'
import { decideResultsReader } from '../tracking/owning.ts'

/** A request for figures: the program, the participant, and the viewer. */
export type FiguresState<Program extends Readable> = {
  /** The program; null if there is none with the requested id. */
  readonly program: Program | null
  readonly viewerId: string
  /** The participant whose figures are requested; null for the figures of the whole program. */
  readonly of: {
    readonly profileId: string
    /** The participant's request to join the program; null if there is none. */
    readonly participation: ParticipationRecord | null
    /** Whether the viewer manages the participant by an accepted agreement (D-20). */
    readonly isManaged: boolean
  } | null
}

export type FiguresView<Program extends Readable> = { readonly program: Program; readonly participation: ParticipationRecord | null }

/**
 * Returns the program and the participation if the viewer may read the program's results (O-07, X-10). Refuses everybody else with
 * `PROGRAM_NOT_FOUND`, so that the answer does not reveal whether the program or participant exists.
 */
export function decideFigures<Program extends Readable>({ program, viewerId, of }: FiguresState<Program>): Decision<FiguresView<Program>> {
  const { problem, changes } = decideResultsReader({
    ...{ program, viewerId, profileId: of?.profileId ?? null },
    isParticipant: of?.participation?.status === 'Accepted',
    isManager: of?.isManaged ?? false,
  })
  return problem ? refused(problem) : decided({ program: changes.program, participation: of?.participation ?? null })
}
