import { Time } from '@internationalized/date'

/** A time of day goes in and out as `HH:MM`, 00:00 to 23:59, without a zone. Any other text gives `null`. */
export function timeOf(text: string | null | undefined): Time | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '')
  return found ? new Time(Number(found[1]), Number(found[2])) : null
}

const padded = (part: number) => String(part).padStart(2, '0')
export const timeText = ({ hour, minute }: { hour: number; minute: number }): string => `${padded(hour)}:${padded(minute)}`
