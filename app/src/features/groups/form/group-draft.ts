import type { CreateGroupInput, UpdateGroupInput } from '@wasla/contract/generated/user-types.ts'
import { isSameValue } from '#form/same-value.ts'
import { switchesOf, wayOf, type Way } from '#shared/groups/joining/ways.ts'
import type { GroupFormFieldsFragment } from './groupForm.generated.ts'

/** A chosen and cropped picture, and its blob URL. */
export type ChosenPicture = { file: File; url: string }

export type GroupDraft = {
  /** A newly chosen photo; null keeps the saved photo. */
  photo: ChosenPicture | null
  cover: ChosenPicture | null
  name: string
  userName: string
  /** The description as HTML (G-06). */
  description: string
  way: Way
  /** Ids of interests, in the order in which they were chosen. */
  interests: readonly string[]
}

export type StoredGroup = Omit<GroupFormFieldsFragment, '__typename' | ' $fragmentName'>

const empty: GroupDraft = { photo: null, cover: null, name: '', userName: '', description: '', way: 'OPEN', interests: [] }

/** Returns the form's values for a saved group. For null, returns the values of a new group, which is open and listed (S1 §3). */
export const draftOf = (group: StoredGroup | null): GroupDraft =>
  group
    ? {
        ...empty,
        name: group.name,
        userName: group.userName,
        description: group.description,
        way: wayOf(group),
        interests: group.interests.map(({ id }) => id),
      }
    : empty

const isSamePicture = (one: ChosenPicture | null, other: ChosenPicture | null) => one?.file === other?.file

/** Returns whether two drafts save the same values. The order of the interests does not matter. */
export const isSameDraft = (one: GroupDraft, other: GroupDraft): boolean =>
  isSamePicture(one.photo, other.photo) &&
  isSamePicture(one.cover, other.cover) &&
  isSameValue([one.name, one.userName, one.description, one.way], [other.name, other.userName, other.description, other.way]) &&
  isSameInterests(one.interests, other.interests)

export const isSameInterests = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/**
 * Returns the `CreateGroupInput`; null if the photo is missing, an error that the rules have already reported. Contains a cover only if one
 * was chosen (S1 §7).
 */
export const newGroupOf = ({ photo, cover, name, userName, description, way }: GroupDraft): CreateGroupInput | null =>
  photo && {
    name: name.trim(),
    userName: userName.trim(),
    description,
    ...switchesOf(way),
    photo: photo.file,
    ...(cover && { coverPhoto: cover.file }),
  }

/** Returns the `UpdateGroupInput` of the changes; null if there are none. Contains only newly chosen pictures (S1 §7). */
export function changesOf(group: StoredGroup, draft: GroupDraft): UpdateGroupInput | null {
  const before = draftOf(group)
  const changes = {
    ...(!isSameValue(before.name, draft.name) && { name: draft.name.trim() }),
    ...(!isSameValue(before.description, draft.description) && { description: draft.description }),
    ...(before.way !== draft.way && switchesOf(draft.way)),
    ...(draft.photo && { photo: draft.photo.file }),
    ...(draft.cover && { coverPhoto: draft.cover.file }),
  }
  return Object.keys(changes).length > 0 ? { id: group.id, ...changes } : null
}
