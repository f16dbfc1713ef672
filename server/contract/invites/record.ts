import type { FriendInvitation, RequestStatus } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'

/** A friend invited by number, in E.164. An invitation does not tell whether its number is a member's already (J-02). */
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

/** The name of the code in an address and in the browser's storage (S1 §7, J-02, J-03). */
export const invitationCodeName = 'invitation-code'

/** The page that opens with a friend's code filled in. */
export const invitationPath = (code: string) => `/sign-up?${invitationCodeName}=${encodeURIComponent(code)}`
