const day = 86_400_000

/** The day changes at midnight UTC, which is 3 a.m. in Riyadh all year. */
const dayOf = (moment: number) => Math.floor(moment / day)

/** Returns whether a night has passed since the last backup, or since the database was made if there is no backup. */
export const isBackupDue = (now: number, last: number | null, born: number): boolean => dayOf(now) > dayOf(last ?? born)
