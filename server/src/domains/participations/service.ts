import type { PageArgument } from '@wasla/contract/common/page.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type {
  AnsweredRequest,
  EligibilityCheck,
  JoinProgramResult,
  Pagination,
  ParticipantsFilter,
  ParticipantsRequestsFilter,
  ParticipantsRequestsInput,
  ProgramsFilter,
  UpdateParticipantRequestInput,
  UpdateParticipantRequestsInput,
} from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import { programFor, type Reader } from '@wasla/contract/programs/answers.ts'
import { trackingAddress } from '@wasla/contract/participations/tracking-code.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideReading } from '@wasla/contract/programs/page/decision.ts'
import type { ProgramRows } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { answer, answerAll } from './answer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { checksOf, eligibility } from './eligibility.ts'
import { programFitsOf } from './fit.ts'
import { programsForMe, programsThatFit } from './for-me.ts'
import { acceptDue } from './jobs.ts'
import { join } from './join.ts'
import { participants, programsRequested, requests, requestsOfTalent, type RequestPage } from './lists.ts'
import { countRequests, findOwnRequests, type OwnRequestRow, type RequestCounts } from './stores/participations.ts'

export type { ParticipationsDeps } from './deps.ts'
/* What other domains read of those who take part. */
export { findRequestOf, participationRow, type OwnRequestRow, type RequestCounts } from './stores/participations.ts'

/** A request as lists show it: how its profile fits, and the followers of all its accounts. */
export type RequestFit = { check: EligibilityCheck; reach: number }
export type FitKey = { programId: string; profileId: string }

/** Joining programs, the answers, and the lists of both sides (decisions M). Every refusal is a `Problem`. */
export type ParticipationsService = {
  /**
   * `joinProgram`. Throws `PROGRAM_NOT_FOUND`, `PROGRAM_JOIN_BAD_REQUEST` (one's own), `PROGRAM_JOIN_ALREADY_REQUESTED`,
   * `PROGRAM_JOIN_CRITERIA_BAD` with what is not met, `USER_NOT_VERIFIED`, `PROGRAM_NOT_ACCEPTING_REQUESTS`.
   */
  join(viewer: Viewer, programId: string): Promise<JoinProgramResult>
  /** The owner's answer. Throws `PARTICIPANT_REQUEST_NOT_FOUND`, `UNAUTHORIZED_UPDATING`, `PARTICIPANT_REQUEST_UPDATE_FAILED`, `USER_NOT_VERIFIED`. */
  answer(viewer: Viewer, input: UpdateParticipantRequestInput): Promise<{ id: string }>
  /** Several, each by itself. */
  answerAll(viewer: Viewer, input: UpdateParticipantRequestsInput): Promise<AnsweredRequest[]>
  /** What the viewer would meet by joining (M-03). Throws `PROGRAM_NOT_FOUND`. */
  eligibility(viewer: Viewer, programId: string, language: Language): Promise<EligibilityCheck>
  /** Who asked to join a program of the viewer's. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  requests(viewer: Viewer, filter: ParticipantsRequestsFilter): Promise<RequestPage>
  /** Who takes part in a program of the viewer's. Throws `PROGRAM_NOT_FOUND` for everybody else. */
  participants(viewer: Viewer, filter: ParticipantsFilter, page: Pagination | null | undefined): Promise<RequestPage>
  /** The programs that the viewer asked to join. */
  requested(viewer: Viewer, input: ParticipantsRequestsInput | null | undefined): Promise<ProgramRows>
  /** What suits the viewer, of what they have not asked to join (Y-28). */
  forMe(viewer: Viewer, page: PageArgument): Promise<ProgramRows>
  /** What the viewer may join of what Discover finds. Throws `DTO_VALIDATION_ERROR` at `term`. */
  fitting(viewer: Viewer, filter: ProgramsFilter, page: PageArgument): Promise<ProgramRows>
  /** How a profile fits each of these programs, by program; none for who may never join. */
  programFits(profileId: string, programIds: readonly string[]): Promise<Map<string, ProgramFit>>
  /** The requests of a networker, for who was found to manage them (D-22). */
  ofTalent(talentId: string, page: PageArgument): Promise<RequestPage>
  /** What of a program depends on who reads it, now. */
  shown(program: ProgramRecord, reader: Reader): ReturnType<typeof programFor>
  /** The address of a participant's link. */
  linkAddress(code: string): string
  /** A profile's own requests to join these programs, each with the code of its link. */
  own(profileId: string, programIds: readonly string[]): Promise<OwnRequestRow[]>
  /** How many wait and take part, of each of these programs: for their owners alone. */
  counts(programIds: readonly string[]): Promise<Map<string, RequestCounts>>
  /** How the profiles of requests fit their programs, in the order of the keys. */
  fits(keys: readonly FitKey[], language: Language): Promise<RequestFit[]>
  /** For the timer: accepts who waits for nobody's decision (M-04). Several processes may do it at once. */
  acceptDue(): Promise<void>
  /** Calls the listener after somebody joined who waits for nobody's decision. */
  onWaiting(listener: () => void): void
}

export function createParticipationsService(deps: ParticipationsDeps): ParticipationsService {
  const { db } = deps
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
    requests: (viewer, filter) => requests(deps, viewer, filter),
    participants: (viewer, filter, page) => participants(deps, viewer, filter, page),
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
    acceptDue: () => acceptDue(deps),
    onWaiting: (listener) => void listeners.push(listener),
  }
}
