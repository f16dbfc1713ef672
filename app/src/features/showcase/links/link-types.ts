import type { ProfileLinkType } from '@wasla/contract/showcase/record.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

/** Icon of each kind of link, in display order. */
export const linkIcons = { website: 'globe', blog: 'file', social: 'users', other: 'link' } as const satisfies Record<
  ProfileLinkType,
  IconName
>

export const linkTypes = Object.keys(linkIcons) as ProfileLinkType[]
