import type { ProgramRecord } from '../record.ts'
import type { ParticipationStatus } from '../types.ts'

/** Roles of a reader in a program; a `STRANGER` is not signed in. */
export const programViewers = ['OWNER', 'PARTICIPANT', 'APPLICANT', 'VISITOR', 'STRANGER'] as const
export type ProgramViewer = (typeof programViewers)[number]
/** Roles of signed-in readers, as `viewerRole` returns them. */
export type ProgramViewerRole = Exclude<ProgramViewer, 'STRANGER'>

/** A profile's request to join; null if it made none. An accepted request is a participation. */
export type OwnRequest = { status: ParticipationStatus } | null

const roleOfRequest = { Pending: 'APPLICANT', Accepted: 'PARTICIPANT', Rejected: 'APPLICANT' } as const satisfies Record<
  ParticipationStatus,
  ProgramViewerRole
>

/** Returns a profile's role in a program. A declined request still counts as the profile's only request (M-05). */
export const roleIn = (program: Pick<ProgramRecord, 'profileId'>, profileId: string, request: OwnRequest): ProgramViewerRole =>
  program.profileId === profileId ? 'OWNER' : request ? roleOfRequest[request.status] : 'VISITOR'

/** Returns the role of a reader who may be signed out. */
export const viewerOf = (program: Pick<ProgramRecord, 'profileId'>, profileId: string | null, request: OwnRequest): ProgramViewer =>
  profileId === null ? 'STRANGER' : roleIn(program, profileId, request)
