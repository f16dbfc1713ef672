import type { ProfileLinkType } from '@wasla/contract/showcase/record.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

/** Icon of each type of link, in the order in which the types are offered. */
export const linkIcons = { website: 'globe', blog: 'file', social: 'users', other: 'link' } as const satisfies Record<
  ProfileLinkType,
  IconName
>

export const linkTypes = Object.keys(linkIcons) as ProfileLinkType[]
