import type { GroupRole } from '../generated/user-sdl-types.ts'
import type { GroupRecord } from './record.ts'

/**
 * The kinds of viewers of a group, from strangers to the owner. A membership belongs to one profile: other profiles of the same user are
 * outsiders (G-04).
 */
export const groupViewers = ['signedOut', 'outsider', 'invited', 'Member', 'Admin', 'Owner'] as const
export type GroupViewer = (typeof groupViewers)[number]

/** The two privacy settings of a group (G-03). */
export type GroupPrivacy = Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'>

/** A viewer of one group, with the group's privacy settings. */
export type GroupAccess = GroupPrivacy & { viewer: GroupViewer }

/** The tabs of a group's page in their order, as they are spelled in the URL. The URL of `members` is that of the page itself (S1 §2). */
export const groupTabs = ['members', 'stats', 'pending-invites', 'requests'] as const
export type GroupTab = (typeof groupTabs)[number]

/**
 * All actions on a group. The `read…` actions show a part of the group to the viewer; `readInside` covers its members and figures.
 * `beListed`, `beFound` and `bePreviewed` show the group in lists, in search results, and in share pictures and search engines. The other
 * actions change something. The owner also has `leave`: the page then shows an owner the two ways to leave (G-23). `inviteAdmin` and
 * `changeRole` are separate, because only the owner may do them (G-14, G-19).
 */
export const groupActions = [
  'readHead',
  'readInside',
  'readCountries',
  'readMembership',
  'readInvitations',
  'readRequests',
  'beListed',
  'beFound',
  'bePreviewed',
  'share',
  'join',
  'askToJoin',
  'answerInvitation',
  'leave',
  'edit',
  'invite',
  'inviteAdmin',
  'cancelInvitation',
  'answerRequest',
  'removeMember',
  'changeRole',
  'transfer',
  'delete',
] as const
export type GroupAction = (typeof groupActions)[number]

/** The four combinations of the privacy settings, as the page names them. */
export type PrivacyPair = 'open' | 'linkOnly' | 'onRequest' | 'byInvitation'

/** Returns the name of a combination of privacy settings. */
export const privacyPairOf = ({ isPrivate, isDiscoverable }: GroupPrivacy): PrivacyPair =>
  isPrivate ? (isDiscoverable ? 'onRequest' : 'byInvitation') : isDiscoverable ? 'open' : 'linkOnly'

const head = ['readHead', 'share'] as const
const shown = [...head, 'readCountries', 'beFound', 'bePreviewed'] as const
const signedIn = [...shown, 'readInside', 'readMembership', 'beListed'] as const
const inside = [...head, 'readCountries', 'readInside', 'readMembership', 'beListed', 'leave'] as const
const leading = [
  ...inside,
  'readInvitations',
  'readRequests',
  'edit',
  'invite',
  'cancelInvitation',
  'answerRequest',
  'removeMember',
] as const
const owning = [...leading, 'inviteAdmin', 'changeRole', 'transfer', 'delete'] as const
const found = ['beFound', 'bePreviewed'] as const

/**
 * The actions that each kind of viewer may do, by the privacy of the group (section G, X-45 to X-47). Of a hidden group, outsiders with its
 * link see only the head, and invited profiles also see their invitation.
 */
const table: Readonly<Record<PrivacyPair, Readonly<Record<GroupViewer, readonly GroupAction[]>>>> = {
  open: {
    signedOut: shown,
    outsider: [...signedIn, 'join'],
    invited: [...signedIn, 'join', 'answerInvitation'],
    Member: [...inside, ...found],
    Admin: [...leading, ...found],
    Owner: [...owning, ...found],
  },
  linkOnly: {
    signedOut: head,
    outsider: [...head, 'join'],
    invited: [...head, 'readMembership', 'join', 'answerInvitation'],
    Member: inside,
    Admin: leading,
    Owner: owning,
  },
  onRequest: {
    signedOut: shown,
    outsider: [...signedIn, 'askToJoin'],
    invited: [...signedIn, 'join', 'answerInvitation'],
    Member: [...inside, ...found],
    Admin: [...leading, ...found],
    Owner: [...owning, ...found],
  },
  byInvitation: {
    signedOut: head,
    outsider: head,
    invited: [...head, 'readMembership', 'join', 'answerInvitation'],
    Member: inside,
    Admin: leading,
    Owner: owning,
  },
}

/** Returns whether a viewer may do an action in a group. `mayRemove` and `mayChangeRole` also depend on the member concerned. */
export const mayDo = (access: GroupAccess, action: GroupAction): boolean => table[privacyPairOf(access)][access.viewer].includes(action)

const tabActions: Readonly<Record<GroupTab, GroupAction>> = {
  members: 'readInside',
  stats: 'readInside',
  'pending-invites': 'readInvitations',
  requests: 'readRequests',
}

/**
 * Returns the tabs that a viewer sees, in their order; empty if the viewer sees only the head. Signed-out viewers see no tabs. A public and
 * discoverable group has no tab of requests (S1 §2, G-18).
 */
export const tabsFor = (access: GroupAccess): readonly GroupTab[] =>
  groupTabs.filter((tab) => mayDo(access, tabActions[tab]) && !(tab === 'requests' && privacyPairOf(access) === 'open'))

/** Returns whether a viewer may open a tab. */
export const mayOpen = (access: GroupAccess, tab: GroupTab): boolean => tabsFor(access).includes(tab)

/**
 * Returns whether a viewer may remove a member of this role. The owner may remove everybody else; an admin may remove only members (G-19).
 */
export const mayRemove = (access: GroupAccess, role: GroupRole): boolean =>
  mayDo(access, 'removeMember') && (role === 'Member' || (role === 'Admin' && access.viewer === 'Owner'))

/**
 * Returns whether a viewer may change the role of a member who has this role now. The owner's role can only be transferred (G-19, G-21,
 *
 */
export const mayChangeRole = (access: GroupAccess, role: GroupRole): boolean =>
  mayDo(access, 'changeRole') && (role === 'Member' || role === 'Admin')

/** Returns the reader's kind of viewer. `role` is null or Visitor if the active profile is no member. */
export function groupViewerOf({
  isSignedIn,
  role,
  isInvited,
}: {
  isSignedIn: boolean
  role: GroupRole | null | undefined
  isInvited: boolean
}): GroupViewer {
  if (!isSignedIn) return 'signedOut'
  if (role && role !== 'Visitor') return role
  return isInvited ? 'invited' : 'outsider'
}

/** Returns whether a viewer is a member, an admin or the owner. */
export const isInside = ({ viewer }: Pick<GroupAccess, 'viewer'>): boolean =>
  viewer === 'Member' || viewer === 'Admin' || viewer === 'Owner'

/**
 * Returns the code with which an action is refused: `GROUP_NOT_FOUND` for outsiders of a group that is not discoverable, else
 * `UNAUTHORIZED_UPDATING` (X-45, security case 27).
 */
export const refusalCodeOf = (access: GroupAccess): 'GROUP_NOT_FOUND' | 'UNAUTHORIZED_UPDATING' =>
  isInside(access) || access.isDiscoverable ? 'UNAUTHORIZED_UPDATING' : 'GROUP_NOT_FOUND'
