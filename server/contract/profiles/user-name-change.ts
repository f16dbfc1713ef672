import { monthsLater } from '../platform/riyadh.ts'
import { userNameLimits } from './user-name.ts'

/** Returns from when a name that was changed at `changedAt` may be changed again (D-03). Moments in milliseconds. */
export const nextUserNameChange = (changedAt: number): number => monthsLater(changedAt, userNameLimits.changeAfterMonths)
