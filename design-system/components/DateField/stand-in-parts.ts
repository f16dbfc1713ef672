import { timeZone, type Formats } from '../../locale/formats.ts'
import { noonOf } from '../Calendar/noon.ts'
import { partText } from './part-text.ts'

type Part = { at: number; type: string; text: string }

/** Returns the parts of a day as the field writes them; empty without a day. */
export function standInParts(day: string | null, dateTag: string, formats: Pick<Formats, 'date' | 'number'>): Part[] {
  if (!day) return []
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  const values: Record<string, number | undefined> = { year, month, day: dayOfMonth }
  const parts = new Intl.DateTimeFormat(dateTag, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
    .formatToParts(noonOf(day))
    .map(({ type, value }) => ({ type, text: value, value: values[type] }))
  return parts.map((part, at) => ({ at, type: part.type, text: partText(part, parts, formats) }))
}
