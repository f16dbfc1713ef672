const length = 86_400_000

/** Returns the day of a time in milliseconds. A day of snapshots begins at 03:00 in Riyadh (E-11), which is midnight in UTC. */
export const dayAt = (moment: number): string => new Date(Math.floor(moment / length) * length).toISOString().slice(0, 10)

/** Returns when a day begins, in milliseconds. */
export const startOf = (day: string): number => Date.parse(day)

/** Returns the number of days since 1970. */
export const numberOf = (day: string): number => Math.floor(startOf(day) / length)

export const plusDays = (day: string, days: number): string => dayAt(startOf(day) + days * length)

/** Returns all days of a range, both ends included; empty if the end is before the start. */
export const daysBetween = (start: string, end: string): string[] =>
  Array.from({ length: Math.max(0, numberOf(end) - numberOf(start) + 1) }, (_, at) => plusDays(start, at))

/** Returns the time of the next nightly measurement of all accounts (E-11): 03:00 in Riyadh, in milliseconds. */
export const nextNight = (moment: number): number => (Math.floor(moment / length) + 1) * length
