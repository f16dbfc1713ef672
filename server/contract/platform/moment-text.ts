const shape = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-](\d{2}):(\d{2}))$/
const wire = /^[^.]{19}(?:\.\d{1,3})?Z$/
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/**
 * Returns whether a text is an existing day, such as `2026-02-28`. `Date.parse` reads 30 February as 2 March, so the parsed day is
 * formatted again and compared with the text.
 */
export function isDay(text: string): boolean {
  const parsed = dayShape.test(text) ? Date.parse(text) : Number.NaN
  return Number.isFinite(parsed) && new Date(parsed).toISOString().startsWith(text)
}

/**
 * Returns the time of an ISO 8601 text with a zone, in milliseconds. Seconds are optional in the text. Returns null for any other text, for
 * a day that does not exist (Y-17), and for a time after 23:59:59. This way an invalid text never becomes another time.
 */
export function momentIn(text: string): number | null {
  const [, day = '', hours, minutes, seconds = '00', zoneHours = '00', zoneMinutes = '00'] = shape.exec(text) ?? []
  const isClock = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
  const isZone = Number(zoneHours) < 24 && Number(zoneMinutes) < 60
  return isDay(day) && isClock && isZone ? Date.parse(text) : null
}

/** Returns whether a text has the form of times in the API: ISO 8601 in UTC, with seconds, with `Z` instead of an offset. */
export const isMoment = (text: string): boolean => wire.test(text) && momentIn(text) !== null

/** Returns the time of a `DateTime` argument in milliseconds. Returns null if the argument is missing, and NaN for an invalid text. */
export const momentOrNull = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : (momentIn(text) ?? Number.NaN)
