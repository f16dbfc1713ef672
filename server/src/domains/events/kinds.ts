/** The kind of event by which every process hears that a user's sessions have ended; its data is the user's id. */
export const sessionsEnded = 'process:sessions-ended'
