const dayLength = 86_400_000

/** Returns the number of days from one civil day to another; negative if the other day is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** Returns the civil day that is `days` later. */
export const dayLater = (day: string, days: number): string => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
