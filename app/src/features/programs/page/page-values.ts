import type { PageProgram, Place } from '#shared/programs/page/page-program.ts'
import type { OwnRequest } from '#shared/programs/status/RequestBadge.tsx'
import type { Declined } from '#shared/programs/status/DeclineWords.tsx'
import type { ProgramPageFieldsFragment } from './program.generated.ts'

export type StoredProgram = ProgramPageFieldsFragment

/** Returns the program in the shape that the parts of a page take. */
export function pageProgramOf(program: StoredProgram): PageProgram {
  const places = new Map<string, Place>([...program.launchLocations, ...program.serviceArea].map((place) => [place.id, place]))
  return { ...program, places: [...places.values()] }
}

/** Returns the status of the viewer's own request; null if there is none or it was cancelled. */
export const requestOf = ({ myParticipantRequest: request }: StoredProgram): OwnRequest | null =>
  request && request.status !== 'Cancelled' ? request.status : null

/** Returns the viewer's request if it was declined with a reason; else null. */
export const declinedOf = ({ myParticipantRequest: request }: StoredProgram): Declined | null =>
  request?.status === 'Rejected' && request.declineReason !== null ? request : null

/**
 * Returns whether polling can end, because the viewer's request is answered: it was declined, or it was accepted and the tracking link
 * exists.
 */
export const isAnswered = (program: StoredProgram): boolean => {
  const request = requestOf(program)
  return request === 'Rejected' || (request === 'Accepted' && program.myObjectiveData !== null)
}
