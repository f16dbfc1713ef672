import type { OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import type { Database } from '#database/database.ts'

/** Who takes part in programs. The domain that knows it hands this in. */
export type ProgramPeople = {
  /** How many were accepted, or will be by themselves (M-04). */
  countParticipants(tx: Database, programId: string): Promise<number>
  /** Profiles that were accepted or wait for an answer, in the order of their ids, after one of them; at most `limit`. */
  findAfter(tx: Database, programId: string, after: string | null, limit: number): Promise<string[]>
}

/** What was earned in programs. The domain that knows it hands this in. */
export type ProgramRewards = {
  /** What was earned and is not paid yet, in halalas (L-06); programs without any are left out. */
  accruedOf(db: Database, programIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What may still be earned in a program by what nobody has decided yet (Y-12). */
  openClaims(db: Database, programId: string): Promise<OpenClaims>
  /**
   * Takes a budget that was raised for what waited for it (L-07), while the program stays locked; `status` as it is from now on. Answers
   * how its money stands then.
   */
  grantWaiting(tx: Database, status: StatusState): Promise<ProgramMoney>
}

/** How many could join today by these criteria, as people say it. */
export type CandidatesOf = (criteria: ParticipantCriteria) => Promise<MatchesAloud>
