import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { programs } from '../programs/all-programs.ts'
import { participations } from '../programs/participations.ts'
import { lineOf } from './line.ts'

const programById = new Map(programs.map((program) => [program.id, program]))

/** Returns the notifications of a request. While it is open, the owner has one. After the answer, the applicant has one. */
function linesOf({ id, programId, profileId, status, createdAt, answeredAt }: ParticipationRecord): NotificationRecord[] {
  const program = programById.get(programId)
  if (!program) return []
  const shared = { about: id, meta: { programId, programName: program.name } }
  if (status === 'Pending')
    return lineOf({ ...shared, to: program.profileId, type: 'PROGRAM_REQUEST_CREATED', at: createdAt, from: profileId })
  if (answeredAt === null) return []
  const type = status === 'Accepted' ? 'PROGRAM_REQUEST_ACCEPTED' : 'PROGRAM_REQUEST_REJECTED'
  return lineOf({ ...shared, to: profileId, type, at: answeredAt, from: program.profileId })
}

/** Notifications about requests to join programs. */
export const programLines: readonly NotificationRecord[] = participations.flatMap(linesOf)
