import type { PageArgument } from '@wasla/contract/common/page.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type {
  AnsweredRequest,
  ChoosePromoCodeInput,
  EligibilityCheck,
  JoinProgramResult,
  Pagination,
  ParticipantsFilter,
  ParticipantsRequestsFilter,
  ParticipantsRequestsInput,
  ProgramsFilter,
  PromoCode,
  PromoCodeIdeas,
  SeeTermsInput,
  UpdateParticipantRequestInput,
  UpdateParticipantRequestsInput,
} from '@wasla/contract/generated/user-types.ts'
import type { SheetLicence } from '@wasla/contract/licences/sheet.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import { programFor, type Reader } from '@wasla/contract/programs/mappers.ts'
import { trackingAddress } from '@wasla/contract/participations/tracking-code.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideReading } from '@wasla/contract/programs/page/decision.ts'
import type { Part } from '#database/after-place.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { ProgramRows } from '../programs/service.ts'
import { countNewer } from '../sealed-terms/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { answer, answerAll } from './answer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { choosePromoCode, promoCodeIdeas } from './codes.ts'
import { checksOf, eligibility } from './eligibility.ts'
import { programFitsOf } from './fit.ts'
import { programsForMe, programsThatFit } from './for-me.ts'
import { acceptDue } from './jobs.ts'
import { join } from './join.ts'
import { licencesCsv, sheetLicences } from './licence-sheet.ts'
import { ownRequest, participants, programsRequested, requests, requestsAfter, requestsOfTalent, type RequestPage } from './lists.ts'
import { checkSeals, receiptRecord, sealOlder, seeTerms, termsReceipt, type ReceiptView } from './receipts.ts'
import { countRequests, findOwnRequests, type OwnRequestRow, type RequestCounts } from './stores/participations.ts'

export type { ParticipationsDeps } from './deps.ts'
export type { ReceiptView } from './receipts.ts'
/* Functions and types that other domains use. */
export { findRequestOf, participationRow, type OwnRequestRow, type RequestCounts } from './stores/participations.ts'

export { criteriaOf, fitsOf } from './fit.ts'
export { findPromoCodeRead, findPromoCodes, findPromoCodesOfBrand } from './stores/codes.ts'

/** The fit of a request's profile with the program, and the number of followers of all accounts of the profile. */
export type RequestFit = { check: EligibilityCheck; reach: number }
type FitKey = { programId: string; profileId: string }

/** Joining programs, answers, and the lists of both sides (decisions M). Every error is a `Problem`. */
export type ParticipationsService = {
  /**
   * Implements the mutation `joinProgram`. Throws `PROGRAM_NOT_FOUND`, `PROGRAM_JOIN_BAD_REQUEST` (the viewer's own program),
   * `PROGRAM_JOIN_ALREADY_REQUESTED`, `PROGRAM_JOIN_CRITERIA_BAD` with the unmet criteria, `USER_NOT_VERIFIED`,
   * `PROGRAM_NOT_ACCEPTING_REQUESTS`.
   */
  join(viewer: Viewer, programId: string): Promise<JoinProgramResult>
  /**
   * Answers a request as the owner. Throws `PARTICIPANT_REQUEST_NOT_FOUND`, `UNAUTHORIZED_UPDATING`, `PARTICIPANT_REQUEST_UPDATE_FAILED`,
   * `USER_NOT_VERIFIED`.
   */
  answer(viewer: Viewer, input: UpdateParticipantRequestInput): Promise<{ id: string }>
  /** Answers several requests, each separately. */
  answerAll(viewer: Viewer, input: UpdateParticipantRequestsInput): Promise<AnsweredRequest[]>
  /** Returns whether the viewer may join, line by line (M-03). Throws `PROGRAM_NOT_FOUND`. */
  eligibility(viewer: Viewer, programId: string, language: Language): Promise<EligibilityCheck>
  /** Answers `promoCodeIdeas`. Throws `PROGRAM_NOT_FOUND`, `PROMO_CODE_ALREADY_CHOSEN`. */
  codeIdeas(viewer: Viewer, programId: string, typed: string): Promise<PromoCodeIdeas>
  /** Answers `choosePromoCode`. Throws `PROGRAM_NOT_FOUND`, `PROMO_CODE_ALREADY_CHOSEN`, `DTO_VALIDATION_ERROR`. */
  chooseCode(viewer: Viewer, input: ChoosePromoCodeInput): Promise<PromoCode>
  /** Returns the receipt of a participation, for its participant and the program’s owner. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  receipt(viewer: Pick<Viewer, 'profileId'>, participationId: string): Promise<ReceiptView>
  /** Like `receipt`, as a record and with the profile of the participant, for a file. */
  receiptRecord(viewer: Pick<Viewer, 'profileId'>, participationId: string): ReturnType<typeof receiptRecord>
  /** Saves that the participant has seen a version of the terms. Throws `PROGRAM_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
  seeTerms(viewer: Viewer, input: SeeTermsInput): Promise<ReceiptView>
  /** Returns how many versions of the terms each participant has not confirmed, by participation. */
  newerTerms(participationIds: readonly string[]): Promise<Map<string, number>>
  /** Returns the requests to a program of the viewer. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  requests(viewer: Viewer, filter: ParticipantsRequestsFilter): Promise<RequestPage>
  /** Returns the participants of a program of the viewer. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  participants(viewer: Viewer, filter: ParticipantsFilter, page: Pagination | null | undefined): Promise<RequestPage>
  /** Returns a part of the requests to a program of the viewer, the oldest first; see `requestsAfter`. */
  requestsAfter(viewer: Viewer, search: Parameters<typeof requestsAfter>[2], part: Part): ReturnType<typeof requestsAfter>
  /** Returns a request to a program of the viewer; see `ownRequest`. */
  request(viewer: Viewer, named: Parameters<typeof ownRequest>[2]): ReturnType<typeof ownRequest>
  /** Returns the programs that the viewer asked to join. */
  requested(viewer: Viewer, input: ParticipantsRequestsInput | null | undefined): Promise<ProgramRows>
  /** Returns the programs that the viewer has not asked to join, best fit first (Y-28). */
  forMe(viewer: Viewer, page: PageArgument): Promise<ProgramRows>
  /** Returns the results of Discover that the viewer may join. Throws `DTO_VALIDATION_ERROR` at `term`. */
  fitting(viewer: Viewer, filter: ProgramsFilter, page: PageArgument): Promise<ProgramRows>
  /** Returns how a profile fits each of these programs, by program; empty for a type that never joins. */
  programFits(profileId: string, programIds: readonly string[]): Promise<Map<string, ProgramFit>>
  /** Returns the requests of a networker, for a manager who was already checked (D-22). */
  ofTalent(talentId: string, page: PageArgument): Promise<RequestPage>
  /** Returns the fields of a program that depend on the reader and the current time. */
  shown(program: ProgramRecord, reader: Reader): ReturnType<typeof programFor>
  /** Returns the address of a tracking link. */
  linkAddress(code: string): string
  /** Returns a profile's own requests to join these programs, each with the code of its link. */
  own(profileId: string, programIds: readonly string[]): Promise<OwnRequestRow[]>
  /** Returns the numbers of applicants and participants of each of these programs, for their owners only. */
  counts(programIds: readonly string[]): Promise<Map<string, RequestCounts>>
  /** Returns how the profiles of requests fit their programs, in the order of the keys. */
  fits(keys: readonly FitKey[], language: Language): Promise<RequestFit[]>
  /** Returns the licence of each of these participants today, for the owner of their program. */
  licences(profileIds: readonly string[]): Promise<Map<string, SheetLicence>>
  /** Returns the compliance sheet of a program of the viewer. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  licencesCsv(viewer: Viewer, programId: string): Promise<string>
  /** For the upkeep: see `sealOlder`. */
  sealOlder(after: string): Promise<string>
  /** For the upkeep: see `checkSeals`. */
  checkSeals(first: number): Promise<number>
  /** For the timer: accepts requests that need no decision (M-04). Several processes may run it at once. */
  acceptDue(): Promise<void>
  /** Adds a listener that is called after a request that needs no decision. */
  onWaiting(listener: () => void): void
}

export function createParticipationsService(deps: ParticipationsDeps): ParticipationsService {
  const { db } = deps
  const alarms = createAlarms(deps)
  const listeners: (() => void)[] = []
  return {
    async join(viewer, id) {
      const { programId, profileId, isAutomatic } = await join(deps, viewer, id)
      if (isAutomatic) for (const listener of listeners) listener()
      return { programId, profileId }
    },
    answer: (viewer, input) => answer(deps, viewer, input),
    answerAll: (viewer, input) => answerAll(deps, viewer, input),
    async eligibility({ profileId }, programId, language) {
      const program = (await deps.programs.reading.byIds([programId])).get(programId) ?? null
      changesOf(decideReading(program, { profileId, request: null }))
      return eligibility(db, deps.clock.now(), { programId, profileId }, language)
    },
    codeIdeas: (viewer, programId, typed) => promoCodeIdeas(deps, viewer, { programId, typed }),
    chooseCode: (viewer, input) => choosePromoCode(deps, viewer, input),
    receipt: (viewer, participationId) => termsReceipt(deps, viewer, participationId),
    receiptRecord: (viewer, participationId) => receiptRecord(deps, viewer, participationId),
    seeTerms: (viewer, input) => seeTerms(deps, viewer, input),
    newerTerms: (participationIds) => countNewer(db, participationIds),
    requests: (viewer, filter) => requests(deps, viewer, filter),
    participants: (viewer, filter, page) => participants(deps, viewer, filter, page),
    requestsAfter: (viewer, search, part) => requestsAfter(deps, viewer, search, part),
    request: (viewer, named) => ownRequest(deps, viewer, named),
    requested: (viewer, input) => programsRequested(deps, viewer, input),
    forMe: (viewer, page) => programsForMe(deps, viewer, page),
    fitting: (viewer, filter, page) => programsThatFit(deps, viewer, filter, page),
    programFits: (profileId, programIds) => programFitsOf(db, deps.clock.now(), profileId, programIds),
    ofTalent: (talentId, page) => requestsOfTalent(deps, talentId, page),
    shown: (program, reader) => programFor(program, reader, deps.clock.now()),
    linkAddress: (code) => trackingAddress(deps.env.publicUrl, code),
    own: (profileId, programIds) => findOwnRequests(db, profileId, programIds),
    counts: (programIds) => countRequests(db, programIds),
    fits: (keys, language) => checksOf(db, deps.clock.now(), keys, language),
    licences: (profileIds) => sheetLicences(deps, profileIds),
    licencesCsv: (viewer, programId) => licencesCsv(deps, viewer, programId),
    sealOlder: (after) => sealOlder(deps, after),
    checkSeals: (first) => checkSeals(db, alarms, first),
    acceptDue: () => acceptDue(deps),
    onWaiting: (listener) => void listeners.push(listener),
  }
}
