import type {
  DecidedWaitingResults,
  DecideWaitingResultsInput,
  DifferingReportPage,
  PixelTest,
  SecondLook,
  SecondLookInput,
  TrackingSetup,
  UncountedReasonTotal,
} from '@wasla/contract/generated/user-types.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { CheckedRow } from '@wasla/contract/tracking/import-check.ts'
import type { ImportedRow } from '@wasla/contract/tracking/import-file.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Part } from '#database/after-place.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../session/viewer.ts'
import { take, type Call, type Outcome } from './conversions.ts'
import { latePixels } from './late-pixels.ts'
import { listOwn, reportOwn, reverseOwn, type OwnSearch } from './own-results.ts'
import { mayClickCome, reporting } from './reporting.ts'
import type { TrackingDeps } from './deps.ts'
import { checkImported } from './check-imported.ts'
import { networkCases, type NetworkCases } from './network-cases.ts'
import { trackingReviews, type TrackingReviews } from './reviews.ts'
import { requestReview, uncounted, type UncountedSearch } from './review-requests.ts'
import { rotate, sendTest, setup, startPixelTest } from './setup.ts'
import { countDue, decideWaiting, differing, tellWaiting, waiting, waitingFile, type WaitingSearch } from './waiting.ts'

export type { ClicksService } from './clicks/service.ts'
export type { TrackingDeps } from './deps.ts'
export { countedBy, type CountResults } from './count-results.ts'
export { resultWebhooks } from './result-webhooks.ts'
export type { Call, Outcome } from './conversions.ts'
export { conversionRow, findCountingProgram } from './stores/conversions.ts'
export { isKnownBot } from './clicks/bots.ts'
export { hashOf } from './keys.ts'
export { findClick } from './stores/around.ts'
export { findConversionsOf } from './stores/timeline-results.ts'
export { networkCaseRow } from './stores/network-cases.ts'
export { reviewRequestRow } from './stores/review-requests.ts'
export { findUndecided } from './stores/undecided.ts'
export { findSharedContacts } from './stores/shared-contacts.ts'

type Reader = Pick<Viewer, 'profileId'>

/** Reports of brands, and the decisions about them (decisions N). */
export type TrackingService = {
  /** Handles a call at one of the three entries. Returns the problem of a refused call and never throws it (Appendix E). */
  report(call: Call): Promise<Outcome>
  /** Stores one row of the back office’s import file by the same rules, in the transaction of its audit log line (N-15). */
  takeImported(tx: Database, programId: string, reported: ReportedConversion): Promise<Outcome>
  /** Stores an order or an undo of a till by the same rules, in the transaction of the till (docs/decisions/087). */
  takeFromTill(tx: Database, programId: string, reported: ReportedConversion): Promise<Outcome>
  /** Stores an order or a refund of a connected shop by the same rules, in the transaction of the order (docs/decisions/089). */
  takeFromShop(tx: Database, programId: string, reported: ReportedConversion): Promise<Outcome>
  /** Returns whether a click may still be counted, so that an order with it has to wait. Do not call it in a transaction. */
  mayClickCome(clickId: string): Promise<boolean>
  /** Returns what importing each row of a file would do, with a few statements for any number of rows. Throws `PROGRAM_NOT_FOUND`. */
  checkImported(programId: string, rows: readonly ImportedRow[]): Promise<CheckedRow[]>
  /** Answers `programTrackingSetup`. Throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
  setup(viewer: Reader, programId: string): Promise<TrackingSetup>
  /** Answers `rotateProgramTrackingKey`, the only answer that contains the secret. Throws `PROGRAM_NOT_FOUND`. */
  rotate(viewer: Reader, programId: string): Promise<TrackingSetup>
  /** Answers `sendTestConversion`. Throws `PROGRAM_NOT_FOUND`, `RATE_LIMITED`. */
  sendTest(viewer: Reader, programId: string): Promise<{ success: boolean }>
  /** Answers `startPixelTest` (Y-04). Throws `PROGRAM_NOT_FOUND`. */
  startPixelTest(viewer: Reader, programId: string): Promise<PixelTest>
  /** Answers `waitingResults` (Y-01). Throws `PROGRAM_NOT_FOUND`. */
  waiting(viewer: Reader, search: WaitingSearch): ReturnType<typeof waiting>
  /** Answers `waitingResultsCsv`. Throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
  waitingFile(viewer: Reader, programId: string): Promise<string>
  /** Answers `decideWaitingResults`. Throws `PROGRAM_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
  decideWaiting(viewer: Reader, input: DecideWaitingResultsInput): Promise<DecidedWaitingResults>
  /** Answers `differingReports` (Y-02). Throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
  differing(viewer: Reader, programId: string, page: PageArgument): Promise<DifferingReportPage>
  /** Returns a part of the results of the owner’s program. Throws `PROGRAM_NOT_FOUND`. */
  own(viewer: Reader, search: OwnSearch, part: Part): Promise<ConversionRecord[]>
  /** Takes a report of the owner, as proof (Y-01). Throws `PROGRAM_NOT_FOUND`. */
  reportOwn(viewer: Reader, programId: string, reported: ReportedConversion): Promise<Outcome>
  /** Takes a result of the owner’s program back. Throws `PROGRAM_NOT_FOUND`, `CONVERSION_NOT_FOUND`. */
  reverseOwn(viewer: Reader, named: { programId: string; id: string }): Promise<Outcome>
  /** For the timer: counts browser reports whose wait is over. */
  countDue(): Promise<void>
  /** For the timer: stores pixel reports that came before their click was counted. */
  takeLatePixels(): Promise<void>
  /** For the timer: notifies owners once a day that results wait. */
  tellWaiting(): Promise<void>
  /** Answers `uncountedResults`. Throws `PROGRAM_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
  uncounted(viewer: Reader, search: UncountedSearch): Promise<UncountedReasonTotal[]>
  /**
   * Answers `requestSecondLook`. Throws `PROGRAM_NOT_FOUND`, `UNAUTHORIZED_UPDATING`, `SECOND_LOOK_ALREADY_REQUESTED`,
   * `DTO_VALIDATION_ERROR`.
   */
  requestReview(viewer: Reader, input: SecondLookInput): Promise<SecondLook>
  /** Conversions and review requests, for the back office. */
  reviews: TrackingReviews
  /** Clicks of one network that are decided as a whole (Y-06), for the back office. */
  networkCases: NetworkCases
}

export function createTrackingService(deps: TrackingDeps): TrackingService {
  const late = latePixels(deps)
  const report = reporting(deps, late)
  return {
    report,
    takeImported: (tx, programId, reported) => take({ ...deps, db: tx }, { programId, way: 'IMPORT', reported }),
    takeFromTill: (tx, programId, reported) => take({ ...deps, db: tx }, { programId, way: 'TILL', reported }),
    takeFromShop: (tx, programId, reported) => take({ ...deps, db: tx }, { programId, way: 'SERVER', reported }),
    mayClickCome: (clickId) => mayClickCome(deps, clickId),
    checkImported: (programId, rows) => checkImported(deps, programId, rows),
    setup: (viewer, programId) => setup(deps, viewer, programId),
    rotate: (viewer, programId) => rotate(deps, viewer, programId),
    sendTest: (viewer, programId) => sendTest(deps, report, viewer, programId),
    startPixelTest: (viewer, programId) => startPixelTest(deps, viewer, programId),
    waiting: (viewer, search) => waiting(deps, viewer, search),
    waitingFile: (viewer, programId) => waitingFile(deps, viewer, programId),
    decideWaiting: (viewer, input) => decideWaiting(deps, viewer, input),
    differing: (viewer, programId, page) => differing(deps, viewer, programId, page),
    own: (viewer, search, part) => listOwn(deps, viewer, search, part),
    reportOwn: (viewer, programId, reported) => reportOwn(deps, viewer, programId, reported),
    reverseOwn: (viewer, named) => reverseOwn(deps, viewer, named),
    countDue: () => countDue(deps),
    tellWaiting: () => tellWaiting(deps),
    takeLatePixels: late.takeCounted,
    uncounted: (viewer, search) => uncounted(deps, viewer, search),
    requestReview: (viewer, input) => requestReview(deps, viewer, input),
    reviews: trackingReviews(deps),
    networkCases: networkCases(deps),
  }
}
