import { groupViewerOf, isInside, mayDo, privacyPairOf, tabsFor as groupTabsFor } from '@wasla/contract/groups/access.ts'
import { openInvitation } from '@wasla/contract/groups/entry.ts'
import { tabsFor } from '@wasla/contract/programs/page/access.ts'
import { viewerOf } from '@wasla/contract/programs/page/viewer.ts'
import type { World } from '@wasla/mocks/world/tables.ts'

/** A page that shows a program or a group in one state to a viewer. The query of `path` names the state. */
export type StatePlace = { path: string; address: string }

/** Returns the first item for each name. */
const oneOfEach = <Item>(items: readonly Item[], name: (item: Item) => string): Item[] => [
  ...Map.groupBy(items, name)
    .values()
    .flatMap((those) => those.slice(0, 1)),
]

/**
 * Returns program pages for one viewer: one program for each status and relation of the viewer to it, with all tabs that the contract
 * allows. The viewer's own request counts by its answer, because a declined applicant and a waiting applicant see different pages.
 */
export function programPlaces(
  { programs, participations }: Pick<World, 'programs' | 'participations'>,
  profileId: string | null,
): StatePlace[] {
  const seen = programs
    .filter(({ deletedAt }) => deletedAt === null)
    .map((program) => {
      const request = participations.find((one) => one.programId === program.id && one.profileId === profileId) ?? null
      const viewer = viewerOf(program, profileId, request)
      const state = [program.status, viewer, ...(request && viewer === 'APPLICANT' ? [request.status] : [])].join('-')
      return { id: program.id, state: state.toLowerCase(), tabs: tabsFor(viewer, program.status) }
    })
  return oneOfEach(seen, ({ state }) => state).flatMap(({ id, state, tabs }) =>
    tabs.map((tab) => ({ path: `/program/:programId/${tab}?${state}`, address: `/program/${id}/${tab}` })),
  )
}

/** Returns group pages for one viewer: one group for each combination of privacy settings and relation of the viewer to it. */
export function groupPlaces(
  { groups, groupMembers, groupInvitations }: Pick<World, 'groups' | 'groupMembers' | 'groupInvitations'>,
  profileId: string | null,
  now: number,
): StatePlace[] {
  const seen = groups.map((group) => {
    const isOwn = (one: { groupId: string; profileId: string }) => one.groupId === group.id && one.profileId === profileId
    const role = groupMembers.find(isOwn)?.role
    const waiting = groupInvitations.filter(isOwn).find(({ status }) => status === 'Pending') ?? null
    const invitation = waiting?.isJoinRequest ? null : openInvitation(waiting, now)
    const viewer = groupViewerOf({ isSignedIn: profileId !== null, role, isInvited: invitation !== null })
    const waits = viewer === 'outsider' && waiting?.isJoinRequest ? ['asked'] : []
    return { group, viewer, state: [privacyPairOf(group), viewer, ...waits].join('-').toLowerCase() }
  })
  return oneOfEach(seen, ({ state }) => state).flatMap(({ group, viewer, state }) => {
    const [pattern, own] = isInside({ viewer })
      ? ['/groups/my/:groupId', `/groups/my/${group.id}`]
      : ['/groups/:groupUserName', `/groups/${group.userName}`]
    const access = { ...group, viewer }
    // Outsiders of a hidden group, and strangers, see only the head of the page.
    const open = groupTabsFor(access)
    const shown = open.length === 0 && mayDo(access, 'readHead') ? (['members'] as const) : open
    const tabs = shown.map((tab) => (tab === 'members' ? '' : `/${tab}`))
    return tabs.map((tab) => ({ path: `${pattern}${tab}?${state}`, address: `${own}${tab}` }))
  })
}

/** Returns whether a path is photographed in all its states instead of with one example. */
export const hasStates = (path: string): boolean =>
  /^\/(?:program\/:programId\/[\w-]+$|groups\/my\/:groupId|groups\/:groupUserName)/u.test(path)
