import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { MeterProps } from '@wasla/design-system/components/Meter'

/** A share above 100 % of a budget, so that a threshold with this value is never reached. */
const never = 2

/** Returns the thresholds of the budget meter. A spent budget is a warning while a program runs, but not after it has ended. */
export const budgetLevels = (status: ProgramStatus): Pick<MeterProps, 'thresholds'> =>
  status === 'Retired' ? { thresholds: { warning: never, danger: never } } : {}
