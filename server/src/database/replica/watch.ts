import type { PrimaryFacts, ReplicaFacts } from './facts.ts'
import { createPositions } from './positions.ts'
import { longestBehind, type ReplicaStanding, type ReplicaState } from './state.ts'

export type WatchParts = {
  /** Returns milliseconds that never decrease. */
  now(): number
  primary(): Promise<PrimaryFacts>
  replica(): Promise<ReplicaFacts>
  /** Called if the standing changed. */
  changed(state: ReplicaState): void
}

/**
 * Knows whether the replica may answer. `measure` asks both servers; a timer calls it. Before the first measurement the replica may not
 * answer.
 */
export function watchReplica({ now, primary, replica, changed }: WatchParts) {
  const positions = createPositions()
  let found: Exclude<ReplicaStanding, 'late'> = 'away'
  let completeUntil: number | null = null
  let reported: ReplicaStanding = 'away'
  let measuring: Promise<void> | undefined

  function state(): ReplicaState {
    const behind = completeUntil === null ? null : now() - completeUntil
    if (found !== 'ready') return { standing: found, behind: null }
    return { standing: behind !== null && behind <= longestBehind ? 'ready' : 'late', behind }
  }

  async function ask(): Promise<void> {
    // Take the time first: a change that is committed later may be missing.
    const at = now()
    try {
      const written = await primary()
      positions.add({ at, position: written.position })
      const repeated = await replica()
      found = repeated.isReplica && repeated.made === written.made ? 'ready' : 'foreign'
      completeUntil = positions.completeUntil(repeated.position)
    } catch {
      found = 'away'
    }
    const current = state()
    if (current.standing === reported) return
    reported = current.standing
    changed(current)
  }

  return {
    state,
    /** Asks both servers. Callers share a measurement that is running. Never throws. */
    measure: (): Promise<void> => (measuring ??= ask().finally(() => (measuring = undefined))),
    /** Resolves when no measurement runs. */
    idle: async (): Promise<void> => measuring,
    /** Notes that the replica did not answer: until the next measurement it is not asked. */
    lost(): void {
      found = 'away'
    },
  }
}
