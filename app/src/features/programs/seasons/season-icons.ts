import type { SeasonKind } from '@wasla/contract/programs/seasons/types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

/** Icon of the row of each kind of season. */
export const seasonIcons = {
  RAMADAN: 'moon-star',
  EID_AL_FITR: 'sparkles',
  EID_AL_ADHA: 'sparkles',
  FOUNDING_DAY: 'flag',
  NATIONAL_DAY: 'flag',
  SCHOOL_TERM: 'graduation-cap',
  SALARY_DAY: 'banknote',
} as const satisfies Readonly<Record<SeasonKind, IconName>>

/** Icon of days of a brand's own. */
export const ownDaysIcon = 'calendar' satisfies IconName
