/** The moment to pass to a formatter of dates in Riyadh: noon there, far from both midnights. */
export const noonOf = (day: string): Date => new Date(`${day}T09:00:00Z`)
