import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { decideReading, type Readable } from '../programs/page/decision.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { eventOf } from './events.ts'
import type { ConversionEvent } from './record.ts'

type Tracked = Pick<ProgramRecord, 'profileId' | 'objectiveType' | 'deletedAt'>

/**
 * Decides whether a profile may see a program’s keys (N-07). Only the owner may, and only if the program counts an event. Refused with
 * `PROGRAM_NOT_FOUND` for everybody else, and if the program counts only clicks or has no event yet.
 */
export function decideSetup<Program extends Tracked>(
  program: Program | null,
  profileId: string,
): Decision<{ program: Program; event: ConversionEvent }> {
  const event = program && eventOf(program.objectiveType)
  return program && event && program.deletedAt === null && program.profileId === profileId
    ? decided({ program, event })
    : refused(new Problem('PROGRAM_NOT_FOUND'))
}

/** Role in which a reader reads uncounted results: the participant, a manager of the participant, or the brand (O-07). */
export type ResultsReader = 'PARTICIPANT' | 'MANAGER' | 'OWNER'

export type ReaderFacts<Program extends Readable = Readable> = {
  readonly program: Program | null
  readonly viewerId: string
  /** The participant whose results are read; null for the whole program. */
  readonly profileId: string | null
  /** Whether the profile `profileId` was accepted into the program. */
  readonly isParticipant: boolean
  /** Whether the viewer manages that profile by an accepted agreement (D-20). */
  readonly isManager: boolean
}

function readerAmong({ program, viewerId, profileId, isParticipant, isManager }: ReaderFacts): ResultsReader | null {
  if (profileId !== null && !isParticipant) return null
  if (program?.profileId === viewerId) return 'OWNER'
  if (profileId === null) return null
  return profileId === viewerId ? 'PARTICIPANT' : isManager ? 'MANAGER' : null
}

/**
 * Returns the role in which a viewer may read results of a whole program or of one participant (O-07, X-10). A manager sees the same as
 * their talent. Refused with `PROGRAM_NOT_FOUND` for everybody else, even if program and participant exist.
 */
export function decideResultsReader<Program extends Readable>(
  facts: ReaderFacts<Program>,
): Decision<{ program: Program; reader: ResultsReader }> {
  const reader = readerAmong(facts)
  if (!reader) return refused(new Problem('PROGRAM_NOT_FOUND'))
  const { problem, changes } =
    reader === 'OWNER'
      ? decideReading(facts.program, { profileId: facts.viewerId, request: null }, 'performance')
      : decideReading(facts.program, { profileId: facts.profileId ?? '', request: { status: 'Accepted' } }, 'my-performance')
  return problem ? refused(problem) : decided({ program: changes.program, reader })
}
