/** Current time of the unmoved world: Thursday 20 November 2025, noon in Riyadh. */
export const worldNow = Date.UTC(2025, 10, 20, 9)

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Returns the milliseconds of a UTC time. The text has the form `2025-03-04` (08:00) or `2025-03-04T10:15`. */
export const at = (text: string) => Date.parse(text.includes('T') ? `${text}:00Z` : `${text}T08:00:00Z`)
