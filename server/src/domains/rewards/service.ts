import type { Page } from '@wasla/contract/common/page.ts'
import type { TimelineEntry, UnpaidReward } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ParticipantResultRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { PaidShare } from '@wasla/contract/splits/mappers.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../session/viewer.ts'
import { countResults } from './count.ts'
import { markDelivered } from './deliver.ts'
import type { RewardsDeps } from './deps.ts'
import { giveBackForgotten } from './give-back.ts'
import { dryRun, runReport, type DryRun, type RunReport } from './payouts/report.ts'
import { payDue, payRequested, requestRun } from './payouts/runs.ts'
import { timeline, unpaidRewards } from './reading.ts'
import { rewardReviews, type RewardReviews } from './reviews.ts'
import { findResults } from './stores/results.ts'
import { findEarned } from './stores/rewards.ts'
import { findRunPage } from './stores/runs.ts'
import { findPaidShares } from './stores/shares.ts'

export { resultRow } from './stores/results.ts'
export { rewardRow } from './stores/rewards.ts'
export { runRow } from './stores/runs.ts'
export { programRewards } from './program-rewards.ts'
export { sumAccrued } from './stores/rewards.ts'
export { accruedRewardsOf, paidRewardsOf, sharesContactWithPayer } from './wallet-rewards.ts'
export { countResults } from './count.ts'
export type { CountingDeps, RewardsDeps } from './deps.ts'
export { rewardCaseRow } from './stores/cases.ts'
export type { RunReport } from './payouts/report.ts'

type Reader = Pick<Viewer, 'profileId'>
type Participation = { programId: string; profileId: string }

/** Earnings of participants, from a counted result to the money in the wallet (L-06 to L-12). Every refusal is a `Problem`. */
export type RewardsService = {
  /** Counts each result that is new or changes; see `CountResults` of tracking. */
  countResults(tx: Database, changes: readonly ResultChange[]): Promise<void>
  /** Answers `participationTimeline`. Throws `PROGRAM_NOT_FOUND` (O-07). */
  timeline(viewer: Reader, participation: Participation, language: Language): Promise<TimelineEntry[]>
  /** Answers `unpaidRewards` for the viewer or a profile they manage. Throws `PROFILE_NOT_FOUND`. */
  unpaid(viewer: Reader, profileId: string | null): Promise<UnpaidReward[]>
  /** Answers `markRewardDelivered` (L-12). Throws the errors of `decideDelivery`. */
  markDelivered(viewer: Reader, which: Pick<RewardRecord, 'programId' | 'profileId' | 'milestoneId'>): Promise<void>
  /** Returns the results of these participants of a program; leaves out participants without results. */
  resultsOf(programId: string, profileIds: readonly string[]): Promise<ParticipantResultRecord[]>
  /** Returns the cash that each of these participants of a program earned, paid or not, in halalas (L-06). */
  earnedOf(programId: string, profileIds: readonly string[]): Promise<Map<string, number>>

  /** Returns the latest paid rewards of a managed account's networker of which its manager had a share, the newest first. */
  paidShares(account: { managerId: string; talentId: string }): Promise<PaidShare[]>

  /** For the timer: pays runs that are due or were interrupted (L-08). */
  payDue(): Promise<void>
  /** For the timer: gives rewards back that could not be paid for twelve months (L-09). */
  giveBackForgotten(): Promise<void>

  /** For the back office: held rewards that wait for a decision (Y-08). */
  reviews: RewardReviews
  /** For the back office: returns a page of runs, the newest first. */
  runs(page: Page): Promise<{ count: number; data: PayoutRunRecord[] }>
  /** Returns the amounts that a run paid, and the amounts that it left unpaid with the reasons; null if there is no such run. */
  runReport(id: string, page: Page): Promise<RunReport | null>
  /** Returns what a requested run would pay as of a time, or now if null. Throws `DTO_VALIDATION_ERROR` at `asOf`. */
  dryRun(asOf: number | null): DryRun
  /** Answers `adminRunPayouts`, in the transaction of its audit log line; `payRequested` pays the run afterwards. */
  requestRun(tx: Database, asOf: number | null): Promise<PayoutRunRecord>
  payRequested(run: Pick<PayoutRunRecord, 'id'>): Promise<PayoutRunRecord>
}

export const createRewardsService = (deps: RewardsDeps): RewardsService => ({
  countResults: countResults(deps),
  timeline: (viewer, participation, language) => timeline(deps, viewer, participation, language),
  unpaid: (viewer, profileId) => unpaidRewards(deps, viewer, profileId),
  markDelivered: (viewer, which) => markDelivered(deps, viewer, which),
  resultsOf: (programId, profileIds) => findResults(deps.db, programId, profileIds),
  earnedOf: (programId, profileIds) => findEarned(deps.db, programId, profileIds),
  paidShares: ({ managerId, talentId }) => findPaidShares(deps.db, managerId, talentId),
  payDue: () => payDue(deps),
  giveBackForgotten: () => giveBackForgotten(deps),
  reviews: rewardReviews(deps),
  runs: (page) => findRunPage(deps.db, page),
  runReport: (id, page) => runReport(deps, id, page),
  dryRun: (asOf) => dryRun(deps, asOf),
  requestRun: (tx, asOf) => requestRun(tx, deps, asOf),
  payRequested: (run) => payRequested(deps, run),
})
