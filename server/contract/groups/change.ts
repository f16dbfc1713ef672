import type { NotificationDraft } from '../notifications/draft.ts'
import type { NotificationMeta, NotificationType } from '../notifications/record.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'

/**
 * New meta of the notifications about one record (`referenceId`). They are in the panel of the invited or requesting profile, and in the
 * panels of the group's leaders after the change. Former leaders get no update.
 */
export type LineChange = { type: NotificationType; referenceId: string; profileId: string; meta: NotificationMeta }

/** Returns the ids of the profiles whose panels show the changed notification. `leaders` are the group's leaders after the change. */
export const readersOf = ({ profileId }: LineChange, leaders: readonly string[]): string[] => [profileId, ...leaders]

/** The fields of a group's row that an action may change. The number of members is not one of them: it follows from `joined` and `left`. */
export type GroupFields = Pick<
  GroupRecord,
  'name' | 'description' | 'photo' | 'coverPhoto' | 'isPrivate' | 'isDiscoverable' | 'ownerId' | 'ownerType' | 'interestIds' | 'activeAt'
> & { deletedAt: number }

/**
 * All changes of a group by one action, saved together or not at all. They are saved in this order: members leave, roles change in the
 * given order, members join. This way a group never has two owners.
 */
export type GroupChange = {
  readonly groupId: string
  /** A new group, with its creator among `joined`. */
  readonly created: GroupRecord | null
  readonly fields: Partial<GroupFields>
  readonly left: readonly GroupMemberRecord[]
  /** Changes of roles: `member` still has the previous role, `role` is the new role. */
  readonly roles: readonly { member: GroupMemberRecord; role: GroupMemberRecord['role'] }[]
  readonly joined: readonly GroupMemberRecord[]
  readonly opened: readonly GroupInvitationRecord[]
  /** Invitations and requests after they were closed; each was Pending before. */
  readonly closed: readonly GroupInvitationRecord[]
  readonly notices: readonly NotificationDraft[]
  readonly lines: readonly LineChange[]
}

/** Returns a change of one group from the parts that change; all others are empty. */
export const changeOf = (groupId: string, parts: Partial<Omit<GroupChange, 'groupId'>>): GroupChange => ({
  groupId,
  created: null,
  fields: {},
  left: [],
  roles: [],
  joined: [],
  opened: [],
  closed: [],
  notices: [],
  lines: [],
  ...parts,
})

/** The id of the record that a call returns, and the change to save; null if nothing changes. */
export type Outcome = { readonly id: string; readonly change: GroupChange | null }

/** Returns how many members a change adds; negative if it removes more than it adds. */
export const membersDelta = ({ joined, left }: Pick<GroupChange, 'joined' | 'left'>): number => joined.length - left.length
