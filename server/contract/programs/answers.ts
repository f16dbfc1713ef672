import { toDateTime } from '../profiles/fields.ts'
import type { RequestDeclineReason } from '../generated/user-sdl-types.ts'
import type { ProgramRecord } from './record.ts'
import { roleIn, type ProgramViewerRole } from './page/viewer.ts'
import { isAcceptingRequests } from './page/visibility.ts'

/** A profile's own request, as far as its programs show it. */
export type ViewedRequest = {
  id: string
  status: 'Pending' | 'Accepted' | 'Rejected'
  declineReason: RequestDeclineReason | null
  declineNote: string | null
}
/** Who reads a program; `profileId` is null for who is not signed in, to whom public lists show it as to a visitor. */
export type Reader = { profileId: string | null; request: ViewedRequest | null }

type Hold = Pick<ProgramRecord, 'status' | 'holdCause' | 'holdReason'>

/** Why a program is on hold: the cause for everybody, an admin's words for its owner. */
export const holdShown = ({ status, holdCause, holdReason }: Hold, role: ProgramViewerRole) => ({
  holdCause: status === 'OnHold' ? holdCause : null,
  holdReason: status === 'OnHold' && role === 'OWNER' ? holdReason : null,
})

/** What a program's reader is to it; see `roleIn`. */
export const readerRole = (program: Pick<ProgramRecord, 'profileId'>, { profileId, request }: Reader): ProgramViewerRole =>
  profileId === null ? 'VISITOR' : roleIn(program, profileId, request)

const ownRequest = ({ id, status, declineReason, declineNote }: ViewedRequest): ViewedRequest => ({
  id,
  status,
  declineReason,
  declineNote,
})

/** When a program became visible; null while that is to come. */
const publishedBy = ({ publishedAt }: Pick<ProgramRecord, 'publishedAt'>, now: number): string | null =>
  publishedAt === null || publishedAt > now ? null : toDateTime(publishedAt)

/**
 * The fields of `Program` that depend on who reads it and when, beside counts and budget, which are the owner's (M-10). Server and mock
 * answer them from here. An owner has no request.
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
