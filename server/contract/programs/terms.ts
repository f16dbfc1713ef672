import type { AppMode } from '../platform/config.ts'
import type { ObjectiveType } from './types.ts'

const day = 86_400_000

/** How long conversions count and rewards wait, in milliseconds. Handed in, so that a demonstration waits for nothing. */
export type ProgramTerms = {
  /** From a click to what it led to (N-08). Runs on after a program retired. */
  readonly attributionWindow: number
  /** From a milestone's achievement until it may be paid (N-12). */
  readonly hold: Readonly<Record<ObjectiveType, number>>
  /** How long what a browser reported waits for the brand (Y-01): as long as the hold, and in a demonstration, too, so that it can be seen. */
  readonly wait: Readonly<Record<ObjectiveType, number>>
}

const hold = { TRAFFIC: 3 * day, LEAD_GENERATION: 7 * day, SIGN_UP: 7 * day, DOWNLOADS: 7 * day, SALES: 14 * day } as const

export const programTerms: ProgramTerms = { attributionWindow: 30 * day, hold, wait: hold }

const noHold: ProgramTerms['hold'] = { TRAFFIC: 0, LEAD_GENERATION: 0, SIGN_UP: 0, DOWNLOADS: 0, SALES: 0 }

/** The terms of a mode: a demonstration has no holds, its window runs as anywhere. */
export const programTermsOf = (mode: AppMode): ProgramTerms => (mode === 'demo' ? { ...programTerms, hold: noHold } : programTerms)
