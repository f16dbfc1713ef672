import type { PrimaryFacts, ReplicaFacts } from './facts.ts'
import { createPositions } from './positions.ts'
import { longestBehind, type ReplicaStanding, type ReplicaState } from './state.ts'

export type WatchParts = {
  /** Returns milliseconds that never decrease. */
  now(): number
  primary(): Promise<PrimaryFacts>
  replica(): Promise<ReplicaFacts>
  /** Called after a measurement if the standing has changed. */
  changed(state: ReplicaState): void
}

/**
 * Decides whether the replica may answer, by the last measurement. Before the first one it may not. The caller calls `measure` by a timer.
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
    // Take the time before the position: a change that is committed in between may be missing.
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
    /** Reads the positions of both servers. Callers share a running measurement. Never throws. */
    measure: (): Promise<void> => (measuring ??= ask().finally(() => (measuring = undefined))),
    /** Resolves when no measurement runs. */
    idle: async (): Promise<void> => measuring,
    /** Call it if the replica did not answer: it is not used until the next measurement. */
    lost(): void {
      found = 'away'
    },
  }
}
