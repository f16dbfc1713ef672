import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

/** Icon of each objective. */
export const objectiveIcon = {
  TRAFFIC: 'pointer',
  LEAD_GENERATION: 'target',
  DOWNLOADS: 'download',
  SIGN_UP: 'user-plus',
  SALES: 'bag',
} as const satisfies Record<ObjectiveType, IconName>
