import type {
  CreateGroupInput,
  InviteGroupMemberInput,
  RemoveGroupMemberInput,
  RequestStatus,
  UpdateGroupInput,
  UpdateGroupMemberInput,
} from '@wasla/contract/generated/user-types.ts'
import { viewerGroupFields, type ViewerGroupFields } from '@wasla/contract/groups/fields.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../session/viewer.ts'
import { answerInvitation, answerRequest, cancelInvitation, invite } from './invitations.ts'
import type { GroupsDeps } from './deps.ts'
import { createGroup, setInterests, updateGroup } from './form.ts'
import { idFrom, namesSince } from './locks.ts'
import { expireInvitations } from './jobs.ts'
import { join, leave, type GroupRef } from './join.ts'
import { changeRole, deleteGroup, removeMember, transfer } from './members.ts'
import { groupReading, type GroupReading } from './reading.ts'
import { findMembership, isGroupNameTaken, withInterests } from './stores/groups.ts'
import { findGroupsOf } from './stores/lists.ts'

export { departFromGroups, type Departure } from './departures.ts'
export { groupPicturesFrom } from './stores/pictures.ts'

type Answer = { groupId: string; groupInvitationId: string; status: RequestStatus }

/**
 * Groups (decisions G). `groups/access.ts` of the contract says who may do what. Every operation throws `GROUP_NOT_FOUND` for a group that
 * was deleted, never existed or is hidden from the caller. It throws `UNAUTHORIZED_UPDATING` for other actions that the caller may not take
 * (X-45).
 */
export type GroupsService = {
  reading: GroupReading
  /** Returns the groups of all profiles of the user, which together count towards the limit of five (G-01). */
  ofUser(viewer: Viewer): Promise<GroupRecord[]>
  /**
   * `currentUser(groupId)` (B-18): returns the active profile's role in a group. Returns nothing of a hidden group if the profile is not a
   * member.
   */
  viewerFields(viewer: Viewer, groupId: string | null | undefined): Promise<ViewerGroupFields>
  /**
   * Throws `USER_NOT_VERIFIED`, `GROUPS_LIMIT_REACHED`, `GROUP_USERNAME_CONFLICT`, `DTO_VALIDATION_ERROR`, and picture errors at their
   * fields.
   */
  create(viewer: Viewer, input: CreateGroupInput): Promise<{ id: string }>
  /** Throws `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`, and picture errors at their fields. */
  update(viewer: Viewer, input: UpdateGroupInput): Promise<GroupRecord>
  /** Throws `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`. */
  setInterests(viewer: Viewer, groupId: string, ids: readonly string[]): Promise<readonly string[]>
  /**
   * Makes a membership, or a request to a private group. Throws `GROUP_MEMBER_ALREADY_EXISTS`, `USER_NOT_VERIFIED`, `GROUPS_LIMIT_REACHED`,
   * `GROUP_MEMBERS_LIMIT_REACHED`, and `RATE_LIMITED` until a rejected request may be made again (G-16).
   */
  join(viewer: Viewer, groupId: string): Promise<GroupRef>
  /** Throws `GROUP_MEMBERS_OWNER_CANNOT_LEAVE`, `GROUP_MEMBER_NOT_FOUND`. */
  leave(viewer: Viewer, groupId: string): Promise<GroupRef>
  /**
   * Throws `PROFILE_NOT_FOUND`, `GROUP_MEMBER_ALREADY_EXISTS`, `USER_ALREADY_INVITED`, `DTO_VALIDATION_ERROR` at `role`, `RATE_LIMITED`.
   */
  invite(viewer: Viewer, input: InviteGroupMemberInput): Promise<{ id: string }>
  /**
   * Throws `GROUP_INVITATION_NOT_FOUND`, `GROUP_INVITATION_UPDATE_FAILED`, `UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST`, and the errors
   * of `join`.
   */
  answerInvitation(viewer: Viewer, answer: Answer): Promise<GroupRef>
  /** Answers a request, for leaders of the group. Throws the same as `answerInvitation`. */
  answerRequest(viewer: Viewer, answer: Answer): Promise<GroupRef>
  /** Throws `GROUP_INVITATION_NOT_FOUND` to everybody who does not lead the group. */
  cancelInvitation(viewer: Viewer, invitationId: string): Promise<{ id: string; status: 'Cancelled' }>
  /** Throws `GROUP_MEMBER_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR` at `role`. */
  changeRole(viewer: Viewer, input: UpdateGroupMemberInput): Promise<{ id: string }>
  /** Throws `GROUP_MEMBER_NOT_FOUND`. */
  removeMember(viewer: Viewer, input: RemoveGroupMemberInput): Promise<{ id: string }>
  /** Throws `GROUP_MEMBER_NOT_FOUND`, and `USER_NOT_VERIFIED` if the new owner has no public page. */
  transfer(viewer: Viewer, input: { groupId: string; groupMemberId: string }): Promise<GroupRecord>
  delete(viewer: Viewer, groupId: string): Promise<{ id: string }>
  /** For the timer: cancels expired invitations (G-15). */
  expireInvitations(): Promise<void>
}

export function createGroupsService(deps: GroupsDeps): GroupsService {
  const { db } = deps
  return {
    reading: groupReading(deps),
    ofUser: async ({ userId }) => withInterests(db, await findGroupsOf(db, userId)),
    async viewerFields({ profileId }, groupId) {
      const found = groupId ? await findMembership(db, idFrom(groupId), profileId) : null
      return viewerGroupFields(found, found?.role ?? null)
    },
    create: (viewer, input) => createGroup(deps, viewer, input),
    update: (viewer, input) => updateGroup(deps, viewer, input),
    setInterests: (viewer, groupId, ids) => setInterests(deps, viewer, groupId, ids),
    join: (viewer, groupId) => join(deps, viewer, groupId),
    leave: (viewer, groupId) => leave(deps, viewer, groupId),
    invite: (viewer, input) => invite(deps, viewer, input),
    answerInvitation: (viewer, answer) => answerInvitation(deps, viewer, answer),
    answerRequest: (viewer, answer) => answerRequest(deps, viewer, answer),
    cancelInvitation: (viewer, id) => cancelInvitation(deps, viewer, id),
    changeRole: (viewer, input) => changeRole(deps, viewer, input),
    removeMember: (viewer, input) => removeMember(deps, viewer, input),
    transfer: (viewer, input) => transfer(deps, viewer, input),
    delete: (viewer, groupId) => deleteGroup(deps, viewer, groupId),
    expireInvitations: () => expireInvitations(deps),
  }
}

/** Returns whether a group has this user name or one that looks like it, or had it until lately (D-03, G-22, security case 56). */
export const isGroupName = (db: Database, userName: string, now: number): Promise<boolean> =>
  isGroupNameTaken(db, userName, namesSince(now))
