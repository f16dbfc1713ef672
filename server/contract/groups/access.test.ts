import { describe, expect, it } from 'vitest'
import {
  groupActions,
  groupTabs,
  groupViewerOf,
  groupViewers,
  mayChangeRole,
  mayDo,
  mayOpen,
  mayRemove,
  refusalCodeOf,
  tabsFor,
  type GroupAction,
  type GroupTab,
  type GroupViewer,
  type GroupAccess,
} from './access.ts'

const pairs = [
  { isPrivate: false, isDiscoverable: true },
  { isPrivate: false, isDiscoverable: false },
  { isPrivate: true, isDiscoverable: true },
  { isPrivate: true, isDiscoverable: false },
]
const cells: GroupAccess[] = pairs.flatMap((pair) => groupViewers.map((viewer) => ({ ...pair, viewer })))
const named = cells.map((cell) => [`${cell.viewer}, private ${cell.isPrivate}, discoverable ${cell.isDiscoverable}`, cell] as const)

const isIn = (viewer: GroupViewer) => ['Member', 'Admin', 'Owner'].includes(viewer)
const leads = (viewer: GroupViewer) => viewer === 'Admin' || viewer === 'Owner'
const signedIn = (viewer: GroupViewer) => viewer !== 'signedOut'

/** A second version of section G, by action instead of by viewer, against which the table is checked. */
const reading: Readonly<Record<GroupAction, (cell: GroupAccess) => boolean>> = {
  // “The page's head answers to its link” (G-17): everybody who has the link may read the head.
  readHead: () => true,
  share: () => true,
  // “Non-member sees tabs: yes (signed in)”, but only in a discoverable group.
  readInside: ({ viewer, isDiscoverable }) => isIn(viewer) || (signedIn(viewer) && isDiscoverable),
  // Also for viewers who are signed out, but not for outsiders of a hidden group.
  readCountries: ({ viewer, isDiscoverable }) => isIn(viewer) || isDiscoverable,
  // Outsiders of a hidden group get null instead of a membership. An invited profile finds its invitation in the membership.
  readMembership: ({ viewer, isDiscoverable }) => signedIn(viewer) && (isIn(viewer) || viewer === 'invited' || isDiscoverable),
  // “Pending invites for admin or owner only; requests for admin or owner” (S1 §2).
  readInvitations: ({ viewer }) => leads(viewer),
  readRequests: ({ viewer }) => leads(viewer),
  // Lists contain “discoverable plus mine” (G-12), for signed-in viewers.
  beListed: ({ viewer, isDiscoverable }) => signedIn(viewer) && (isIn(viewer) || isDiscoverable),
  // “Hidden groups are found by nobody”.
  beFound: ({ isDiscoverable }) => isDiscoverable,
  bePreviewed: ({ isDiscoverable }) => isDiscoverable,
  // Joining a public group is “direct”, also by its link. An invited profile accepts by joining.
  join: ({ viewer, isPrivate }) => viewer === 'invited' || (viewer === 'outsider' && !isPrivate),
  // Joining a private group needs “request → approval”. A group that is private and hidden accepts nobody without an invitation.
  askToJoin: ({ viewer, isPrivate, isDiscoverable }) => viewer === 'outsider' && isPrivate && isDiscoverable,
  answerInvitation: ({ viewer }) => viewer === 'invited',
  // “Leave stays visible to the owner” (G-23).
  leave: ({ viewer }) => isIn(viewer),
  // The owner and admins may edit a group (G-19).
  edit: ({ viewer }) => leads(viewer),
  invite: ({ viewer }) => leads(viewer),
  cancelInvitation: ({ viewer }) => leads(viewer),
  answerRequest: ({ viewer }) => leads(viewer),
  removeMember: ({ viewer }) => leads(viewer),
  inviteAdmin: ({ viewer }) => viewer === 'Owner',
  changeRole: ({ viewer }) => viewer === 'Owner',
  transfer: ({ viewer }) => viewer === 'Owner',
  delete: ({ viewer }) => viewer === 'Owner',
}

const openTo: Readonly<Record<GroupTab, (cell: GroupAccess) => boolean>> = {
  members: ({ viewer, isDiscoverable }) => isIn(viewer) || (signedIn(viewer) && isDiscoverable),
  stats: ({ viewer, isDiscoverable }) => isIn(viewer) || (signedIn(viewer) && isDiscoverable),
  'pending-invites': ({ viewer }) => leads(viewer),
  // The tab of requests is there, but “not when the group is public and discoverable”.
  requests: ({ viewer, isPrivate, isDiscoverable }) => leads(viewer) && (isPrivate || !isDiscoverable),
}

describe('access to a group', () => {
  it.each(named)('allows %s exactly the actions of section G', (_, cell) => {
    for (const action of groupActions) expect([action, mayDo(cell, action)]).toEqual([action, reading[action](cell)])
  })

  it.each(named)('opens for %s exactly the tabs of section G, always in the same order', (_, cell) => {
    for (const tab of groupTabs) expect([tab, mayOpen(cell, tab)]).toEqual([tab, openTo[tab](cell)])
    expect(tabsFor(cell)).toEqual(groupTabs.filter((tab) => openTo[tab](cell)))
  })

  it.each(named)('lets %s remove only members of a lower role; only the owner changes roles (G-19)', (_, cell) => {
    for (const role of ['Owner', 'Admin', 'Member', 'Visitor'] as const) {
      const below = { Owner: ['Admin', 'Member'], Admin: ['Member'] }[cell.viewer as string] ?? []
      expect([role, mayRemove(cell, role)]).toEqual([role, below.includes(role)])
      expect([role, mayChangeRole(cell, role)]).toEqual([role, cell.viewer === 'Owner' && ['Admin', 'Member'].includes(role)])
    }
  })

  it.each(named)(
    'is refused to %s with GROUP_NOT_FOUND if they must not know the group, else with UNAUTHORIZED_UPDATING (X-45)',
    (_, cell) => {
      expect(refusalCodeOf(cell)).toBe(isIn(cell.viewer) || cell.isDiscoverable ? 'UNAUTHORIZED_UPDATING' : 'GROUP_NOT_FOUND')
    },
  )
})

describe('groupViewerOf', () => {
  it.each([
    [{ isSignedIn: false, role: null, isInvited: false }, 'signedOut'],
    [{ isSignedIn: true, role: null, isInvited: false }, 'outsider'],
    [{ isSignedIn: true, role: 'Visitor', isInvited: false }, 'outsider'],
    [{ isSignedIn: true, role: 'Visitor', isInvited: true }, 'invited'],
    [{ isSignedIn: true, role: 'Admin', isInvited: true }, 'Admin'],
    [{ isSignedIn: true, role: 'Owner', isInvited: false }, 'Owner'],
  ] as const)('returns for %j the viewer %s', (known, viewer) => expect(groupViewerOf(known)).toBe(viewer))
})
