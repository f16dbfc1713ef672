import type { Deps } from '../../deps.ts'
import { sweep } from './stores/sweep.ts'

/** Deletes expired codes, send counts, wrong tries and sessions. */
export const sweepSessions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => sweep(db, clock.now())
