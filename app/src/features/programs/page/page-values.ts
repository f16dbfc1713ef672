import type { PageProgram, Place } from '#shared/programs/page/page-program.ts'
import type { OwnRequest } from '#shared/programs/status/RequestBadge.tsx'
import type { Declined } from '#shared/programs/status/DeclineWords.tsx'
import type { ProgramPageFieldsFragment } from './program.generated.ts'

export type StoredProgram = ProgramPageFieldsFragment

/** The program as the parts of a page take it. */
export function pageProgramOf(program: StoredProgram): PageProgram {
  const places = new Map<string, Place>([...program.launchLocations, ...program.serviceArea].map((place) => [place.id, place]))
  return { ...program, places: [...places.values()] }
}

/** The viewer's own request; null where there is none. */
export const requestOf = ({ myParticipantRequest: request }: StoredProgram): OwnRequest | null =>
  request && request.status !== 'Cancelled' ? request.status : null

/** Why the viewer was declined; null where nobody said it. */
export const declinedOf = ({ myParticipantRequest: request }: StoredProgram): Declined | null =>
  request?.status === 'Rejected' && request.declineReason !== null ? request : null

/** Accepted with a link to share, or declined: nothing more comes by itself. */
export const isAnswered = (program: StoredProgram): boolean => {
  const request = requestOf(program)
  return request === 'Rejected' || (request === 'Accepted' && program.myObjectiveData !== null)
}
