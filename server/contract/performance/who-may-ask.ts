import { decided, refused, type Decision } from '../common/decision.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { Readable } from '../programs/page/decision.ts'
import { decideResultsReader } from '../tracking/owning.ts'

/** Whose figures are asked for, and who asks. */
export type FiguresState<Program extends Readable> = {
  /** Null where there is none. */
  readonly program: Program | null
  readonly viewerId: string
  /** Of whom; null where somebody asks for the whole program. */
  readonly of: {
    readonly profileId: string
    /** Their request to join the program; null where they made none. */
    readonly participation: ParticipationRecord | null
    /** Whether the viewer manages them, by an agreement that was accepted (D-20). */
    readonly isManaged: boolean
  } | null
}

export type FiguresView<Program extends Readable> = { readonly program: Program; readonly participation: ParticipationRecord | null }

/**
 * Who may see figures: who may read what came of a program (O-07, X-10). Refused with `PROGRAM_NOT_FOUND` for all others, and whether or
 * not there is such a program or participant.
 */
export function decideFigures<Program extends Readable>({ program, viewerId, of }: FiguresState<Program>): Decision<FiguresView<Program>> {
  const { problem, changes } = decideResultsReader({
    ...{ program, viewerId, profileId: of?.profileId ?? null },
    isParticipant: of?.participation?.status === 'Accepted',
    isManager: of?.isManaged ?? false,
  })
  return problem ? refused(problem) : decided({ program: changes.program, participation: of?.participation ?? null })
}
