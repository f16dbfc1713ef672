import type { ProgramRecord } from '../record.ts'

/** What somebody is to a program; a `STRANGER` is not signed in. */
export const programViewers = ['OWNER', 'PARTICIPANT', 'APPLICANT', 'VISITOR', 'STRANGER'] as const
export type ProgramViewer = (typeof programViewers)[number]
/** Those who are signed in: what `viewerRole` answers. */
export type ProgramViewerRole = Exclude<ProgramViewer, 'STRANGER'>

/** What became of a profile's request to join; null where it made none. A participation is such a request, accepted. */
export type OwnRequest = { status: 'Pending' | 'Accepted' | 'Rejected' } | null

const roleOfRequest = { Pending: 'APPLICANT', Accepted: 'PARTICIPANT', Rejected: 'APPLICANT' } as const satisfies Record<
  NonNullable<OwnRequest>['status'],
  ProgramViewerRole
>

/** What a profile is to a program. A request that was declined is still the one request of its profile (M-05). */
export const roleIn = (program: Pick<ProgramRecord, 'profileId'>, profileId: string, request: OwnRequest): ProgramViewerRole =>
  program.profileId === profileId ? 'OWNER' : request ? roleOfRequest[request.status] : 'VISITOR'

/** The same where nobody may be signed in. */
export const viewerOf = (program: Pick<ProgramRecord, 'profileId'>, profileId: string | null, request: OwnRequest): ProgramViewer =>
  profileId === null ? 'STRANGER' : roleIn(program, profileId, request)
