/**
 * What is known of the replica. Only a `ready` one is used.
 *
 * - `late`: it is too far behind.
 * - `away`: it or the primary server does not answer the measurement.
 * - `foreign`: it accepts writes, or it has another database.
 */
export type ReplicaStanding = 'ready' | 'late' | 'away' | 'foreign'

/** `behind`: changes of the last `behind` milliseconds may be missing; null if that is not known. */
export type ReplicaState = { standing: ReplicaStanding; behind: number | null }

/**
 * How many milliseconds a replica may be behind and still answer. The time since the last measurement counts, so a replica is not used if
 * its measurements stop.
 */
export const longestBehind = 3_000

/** Milliseconds between two measurements. */
export const measuredEvery = 500
