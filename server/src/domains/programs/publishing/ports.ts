import type { MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
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
}

/** As long as nothing counts what participants achieve, nobody has earned anything. */
export const noRewards: ProgramRewards = { accruedOf: async () => new Map() }

/** How many could join today by these criteria, as people say it. */
export type CandidatesOf = (criteria: ParticipantCriteria) => Promise<MatchesAloud>
