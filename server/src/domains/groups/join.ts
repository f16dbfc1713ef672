import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideJoin } from '@wasla/contract/groups/join.ts'
import { decideLeave } from '@wasla/contract/groups/leave.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'
import { lockGroupsOf, lockNewcomer, lockPlace } from './locks.ts'
import { saveChange } from './save.ts'
import { findLeaders } from './stores/members.ts'

/** The id of a membership or a request, and the id of its group. */
export type GroupRef = { id: string; groupId: string }

type Reader = Pick<Viewer, 'userId' | 'profileId' | 'profileType'>

/** `joinGroup` (G-01, G-16, G-17, X-47): makes a membership or a request. Concurrent calls are decided one after the other. */
export const join = (deps: GroupsDeps, { userId, profileId, profileType }: Reader, groupId: string): Promise<GroupRef> =>
  inTransaction(deps.db, async (tx) => {
    await lockGroupsOf(tx, deps, userId)
    const { group, member } = await lockPlace(tx, deps, groupId, profileId)
    const newcomer = group && (await lockNewcomer(tx, deps, group.id, profileId))
    const leaders = group?.isPrivate && newcomer ? await findLeaders(tx, group.id, groupLimits.leadersNotified) : []
    const { id, change } = changesOf(
      decideJoin(
        {
          group: newcomer && group,
          member,
          invitation: newcomer?.invitation ?? null,
          lastRequest: newcomer?.lastRequest ?? null,
          groupsOfUser: newcomer?.groupsOfUser ?? 0,
          leaders,
        },
        { profileId, userId, type: profileType, status: newcomer?.status ?? 'Inactive' },
        { id: deps.ids.uuid(), now: deps.clock.now() },
      ),
    )
    if (group && change) await saveChange(tx, deps, group, change)
    return { id, groupId }
  })

/** `leaveGroupMembership` (G-23, X-49): ends a membership. */
export const leave = (deps: GroupsDeps, { profileId }: Pick<Viewer, 'profileId'>, groupId: string): Promise<GroupRef> =>
  inTransaction(deps.db, async (tx) => {
    const { group, member } = await lockPlace(tx, deps, groupId, profileId)
    const { id, change } = changesOf(decideLeave({ group, member, invitation: null }))
    if (group && change) await saveChange(tx, deps, group, change)
    return { id, groupId }
  })
