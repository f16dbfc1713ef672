import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { MeterProps } from '@wasla/design-system/components/Meter'

/** A share of the budget that is never reached, because it is above 100 %. */
const never = 2

/** Returns the thresholds of the budget meter. A spent budget is marked as a warning only until the program has ended. */
export const budgetLevels = (status: ProgramStatus): Pick<MeterProps, 'thresholds'> =>
  status === 'Retired' ? { thresholds: { warning: never, danger: never } } : {}
