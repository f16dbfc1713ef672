const day = 86_400_000

/** Nights end where the day turns in UTC: three in the morning in Riyadh, all year. */
const dayOf = (moment: number) => Math.floor(moment / day)

/** Whether a night has passed since the last backup, or, where there is none yet, since the database was made. */
export const isBackupDue = (now: number, last: number | null, born: number): boolean => dayOf(now) > dayOf(last ?? born)
