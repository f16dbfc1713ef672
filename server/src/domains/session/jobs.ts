import type { Deps } from '../../deps.ts'
import { sweep } from './stores/sweep.ts'

/** Deletes codes, ladders, counts and sessions that nobody can use any more. */
export const sweepSessions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => sweep(db, clock.now())
