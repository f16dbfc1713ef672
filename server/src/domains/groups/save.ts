import { Problem } from '@wasla/contract/errors/problem.ts'
import { membersDelta, readersOf, type GroupChange } from '@wasla/contract/groups/change.ts'
import { groupNameConflict } from '@wasla/contract/groups/create.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { notify, updateNotificationsAbout } from '../notifications/service.ts'
import type { SaveDeps } from './deps.ts'
import { insertGroup, updateGroup } from './stores/groups.ts'
import { closeInvitation, insertInvitation } from './stores/invitations.ts'
import { deleteMember, findLeaders, insertMember, updateRole } from './stores/members.ts'

/** The refusal if a row of the group has changed since the decision. */
const changedMeanwhile = () => new Problem('GROUP_UPDATE_FAILED')

function must(isDone: boolean, problem: () => Problem = changedMeanwhile): void {
  if (!isDone) throw problem()
}

const alreadyMember = () => new Problem('GROUP_MEMBER_ALREADY_EXISTS')
const alreadyInvited = () => new Problem('USER_ALREADY_INVITED')

/**
 * Saves a change of a locked group completely or not at all. Each row is written only if it has not changed since the decision. If a row
 * has changed, throws inside the transaction, so that everything is rolled back. Because of the locks, that happens only after a bug of
 * ours.
 */
export async function saveChange(
  tx: Database,
  deps: SaveDeps,
  group: Pick<GroupRecord, 'id' | 'userName'>,
  change: GroupChange,
): Promise<void> {
  if (change.created) must(await insertGroup(tx, change.created), groupNameConflict)
  for (const member of change.left) must(await deleteMember(tx, member))
  for (const { member, role } of change.roles) must(await updateRole(tx, member, role))
  for (const member of change.joined) must(await insertMember(tx, member), alreadyMember)
  for (const row of change.closed) must(await closeInvitation(tx, row))
  for (const row of change.opened) must(await insertInvitation(tx, row), alreadyInvited)
  const delta = membersDelta(change)
  if (!change.created && (delta !== 0 || Object.keys(change.fields).length > 0)) must(await updateGroup(tx, group, change.fields, delta))
  for (const notice of change.notices) await notify(tx, deps, notice)
  if (change.lines.length === 0) return
  const leaders = await findLeaders(tx, group.id, groupLimits.members)
  for (const line of change.lines)
    await updateNotificationsAbout(tx, { type: line.type, referenceId: line.referenceId, profileIds: readersOf(line, leaders) }, line.meta)
}
