import type { ProgramRecord } from '../programs/record.ts'
import type { TrackRefusal } from './responses.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { eventOf } from './events.ts'

/** The fields of a program that decide which clicks and conversions count. */
export type CountingProgram = Pick<ProgramRecord, 'id' | 'profileId' | 'status' | 'objectiveType' | 'countsBy' | 'retiredAt'>

/**
 * Returns a refusal if the program counts another event. Checked before the click is looked up, so that the refusal reveals nothing about
 * clicks.
 */
export const eventRefusal = ({ objectiveType }: CountingProgram, { event }: Pick<ReportedConversion, 'event'>): TrackRefusal | null =>
  eventOf(objectiveType) === event ? null : { code: 'EVENT_NOT_FOR_OBJECTIVE' }
