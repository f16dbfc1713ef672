import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { requestDeclineReasons, type ParticipationRecord, type RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { participationStatuses } from '@wasla/contract/programs/types.ts'
import { enforceChangeLimit } from '../../../request/rate-limits.ts'
import { answered, choiceIn, objectIn, pageOf, partOf, type ApiCall, type ApiHandler } from '../call.ts'
import { moment, momentOrNull } from '../moment.ts'

/** Returns requests with the names that everybody may see. The loader reads all profiles with one statement. */
const shown = ({ context: { loaders, language } }: ApiCall, requests: readonly ParticipationRecord[]) =>
  Promise.all(
    requests.map(async (request) => {
      const stored = await loaders.anyProfile.load(request.profileId)
      if (!stored) throw new Error('A request names a profile that does not exist')
      const profile = listedProfile(stored)
      return {
        id: request.id,
        programId: request.programId,
        profileId: request.profileId,
        name: nameFor(profile, language),
        userName: profile.userName,
        type: profile.type,
        status: request.status,
        requestedAt: moment(request.createdAt),
        answeredAt: momentOrNull(request.answeredAt),
        declineReason: request.declineReason,
        declineNote: request.declineNote,
      }
    }),
  )

/** `listParticipants` */
export const listParticipants: ApiHandler = (call) => {
  const search = { programId: call.path('programId'), status: choiceIn(call, 'status', participationStatuses) }
  return pageOf(
    partOf(call),
    (part) => call.context.services.participations.requestsAfter(call.viewer, search, part),
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (requests) => shown(call, requests),
  )
}

type Answer = { status: 'Accepted' } | { status: 'Rejected'; reason: RequestDeclineReason | null; note: string | null }

/**
 * Answers a request. If it already has this answer, nothing is changed: a repetition whose first answer was lost is answered like the first
 * one.
 */
async function give(call: ApiCall, answer: Answer): Promise<StoredAnswer> {
  const { participations } = call.context.services
  const named = { programId: call.path('programId'), id: call.path('participationId') }
  const before = await participations.request(call.viewer, named)
  if (before.status !== answer.status) {
    await enforceChangeLimit(call.context)
    await participations.answer(call.viewer, { ...named, ...answer })
  }
  const [participant] = await shown(call, [await participations.request(call.viewer, named)])
  return answered(participant)
}

/** `acceptParticipant` */
export const acceptParticipant: ApiHandler = (call) => give(call, { status: 'Accepted' })

/** `declineParticipant` */
export const declineParticipant: ApiHandler = (call) => {
  const { reason = null, note = null } = call.body === undefined ? {} : objectIn(call)
  const known = requestDeclineReasons.find((one) => one === reason) ?? null
  if (reason !== null && known === null) throw invalidInput([{ path: 'reason', rule: 'unknownValue' }])
  if (note !== null && typeof note !== 'string') throw invalidInput([{ path: 'note', rule: 'format' }])
  return give(call, { status: 'Rejected', reason: known, note })
}
