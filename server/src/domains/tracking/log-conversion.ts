import type { Log } from '#platform/log.ts'
import type { Arriving, Outcome } from './conversions.ts'

/**
 * Logs a conversion that was stored, so that a click can be followed to its posting. Names the click only if the result is new: the click
 * that a repeat names is not checked. Logs nothing if the report was refused. Returns the outcome.
 */
export function logConversion(log: Log, { programId, way, reported }: Arriving, outcome: Outcome): Outcome {
  if ('code' in outcome) return outcome
  const { id, status, isRepeat } = outcome
  log.info('conversion', { conversion: id, ...(!isRepeat && { click: reported.clickId }), programId, entry: way, status, isRepeat })
  return outcome
}
