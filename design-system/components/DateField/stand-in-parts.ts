import { timeZone } from '../../locale/formats.ts'
import { noonOf } from '../Calendar/noon.ts'

type Part = { at: number; type: string; text: string }

/** The parts of a day as the field writes them; none where there is no day. */
export const standInParts = (day: string | null, dateTag: string): Part[] =>
  day
    ? new Intl.DateTimeFormat(dateTag, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
        .formatToParts(noonOf(day))
        .map(({ type, value }, at) => ({ at, type, text: value }))
    : []
