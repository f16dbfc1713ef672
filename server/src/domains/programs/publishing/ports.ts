import type { OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import type { Database } from '#database/database.ts'

/** Port for participants, implemented by the domain of participations. */
export type ProgramPeople = {
  /** Returns the number of accepted participants and of applicants who will be accepted automatically (M-04). */
  countParticipants(tx: Database, programId: string): Promise<number>
  /** Returns at most `limit` accepted and pending profiles, in the order of ids, starting after `after`. */
  findAfter(tx: Database, programId: string, after: string | null, limit: number): Promise<string[]>
}

/** Port for rewards, implemented by the domain of rewards. */
export type ProgramRewards = {
  /** Returns the rewards that are earned and not paid yet, in halalas by program (L-06). Leaves out programs that owe nothing. */
  accruedOf(db: Database, programIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Returns the number of undecided results and rewards of a program, and the amount that they may still earn. `since`: when the first one
   * began to wait (Y-12).
   */
  openClaims(db: Database, programId: string): Promise<OpenClaims>
  /**
   * Grants rewards that waited for budget (L-07), while the program stays locked; `status` is the state after the top-up. Returns the
   * program's money afterwards.
   */
  grantWaiting(tx: Database, status: StatusState): Promise<ProgramMoney>
}

/** Returns how many profiles meet these criteria now, rounded. */
export type CandidatesOf = (criteria: ParticipantCriteria) => Promise<MatchesAloud>
