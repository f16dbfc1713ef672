import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { DataSection } from '@wasla/contract/generated/user-types.ts'
import type { MyDataFieldsFragment } from './ownData.generated.ts'

export type MyData = MyDataFieldsFragment

/** Icon of each section of an archive. */
export const sectionIcons = {
  PROFILE: 'user',
  ACCOUNTS: 'share',
  PROGRAMS: 'megaphone',
  WALLET: 'wallet',
  GROUPS: 'users',
  NOTIFICATIONS: 'bell',
  SIGN_INS: 'phone',
  FILES: 'file',
} as const satisfies Record<DataSection, IconName>
