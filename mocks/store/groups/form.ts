import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideCreate } from '@wasla/contract/groups/create.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { decideInterests, decideUpdate } from '@wasla/contract/groups/update.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { CreateGroupInput, UpdateGroupInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'
import { productName } from '../product-name.ts'
import { imageOf, keepMedia } from '../programs/files.ts'
import { reachOf } from '../programs/matching.ts'
import { actorFrom, countOfUser, groupById, placeIn } from './find.ts'
import { saveGroup } from './save.ts'

/** Returns whether a group has, or recently had, this user name or one that looks like it (G-22, security case 56). */
export function isGroupNameTaken({ memory, clock }: Store, userName: string): boolean {
  const key = groupNameConfusableKey(userName)
  const since = clock.now() - groupLimits.nameReservedFor
  return (
    memory.world.groups.some((group) => groupNameConfusableKey(group.userName) === key) ||
    memory.deletedGroupNames.some((group) => groupNameConfusableKey(group.userName) === key && group.deletedAt > since)
  )
}

type Sent = { photo?: Upload | null | undefined; coverPhoto?: Upload | null | undefined }

/** Placeholders for pictures, so that the form's rules are checked before the pictures. */
const toCome = ({ photo, coverPhoto }: Sent) => ({ photo: photo ? 'to come' : null, coverPhoto: coverPhoto ? 'to come' : null })

/** Stores the pictures. Checks both before storing one of them. */
async function picturesOf(store: Store, { photo, coverPhoto }: Sent) {
  const [square, wide] = [photo ? await imageOf(photo, 'photo') : null, coverPhoto ? await imageOf(coverPhoto, 'coverPhoto') : null]
  return { photo: square && keepMedia(store, square), coverPhoto: wide && keepMedia(store, wide) }
}

/** Implements the mutation `createGroup` (S1 §4, §5). */
export async function createGroup(store: Store, profile: ProfileRecord, input: CreateGroupInput): Promise<{ id: string }> {
  const made = { id: store.nextId('group'), memberId: store.nextId('group-member'), now: store.clock.now() }
  const state = {
    founder: actorFrom(profile),
    groupsOfUser: countOfUser(store, profile.userId, null),
    followers: reachOf(store, profile.id),
    isNameTaken: isGroupNameTaken(store, input.userName.trim()),
    productName,
  }
  changesOf(decideCreate(state, { fields: input, ...toCome(input) }, made))
  const { group, change } = changesOf(decideCreate(state, { fields: input, ...(await picturesOf(store, input)) }, made))
  saveGroup(store, change)
  return { id: group.id }
}

/** Implements the mutation `updateGroup` (S1 §5). */
export async function updateGroup(store: Store, profileId: string, input: UpdateGroupInput): Promise<GroupRecord> {
  const { id } = input
  const at = { productName, now: store.clock.now() }
  changesOf(decideUpdate(placeIn(store, id, profileId), { fields: input, ...toCome(input) }, at))
  const pictures = await picturesOf(store, input)
  const { group, change, formerPictures } = changesOf(decideUpdate(placeIn(store, id, profileId), { fields: input, ...pictures }, at))
  saveGroup(store, change)
  for (const address of formerPictures) store.memory.pictures.delete(address.replace('/files/', ''))
  return groupById(store, id) ?? group
}

/** Implements the mutation `updateGroupInterests` (S1 §5). */
export function changeInterests(store: Store, profileId: string, groupId: string, input: readonly string[]): string[] {
  const { interests, change } = changesOf(decideInterests(placeIn(store, groupId, profileId), input, store.clock.now()))
  saveGroup(store, change)
  return interests
}
