/** Returns a time in milliseconds as answers write it. */
export const moment = (at: number): string => new Date(at).toISOString()

export const momentOrNull = (at: number | null): string | null => (at === null ? null : moment(at))
