import { Time } from '@internationalized/date'

/** Parses a time of day, `HH:MM` from 00:00 to 23:59, without a zone. Returns `null` for any other text. */
export function timeOf(text: string | null | undefined): Time | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '')
  return found ? new Time(Number(found[1]), Number(found[2])) : null
}

const padded = (part: number) => String(part).padStart(2, '0')
export const timeText = ({ hour, minute }: { hour: number; minute: number }): string => `${padded(hour)}:${padded(minute)}`
