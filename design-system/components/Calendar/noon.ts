/** The moment to hand to a formatter that speaks of Riyadh's days: noon there, far from both midnights. */
export const noonOf = (day: string): Date => new Date(`${day}T09:00:00Z`)
