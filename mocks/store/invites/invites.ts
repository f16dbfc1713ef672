import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { FriendInvitation, InviteFriendInput } from '@wasla/contract/generated/user-types.ts'
import { decideInvitation, noticeOf, quietSince } from '@wasla/contract/invites/invitation.ts'
import { inviteWindow } from '@wasla/contract/invites/limits.ts'
import { friendInvitationOf, type FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import { inviteFriendRules } from '@wasla/contract/invites/rules.ts'
import { acceptedNumber } from '@wasla/contract/session/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { findUser, findUserByNumber, profilesOf } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { friendSignedUp } from '../onboarding/waiting-list.ts'
import type { Viewer } from '../session/sessions.ts'
import { setting } from '../settings.ts'

const window = inviteWindow * 1000

/** Implements the query `myFriendInvitations`, newest first. */
export function invitationsOf({ memory: { world } }: Store, userId: string, page: PageArgument) {
  const own = world.friendInvitations
    .filter(({ inviterId }) => inviterId === userId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
  const { count, data } = pageFrom(own, pageOf(page))
  return { count, data: data.map(friendInvitationOf) }
}

/** Returns the seconds until a user may send another invitation, or null if the user may send one now. */
function waitOf({ memory: { world }, clock }: Store, userId: string): number | null {
  const recent = world.friendInvitations.filter(({ inviterId, createdAt }) => inviterId === userId && createdAt > clock.now() - window)
  if (recent.length < setting('invites.perDay')) return null
  return Math.ceil((Math.min(...recent.map(({ createdAt }) => createdAt)) + window - clock.now()) / 1000)
}

/** Notifies the invited person in the notifications panel, if this person has an account. The mock sends no text messages. */
function sendNotice(store: Store, { id, inviterId, mobileNo }: FriendInvitationRecord, senderProfileId: string): void {
  const since = quietSince(setting, store.clock.now())
  const wasInvitedByOthers = store.memory.world.friendInvitations.some(
    (other) => other.mobileNo === mobileNo && other.inviterId !== inviterId && other.createdAt > since,
  )
  const member = findUserByNumber(store, mobileNo)
  const notice = noticeOf({ wasInvitedByOthers, profiles: member ? profilesOf(store, member.id) : [] })
  if (notice.kind === 'notification')
    notify(store, { profileId: notice.profileId, type: 'FRIEND_INVITATION_RECEIVED', referenceId: id, senderProfileId })
}

/** Implements the mutation `inviteFriend` (J-01, J-02). */
export function inviteFriend(store: Store, { userId, profileId: senderProfileId }: Viewer, input: InviteFriendInput): FriendInvitation {
  const { world } = store.memory
  const mobileNo = acceptedNumber(accept(inviteFriendRules, input))
  const previous = world.friendInvitations.find((one) => one.inviterId === userId && one.mobileNo === mobileNo)
  const state = { ownNumber: findUser(store, userId)?.mobileNo ?? '', previous, retryAfter: waitOf(store, userId) }
  const request = { id: store.nextId('invitation'), inviterId: userId, mobileNo }
  const invitation = changesOf(decideInvitation(state, request, setting, store.clock.now()))
  world.friendInvitations = [...world.friendInvitations.filter(({ id }) => id !== invitation.id), invitation]
  sendNotice(store, invitation, senderProfileId)
  return friendInvitationOf(invitation)
}

/** Accepts the invitation after the friend has signed up. The inviter moves up on the waiting list (J-04). */
export function invitationAccepted(store: Store, inviterId: string, mobileNo: string): void {
  for (const invitation of store.memory.world.friendInvitations)
    if (invitation.inviterId === inviterId && invitation.mobileNo === mobileNo) invitation.status = 'Accepted'
  friendSignedUp(store, inviterId)
}
