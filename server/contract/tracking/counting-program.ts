import type { ProgramRecord } from '../programs/record.ts'
import type { TrackRefusal } from './answers.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { eventOf } from './events.ts'

/** What a program says about what it counts. */
export type CountingProgram = Pick<ProgramRecord, 'id' | 'profileId' | 'status' | 'objectiveType' | 'retiredAt'>

/** The event of a program; refused before anything of the click is looked for, so that nobody learns of clicks by it. */
export const eventRefusal = ({ objectiveType }: CountingProgram, { event }: Pick<ReportedConversion, 'event'>): TrackRefusal | null =>
  eventOf(objectiveType) === event ? null : { code: 'EVENT_NOT_FOR_OBJECTIVE' }
