import type { ObjectiveType } from '../programs/types.ts'
import type { ConversionEvent } from './record.ts'

/** The one event that a program of each objective counts (N-06); clicks alone make up a program for traffic. */
const eventOfObjective: Readonly<Record<ObjectiveType, ConversionEvent | null>> = {
  TRAFFIC: null,
  LEAD_GENERATION: 'LEAD',
  SIGN_UP: 'SIGN_UP',
  DOWNLOADS: 'DOWNLOAD',
  SALES: 'SALE',
}

/** Null where a program has no objective yet, or counts clicks alone. */
export const eventOf = (objective: ObjectiveType | null): ConversionEvent | null => (objective ? eventOfObjective[objective] : null)
