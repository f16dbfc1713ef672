import { refuseDay, type DayLimits, type DayRefusal } from '../Calendar/civil-day.ts'

/** Two civil days, both included. */
export type DayRange = { start: string; end: string }
export type RangeRefusal = DayRefusal | { kind: 'order' }

/** Returns why a range cannot be chosen: an end before its start, or the refusal of one of its ends. */
export function refuseRange(range: DayRange | null, limits: DayLimits): RangeRefusal | null {
  if (!range) return null
  if (range.end < range.start) return { kind: 'order' }
  return refuseDay(range.start, limits) ?? refuseDay(range.end, limits)
}
