import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { decideReading, type Readable } from '../programs/page/decision.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { eventOf } from './events.ts'
import type { ConversionEvent } from './record.ts'

type Tracked = Pick<ProgramRecord, 'profileId' | 'objectiveType' | 'deletedAt'>

/**
 * Decides who may see a program’s keys (N-07): its owner, once it is known which event it counts. Refuses with `PROGRAM_NOT_FOUND` for
 * everybody else, and if the program counts clicks only.
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

/** Who reads uncounted results: the participant, a manager of theirs, or the brand (O-07). */
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
 * Decides in which role a viewer may read results of a program, of all of it or of one participant (O-07, X-10). A manager sees what their
 * talent sees. Refuses with `PROGRAM_NOT_FOUND` for everybody else, whether or not the program or participant exists.
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
