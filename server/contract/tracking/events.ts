import type { ObjectiveType } from '../programs/types.ts'
import type { ConversionEvent } from './record.ts'

/** The event that a program of each objective counts (N-06); a TRAFFIC program counts clicks only. */
const eventOfObjective: Readonly<Record<ObjectiveType, ConversionEvent | null>> = {
  TRAFFIC: null,
  LEAD_GENERATION: 'LEAD',
  SIGN_UP: 'SIGN_UP',
  DOWNLOADS: 'DOWNLOAD',
  SALES: 'SALE',
}

/** Returns the event of an objective; null if the program has none yet, or counts clicks only. */
export const eventOf = (objective: ObjectiveType | null): ConversionEvent | null => (objective ? eventOfObjective[objective] : null)
