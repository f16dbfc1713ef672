import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { decideReading, type Readable } from '../programs/page/decision.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { eventOf } from './events.ts'
import type { ConversionEvent } from './record.ts'

type Tracked = Pick<ProgramRecord, 'profileId' | 'objectiveType' | 'deletedAt'>

/**
 * Whose keys these are (N-07): the program's owner's, once it is known which event it counts. Everybody else, and who has a program that
 * counts clicks alone, meets `PROGRAM_NOT_FOUND`.
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

/** Who asks for what did not count: the participant, somebody who manages them, or the brand (O-07). */
export type ResultsReader = 'PARTICIPANT' | 'MANAGER' | 'OWNER'

export type ReaderFacts<Program extends Readable = Readable> = {
  readonly program: Program | null
  readonly viewerId: string
  /** Null: of the whole program. */
  readonly profileId: string | null
  /** Whether that profile was accepted into the program. */
  readonly isParticipant: boolean
  /** Whether the viewer manages that profile, by an agreement that was accepted (D-20). */
  readonly isManager: boolean
}

function readerAmong({ program, viewerId, profileId, isParticipant, isManager }: ReaderFacts): ResultsReader | null {
  if (profileId !== null && !isParticipant) return null
  if (program?.profileId === viewerId) return 'OWNER'
  if (profileId === null) return null
  return profileId === viewerId ? 'PARTICIPANT' : isManager ? 'MANAGER' : null
}

/**
 * As whom somebody may read what came of a program, of all of it or of one participant (O-07, X-10): a manager sees what their talent sees.
 * Refused with `PROGRAM_NOT_FOUND` for everybody else, and whether or not there is such a program or participant.
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
