import { changesOf } from '@wasla/contract/common/decision.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import type { UpdateParticipantRequestInput, UpdateParticipantRequestsInput } from '@wasla/contract/generated/user-types.ts'
import {
  acceptAnswer,
  decideAnswer,
  decideAutomatic,
  requestsToAnswer,
  type AnswerState,
  type GivenAnswer,
  type RequestChange,
} from '@wasla/contract/participations/answer.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { generatedCodeOf } from '../../world/programs/promo-codes.ts'
import { trackingCodeOf } from '../../world/programs/participations.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { programById } from '../programs/find.ts'

const stateOf = (store: Store, request: ParticipationRecord | null): AnswerState => ({
  program: request ? programById(store, request.programId) : null,
  request,
  applicant: request ? (findProfile(store, request.profileId) ?? null) : null,
})

/** Saves the answer to a request. An accepted participant gets a tracking link. */
function save(store: Store, { request, getsLink, codeOf, notification }: RequestChange): void {
  const { participations, trackingLinks, promoCodes } = store.memory.world
  const before = participations.find(({ id }) => id === request.id)
  if (before) Object.assign(before, request)
  const { programId, profileId } = request
  if (getsLink) trackingLinks.push({ code: trackingCodeOf(programId, profileId), programId, profileId, createdAt: store.clock.now() })
  if (codeOf !== null)
    promoCodes.push({
      ...{ programId, profileId, ownerId: codeOf, isChosen: false, createdAt: store.clock.now() },
      code: generatedCodeOf(programId, profileId),
    })
  notify(store, notification)
}

type Answer = { profileId: string; programId: string; answer: GivenAnswer }

function give(store: Store, id: string, answer: Answer): { id: string } {
  const request = store.memory.world.participations.find((one) => one.id === id) ?? null
  save(store, changesOf(decideAnswer(stateOf(store, request), answer, store.clock.now())))
  return { id }
}

function codeOfAnswer(store: Store, id: string, answer: Answer): string | null {
  try {
    give(store, id, answer)
    return null
  } catch (error) {
    if (isProblem(error)) return error.code
    throw error
  }
}

/** Implements the mutation `updateParticipantRequest` (M-06). */
export const answerRequest = (store: Store, profileId: string, { id, programId, ...typed }: UpdateParticipantRequestInput) =>
  give(store, id, { profileId, programId, answer: acceptAnswer(typed) })

/**
 * Implements the mutation `updateParticipantRequests`. Answers each request separately. `code` is the error if an answer was refused,
 * otherwise null.
 */
export function answerRequests(
  store: Store,
  profileId: string,
  { ids, programId, ...typed }: UpdateParticipantRequestsInput,
): { id: string; code: string | null }[] {
  const answer = acceptAnswer(typed)
  return requestsToAnswer(ids).map((id) => ({ id, code: codeOfAnswer(store, id, { profileId, programId, answer }) }))
}

/** Milliseconds after which a request is accepted automatically (M-04). */
const acceptanceTime = 1_000
const readsUntilAccepted = 2

function acceptByItself(store: Store, request: ParticipationRecord): void {
  const done = decideAutomatic(stateOf(store, request), store.clock.now())
  if (done?.kind === 'accepted') save(store, done.change)
  if (done?.kind !== 'leftToOwner') return
  Object.assign(request, done.request)
  if (done.notification) notify(store, done.notification)
}

const isWaiting = ({ status, isAutomatic }: ParticipationRecord) => status === 'Pending' && isAutomatic

/** Accepts requests to programs with automatic acceptance, from one second after the request. */
export function acceptDue(store: Store): void {
  for (const request of store.memory.world.participations)
    if (isWaiting(request) && store.clock.now() >= request.createdAt + acceptanceTime) acceptByItself(store, request)
}

/**
 * Counts the times that the applicant opens the program. The second time accepts the request, so that it is accepted even with a stopped
 * clock.
 */
export function countReadByApplicant(store: Store, request: ParticipationRecord): void {
  if (!isWaiting(request)) return
  const { participationReads } = store.memory
  const reads = (participationReads.get(request.id) ?? 0) + 1
  participationReads.set(request.id, reads)
  if (reads >= readsUntilAccepted) acceptByItself(store, request)
}
