import { standingIn, type GroupStanding } from '@wasla/contract/groups/fields.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { groupedBy } from '#platform/grouped.ts'
import type { Database } from '#database/database.ts'
import { findGroupsOf, findInterestsOfGroups, findMembership, isUserNameOfGroup } from './store.ts'

export type GroupsService = {
  /** The groups of the user, over all profiles, as the limit of five counts them (G-01). */
  ofUser(viewer: Viewer): Promise<GroupRecord[]>
  /** What `currentUser(groupId)` answers (B-18): the active profile's role; of a hidden group nothing to a profile that is no member. */
  standing(viewer: Viewer, groupId: string | null | undefined): Promise<GroupStanding>
}

export const createGroupsService = ({ db }: Pick<Deps, 'db'>): GroupsService => ({
  async ofUser(viewer) {
    const groups = await findGroupsOf(db, viewer.userId)
    if (groups.length === 0) return []
    const interests = groupedBy(
      await findInterestsOfGroups(
        db,
        groups.map((group) => group.id),
      ),
      (row) => row.group_id,
      (row) => row.interest_id,
    )
    return groups.map((group) => ({ ...group, interestIds: interests.get(group.id) ?? [] }))
  },
  async standing(viewer, groupId) {
    const found = groupId ? await findMembership(db, groupId.slice(0, 64), viewer.profileId) : null
    return standingIn(found, found?.role ?? null)
  },
})

/** Whether a group has, or had, a user name, by its lower-case form (D-03). */
export const isGroupName = (db: Database, key: string): Promise<boolean> => isUserNameOfGroup(db, key)
