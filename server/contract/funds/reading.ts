import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { fundsLimits } from './limits.ts'

/** The newest checkpoint of funds that a program is in: how many programs it has; null if the program is in none. */
type ProofState = { readonly programs: number } | null

/** Returns whether proofs are made for a checkpoint: it has enough programs that totals tell nothing of a single one. */
export const isCheckable = ({ programs }: { readonly programs: number }): boolean => programs >= fundsLimits.fewest

/** Decides `fundsProof`, after the program itself was read. Refused with `CHECKPOINT_NOT_FOUND`. */
export const decideFundsProof = (state: ProofState): Decision<null> =>
  state && isCheckable(state) ? decided(null) : refused(new Problem('CHECKPOINT_NOT_FOUND'))

/** Returns whether a checkpoint is older than it should ever be. */
export const isLate = (sealedAt: number, now: number): boolean => now - sealedAt > fundsLimits.late
