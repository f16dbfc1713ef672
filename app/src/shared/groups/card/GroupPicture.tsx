import { Cover } from '@wasla/design-system/components/Cover'

/** Colours of the groups' generated patterns (T-12). */
const groupInk = 'accent5'

type GroupPictureProps = { group: { userName: string; photo: string | null } }

/** Shows a group's square picture, or a generated pattern if it has none. */
export const GroupPicture = ({ group }: GroupPictureProps) => (
  <Cover name={group.userName} ink={groupInk} src={group.photo} ratio="square" />
)

/** Shows a group's cover picture. Without a picture, shows a pattern made from the group's user name, which never changes (D-43). */
export const GroupCover = ({ group, isRounded }: { group: { userName: string; coverPhoto: string | null }; isRounded?: boolean }) => (
  <Cover name={group.userName} ink={groupInk} src={group.coverPhoto} isRounded={isRounded} />
)
