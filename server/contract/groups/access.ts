import type { GroupRecord, GroupRole } from './record.ts'

/** What somebody is to a group, from the farthest to the nearest. Membership is the active profile's: another profile of a member is an outsider (G-04). */
export const groupViewers = ['signedOut', 'outsider', 'invited', 'Member', 'Admin', 'Owner'] as const
export type GroupViewer = (typeof groupViewers)[number]

/** The two switches of a group (G-03). */
export type GroupPrivacy = Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'>

/** Somebody before one group. */
export type Standing = GroupPrivacy & { viewer: GroupViewer }

/** The tabs of a group's page, as their addresses spell them, in their order; `members` is the page itself (S1 §2). */
export const groupTabs = ['members', 'stats', 'pending-invites', 'requests'] as const
export type GroupTab = (typeof groupTabs)[number]

/**
 * What can be asked of a group. To read: its head, its members and figures (`readInside`), its top countries, who is invited and who asks.
 * To be shown by it: in lists, in the search, by a share picture and to search engines. To do: all the rest. `leave` is the owner's too,
 * who is told the two ways out (G-23); `inviteAdmin` and `changeRole` are named apart since they are the owner's alone (G-14, G-19).
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

/** The four pairs of switches, by what the page calls them. */
export type PrivacyPair = 'open' | 'linkOnly' | 'onRequest' | 'byInvitation'

/** One word for a pair of switches. */
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
 * Who may do what in which group (section G, X-45 to X-47). A hidden group shows its head to who has its link, and nothing else to who is
 * no member; who is invited to one knows of the invitation besides.
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

/** Whether somebody may do something in a group, or it to them. Whom it may be done to is said by `mayRemove` and `mayChangeRole`. */
export const mayDo = (standing: Standing, action: GroupAction): boolean => table[privacyPairOf(standing)][standing.viewer].includes(action)

const tabActions: Readonly<Record<GroupTab, GroupAction>> = {
  members: 'readInside',
  stats: 'readInside',
  'pending-invites': 'readInvitations',
  requests: 'readRequests',
}

/**
 * The tabs that somebody sees, in their order; none: they see the head alone. Nobody sees tabs signed out, and where everybody joins
 * directly and finds the group by themselves there is no tab of requests (S1 §2, G-18).
 */
export const tabsFor = (standing: Standing): readonly GroupTab[] =>
  groupTabs.filter((tab) => mayDo(standing, tabActions[tab]) && !(tab === 'requests' && privacyPairOf(standing) === 'open'))

/** Whether a tab opens to somebody. */
export const mayOpen = (standing: Standing, tab: GroupTab): boolean => tabsFor(standing).includes(tab)

/** Whether somebody may remove a member of this role: the owner everybody else, an admin members alone (G-19). */
export const mayRemove = (standing: Standing, role: GroupRole): boolean =>
  mayDo(standing, 'removeMember') && (role === 'Member' || (role === 'Admin' && standing.viewer === 'Owner'))

/** Whether somebody may give a member of this role another one; the owner's is passed on, not changed (G-19, G-21, X-49). */
export const mayChangeRole = (standing: Standing, role: GroupRole): boolean =>
  mayDo(standing, 'changeRole') && (role === 'Member' || role === 'Admin')

/** What the reader is to a group: `role` is null or Visitor where the active profile is no member. */
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

/** Whether somebody is one of the group. */
export const isInside = ({ viewer }: Pick<Standing, 'viewer'>): boolean => viewer === 'Member' || viewer === 'Admin' || viewer === 'Owner'

/**
 * How a action is refused: what is inside of a hidden group does not exist for who is no member, everywhere else the action is not theirs
 * (X-45, security case 27).
 */
export const refusalCodeOf = (standing: Standing): 'GROUP_NOT_FOUND' | 'UNAUTHORIZED_UPDATING' =>
  isInside(standing) || standing.isDiscoverable ? 'UNAUTHORIZED_UPDATING' : 'GROUP_NOT_FOUND'
