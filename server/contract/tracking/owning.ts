import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
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

export type ReaderFacts = {
  readonly program: Pick<ProgramRecord, 'profileId' | 'status' | 'deletedAt'> | null
  readonly viewerId: string
  /** Null: of the whole program. */
  readonly profileId: string | null
  /** Whether that profile was accepted into the program. */
  readonly isParticipant: boolean
  /** Whether the viewer manages that profile, accepted. */
  readonly isManager: boolean
}

/** As whom somebody may read the results of a participant, or of all of a program; `PROGRAM_NOT_FOUND` for everybody else (O-07). */
export function decideResultsReader({ program, viewerId, profileId, isParticipant, isManager }: ReaderFacts): Decision<ResultsReader> {
  const missing = refused(new Problem('PROGRAM_NOT_FOUND'))
  if (!program || program.deletedAt !== null || program.status === 'Draft') return missing
  if (profileId === null) return program.profileId === viewerId ? decided('OWNER') : missing
  if (!isParticipant) return missing
  if (profileId === viewerId) return decided('PARTICIPANT')
  if (program.profileId === viewerId) return decided('OWNER')
  return isManager ? decided('MANAGER') : missing
}
