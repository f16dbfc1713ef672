import { toDateTime } from '../profiles/fields.ts'
import type { RequestDeclineReason } from '../generated/user-sdl-types.ts'
import type { ProgramRecord } from './record.ts'
import { roleIn, type ProgramViewerRole } from './page/viewer.ts'
import { isAcceptingRequests } from './page/visibility.ts'
import type { ParticipationStatus } from './types.ts'

/** The fields of a profile's own request that its programs show. */
export type ViewedRequest = {
  id: string
  status: ParticipationStatus
  declineReason: RequestDeclineReason | null
  declineNote: string | null
}
/** The reader of a program; `profileId` is null if signed out. Public lists show a signed-out reader the same as a visitor. */
export type Reader = { profileId: string | null; request: ViewedRequest | null }

type Hold = Pick<ProgramRecord, 'status' | 'holdCause' | 'holdReason'>

/** Returns why a program is on hold: the cause for everybody, an admin's reason for the owner. */
const holdShown = ({ status, holdCause, holdReason }: Hold, role: ProgramViewerRole) => ({
  holdCause: status === 'OnHold' ? holdCause : null,
  holdReason: status === 'OnHold' && role === 'OWNER' ? holdReason : null,
})

/** Returns the reader's role in a program; see `roleIn`. */
export const readerRole = (program: Pick<ProgramRecord, 'profileId'>, { profileId, request }: Reader): ProgramViewerRole =>
  profileId === null ? 'VISITOR' : roleIn(program, profileId, request)

const ownRequest = ({ id, status, declineReason, declineNote }: ViewedRequest): ViewedRequest => ({
  id,
  status,
  declineReason,
  declineNote,
})

/** Returns when a program became visible; null if it is not visible yet. */
const publishedBy = ({ publishedAt }: Pick<ProgramRecord, 'publishedAt'>, now: number): string | null =>
  publishedAt === null || publishedAt > now ? null : toDateTime(publishedAt)

/**
 * Returns the fields of `Program` that depend on the reader and the time, except counts and budget, which only the owner gets (M-10).
 * Server and mock both use this function. Owners have no request to join.
 */
export function programFor(
  program: Hold & Pick<ProgramRecord, 'profileId' | 'publishDate' | 'publishedAt' | 'deletedAt'>,
  reader: Reader,
  now: number,
): {
  viewerRole: ProgramViewerRole
  isAcceptingRequests: boolean
  myParticipantRequest: ViewedRequest | null
  holdCause: ProgramRecord['holdCause']
  holdReason: string | null
  publishedAt: string | null
} {
  const viewerRole = readerRole(program, reader)
  const { request } = reader
  return {
    viewerRole,
    isAcceptingRequests: isAcceptingRequests(program, now),
    myParticipantRequest: request && viewerRole !== 'OWNER' ? ownRequest(request) : null,
    ...holdShown(program, viewerRole),
    publishedAt: publishedBy(program, now),
  }
}
