import type { ParticipationRecord } from '../participations/record.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { WebhookDraft } from './payload.ts'
import { aboutParticipation } from './subjects.ts'
import { moment } from './values.ts'

const events = {
  Pending: 'PARTICIPATION_REQUESTED',
  Accepted: 'PARTICIPATION_JOINED',
  Rejected: 'PARTICIPATION_DECLINED',
} as const satisfies Record<ParticipationRecord['status'], WebhookDraft['event']>

/** A profile asked to join a program, joined it, or was declined. */
export const participationEvent = ({ profileId }: Pick<ProgramRecord, 'profileId'>, request: ParticipationRecord): WebhookDraft => ({
  profileId,
  event: events[request.status],
  subject: aboutParticipation(request),
  data: {
    programId: request.programId,
    participantId: request.profileId,
    requestId: request.id,
    status: request.status,
    requestedAt: moment(request.createdAt),
    answeredAt: moment(request.answeredAt),
    declineReason: request.declineReason,
  },
})
