import type { FriendInvitation, RequestStatus } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'

/** A friend invited by number, in E.164. Who is a member already looks like anybody else until they would have accepted (J-02). */
export type FriendInvitationRecord = {
  id: string
  inviterId: string
  mobileNo: string
  status: RequestStatus
  createdAt: number
}

export const friendInvitationOf = (invitation: FriendInvitationRecord): FriendInvitation => ({
  id: invitation.id,
  mobileNumber: invitation.mobileNo,
  status: invitation.status,
  createdAt: toDateTime(invitation.createdAt),
})

/** The name under which the code travels in an address and waits in the browser (S1 §7, J-02, J-03). */
export const invitationCodeName = 'invitation-code'

/** The page that opens with a friend's code filled in. */
export const invitationPath = (code: string) => `/sign-up?${invitationCodeName}=${encodeURIComponent(code)}`
