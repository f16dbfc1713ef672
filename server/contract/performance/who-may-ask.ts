import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import { decideReading, type Readable } from '../programs/page/decision.ts'

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

const missing = () => refused(new Problem('PROGRAM_NOT_FOUND'))

/**
 * Who may see figures (O-07, X-10): those of a whole program its owner, those of a participant that participant, the owner, and an
 * accepted manager of theirs. Refused with `PROGRAM_NOT_FOUND` for all others, and whether or not there is such a program or participant.
 */
export function decideFigures<Program extends Readable>({ program, viewerId, of }: FiguresState<Program>): Decision<FiguresView<Program>> {
  if (!program) return missing()
  const isOwner = program.profileId === viewerId
  if (!of) {
    const { problem, changes } = decideReading(program, { profileId: viewerId, request: null }, 'performance')
    return problem ? refused(problem) : decided({ program: changes.program, participation: null })
  }
  const { profileId, participation, isManaged } = of
  if (participation?.status !== 'Accepted') return missing()
  if (isOwner) return decideFiguresOf(program, { profileId: viewerId, request: null }, participation, 'performance')
  if (profileId !== viewerId && !isManaged) return missing()
  return decideFiguresOf(program, { profileId, request: participation }, participation, 'my-performance')
}

function decideFiguresOf<Program extends Readable>(
  program: Program,
  reader: Parameters<typeof decideReading>[1],
  participation: ParticipationRecord,
  tab: 'performance' | 'my-performance',
): Decision<FiguresView<Program>> {
  const { problem } = decideReading(program, reader, tab)
  return problem ? refused(problem) : decided({ program, participation })
}
