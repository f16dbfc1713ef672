/** Returns noon of a day in Riyadh, for formatters: it is far from both midnights. */
export const noonOf = (day: string): Date => new Date(`${day}T09:00:00Z`)
