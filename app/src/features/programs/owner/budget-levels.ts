import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { MeterProps } from '@wasla/design-system/components/Meter'

/** Beyond all that can be spent. */
const never = 2

/** A spent budget is a warning while a program runs; once it has ended, spending it was the point. */
export const budgetLevels = (status: ProgramStatus): Pick<MeterProps, 'thresholds'> =>
  status === 'Retired' ? { thresholds: { warning: never, danger: never } } : {}
