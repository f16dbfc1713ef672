import type { FriendInvitation, RequestStatus } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'

/** An invitation of a friend by mobile number, in E.164. It does not reveal whether the number belongs to a member (J-02). */
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

/** Name of the invitation code in URLs and in the browser's storage (S1 §7, J-02, J-03). */
const invitationCodeName = 'invitation-code'

/** Returns the path of the sign-up page with a friend's code filled in. */
export const invitationPath = (code: string) => `/sign-up?${invitationCodeName}=${encodeURIComponent(code)}`
