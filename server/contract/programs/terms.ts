import type { AppMode } from '../platform/config.ts'
import type { ObjectiveType } from './types.ts'

const day = 86_400_000

/** How long conversions count and rewards wait, in milliseconds. Passed as an argument, because the demo has no hold. */
export type ProgramTerms = {
  /** The longest time from a click to its conversion (N-08). It also runs after the program has retired. */
  readonly attributionWindow: number
  /** The time from reaching a milestone until its reward may be paid, by objective (N-12). */
  readonly hold: Readonly<Record<ObjectiveType, number>>
  /**
   * How long a browser's report waits for the brand (Y-01): as long as the hold. The demo has this wait too, so that waiting results can be
   * seen there.
   */
  readonly wait: Readonly<Record<ObjectiveType, number>>
}

const hold = { TRAFFIC: 3 * day, LEAD_GENERATION: 7 * day, SIGN_UP: 7 * day, DOWNLOADS: 7 * day, SALES: 14 * day } as const

export const programTerms: ProgramTerms = { attributionWindow: 30 * day, hold, wait: hold }

const noHold: ProgramTerms['hold'] = { TRAFFIC: 0, LEAD_GENERATION: 0, SIGN_UP: 0, DOWNLOADS: 0, SALES: 0 }

/** Returns the terms of a mode: the demo has no hold and the same window. */
export const programTermsOf = (mode: AppMode): ProgramTerms => (mode === 'demo' ? { ...programTerms, hold: noHold } : programTerms)
