/**
 * What is known of the replica.
 *
 * - `ready`: it may answer.
 * - `late`: it answers, but lacks changes that are too old.
 * - `away`: it does not answer, or the primary server does not say how far it is.
 * - `foreign`: it accepts writes, or it belongs to another database.
 */
export type ReplicaStanding = 'ready' | 'late' | 'away' | 'foreign'

/** `behind`: for how many milliseconds changes may be missing; null if that is not known. */
export type ReplicaState = { standing: ReplicaStanding; behind: number | null }

/**
 * The longest time in milliseconds for which a change may be missing in an answer of the replica. It includes the time since the last
 * measurement, so a replica whose measurements stop does not answer either.
 */
export const longestBehind = 3_000

/** Milliseconds between two measurements. */
export const measuredEvery = 500
