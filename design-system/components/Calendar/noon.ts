/** Returns noon of a day in Riyadh, for formatters. Noon is far from both midnights, so a time zone does not change the day. */
export const noonOf = (day: string): Date => new Date(`${day}T09:00:00Z`)
