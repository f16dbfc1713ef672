import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateGroupInput, UpdateGroupInput } from '@wasla/contract/generated/user-types.ts'
import { decideCreate } from '@wasla/contract/groups/create.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { decideInterests, decideUpdate } from '@wasla/contract/groups/update.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../session/viewer.ts'
import { reachOf } from '../social/service.ts'
import type { GroupsDeps } from './deps.ts'
import { lockGroupsOf, lockPlace, namesSince } from './locks.ts'
import { toCome, withPictures, type Pictures } from './pictures.ts'
import { saveChange } from './save.ts'
import { findGroup, isGroupNameTaken, releaseGroupName } from './stores/groups.ts'
import { countGroupsOf, findMember } from './stores/members.ts'
import { findParty, lockPartyShared, type Party } from './stores/people.ts'

/** Returns the typed user name, cut to 64 characters for the lookup; a longer name is never valid. */
const typedName = ({ userName }: Pick<CreateGroupInput, 'userName'>) => userName.trim().slice(0, 64)

async function founding(db: Database, deps: GroupsDeps, viewer: Viewer, input: CreateGroupInput, party: Party | null, pictures: Pictures) {
  const now = deps.clock.now()
  const founder = {
    profileId: viewer.profileId,
    userId: viewer.userId,
    type: party?.type ?? viewer.profileType,
    status: party?.status ?? 'Inactive',
  } as const
  return decideCreate(
    {
      founder,
      groupsOfUser: await countGroupsOf(db, viewer.userId, null),
      followers: await reachOf(db, viewer.profileId),
      isNameTaken: await isGroupNameTaken(db, typedName(input), namesSince(now)),
      productName: deps.env.productName,
    },
    { fields: input, ...pictures },
    { id: deps.ids.uuid(), memberId: deps.ids.uuid(), now },
  )
}

/**
 * `createGroup` (S1 §5, G-01, G-05, X-50): creates a group. If two concurrent groups have user names that look alike, the second throws
 * `GROUP_USERNAME_CONFLICT`.
 */
export async function createGroup(deps: GroupsDeps, viewer: Viewer, input: CreateGroupInput): Promise<{ id: string }> {
  const { db, dialect, clock } = deps
  changesOf(await founding(db, deps, viewer, input, await findParty(db, viewer.profileId), toCome(input)))
  const { id } = await withPictures(deps, viewer, input, (pictures, stored) =>
    inTransaction(db, async (tx) => {
      await lockGroupsOf(tx, deps, viewer.userId)
      const party = await lockPartyShared(tx, dialect, viewer.profileId)
      const { group, change } = changesOf(await founding(tx, deps, viewer, input, party, pictures))
      await releaseGroupName(tx, group.userName, namesSince(clock.now()))
      await saveChange(tx, deps, group, change)
      return { id: group.id, former: await stored(tx, []) }
    }),
  )
  return { id }
}

/** `updateGroup` (S1 §5): saves changes and returns the group after them. */
export async function updateGroup(deps: GroupsDeps, viewer: Viewer, input: UpdateGroupInput): Promise<GroupRecord> {
  const { db, clock, env } = deps
  const at = () => ({ productName: env.productName, now: clock.now() })
  const found = await findGroup(db, input.id)
  const member = found && (await findMember(db, found.id, viewer.profileId))
  changesOf(decideUpdate({ group: found, member, invitation: null }, { fields: input, ...toCome(input) }, at()))
  const { group } = await withPictures(deps, viewer, input, (pictures, stored) =>
    inTransaction(db, async (tx) => {
      const place = await lockPlace(tx, deps, input.id, viewer.profileId)
      const updated = changesOf(decideUpdate({ ...place, invitation: null }, { fields: input, ...pictures }, at()))
      await saveChange(tx, deps, updated.group, updated.change)
      return { group: updated.group, former: await stored(tx, updated.formerPictures) }
    }),
  )
  return group
}

/** `updateGroupInterests` (S1 §5, G-28): replaces the interests and returns them in their order. */
export const setInterests = (
  deps: GroupsDeps,
  { profileId }: Pick<Viewer, 'profileId'>,
  groupId: string,
  ids: readonly string[],
): Promise<readonly string[]> =>
  inTransaction(deps.db, async (tx) => {
    const place = await lockPlace(tx, deps, groupId, profileId)
    const { interests, change } = changesOf(decideInterests({ ...place, invitation: null }, ids, deps.clock.now()))
    if (place.group) await saveChange(tx, deps, place.group, change)
    return interests
  })
