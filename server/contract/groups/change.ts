import type { NotificationDraft } from '../notifications/draft.ts'
import type { NotificationMeta, NotificationType } from '../notifications/record.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'

/**
 * What lines about one record say from then on, in the panels of who was invited or asked, and of who leads the group then: whoever leads it
 * no more learns of nothing.
 */
export type LineChange = { type: NotificationType; referenceId: string; profileId: string; meta: NotificationMeta }

/** In whose panels. `leaders` lead the group after the change. */
export const readersOf = ({ profileId }: LineChange, leaders: readonly string[]): string[] => [profileId, ...leaders]

/** What of a group's own row an action may change; the number of its members follows from who comes and goes. */
export type GroupFields = Pick<
  GroupRecord,
  'name' | 'description' | 'photo' | 'coverPhoto' | 'isPrivate' | 'isDiscoverable' | 'ownerId' | 'ownerType' | 'interestIds' | 'activeAt'
> & { deletedAt: number }

/**
 * What an action makes of a group, saved whole or not at all. Members leave, then roles change in their order, then members join, so that
 * there is one owner at every moment.
 */
export type GroupChange = {
  readonly groupId: string
  /** A group that is new, with its founder among `joined`. */
  readonly created: GroupRecord | null
  readonly fields: Partial<GroupFields>
  readonly left: readonly GroupMemberRecord[]
  /** Each with the role it had. */
  readonly roles: readonly { member: GroupMemberRecord; role: GroupMemberRecord['role'] }[]
  readonly joined: readonly GroupMemberRecord[]
  readonly opened: readonly GroupInvitationRecord[]
  /** As they are afterwards; each was Pending. */
  readonly closed: readonly GroupInvitationRecord[]
  readonly notices: readonly NotificationDraft[]
  readonly lines: readonly LineChange[]
}

/** A change of one group, of which only what changes is said. */
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

/** What a call answers with, by its id, and what is to be saved; null where nothing is. */
export type Outcome = { readonly id: string; readonly change: GroupChange | null }

/** How many members a change adds, or takes away. */
export const membersDelta = ({ joined, left }: Pick<GroupChange, 'joined' | 'left'>): number => joined.length - left.length
