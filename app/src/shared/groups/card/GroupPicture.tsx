import { Cover } from '@wasla/design-system/components/Cover'

/** Colours of the patterns of groups (T-12). */
export const groupInk = 'accent5'

type GroupPictureProps = { group: { userName: string; photo: string | null } }

/** The square picture of a group; its pattern’s star where there is none. */
export const GroupPicture = ({ group }: GroupPictureProps) => (
  <Cover name={group.userName} ink={groupInk} src={group.photo} ratio="square" />
)

/** The wide picture of a group; a pattern from its user name, which never changes, where there is none (D-43). */
export const GroupCover = ({ group, isRounded }: { group: { userName: string; coverPhoto: string | null }; isRounded?: boolean }) => (
  <Cover name={group.userName} ink={groupInk} src={group.coverPhoto} isRounded={isRounded} />
)
