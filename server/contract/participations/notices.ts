import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { Answer } from '../common/answer.ts'
import type { ParticipationRecord } from './record.ts'

type Named = Pick<ProgramRecord, 'id' | 'name' | 'profileId'>
type Request = Pick<ParticipationRecord, 'id' | 'profileId'>

const about = ({ id, name }: Named, request: Request) => ({ referenceId: request.id, meta: { programId: id, programName: name } })

/** Returns the notification that asks the owner to answer a request. */
export const requestCreated = (program: Named, request: Request): NotificationDraft => ({
  profileId: program.profileId,
  type: 'PROGRAM_REQUEST_CREATED',
  senderProfileId: request.profileId,
  ...about(program, request),
})

/** Returns the notification that tells the applicant the answer. */
export const requestAnswered = (program: Named, request: Request, status: Answer): NotificationDraft => ({
  profileId: request.profileId,
  type: status === 'Accepted' ? 'PROGRAM_REQUEST_ACCEPTED' : 'PROGRAM_REQUEST_REJECTED',
  senderProfileId: program.profileId,
  ...about(program, request),
})
