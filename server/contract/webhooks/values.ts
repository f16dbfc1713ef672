/** The currency of all amounts in bodies. */
export const currency = 'SAR'

/** Returns a time as bodies contain it; null for null. */
export const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
