import { monthsLater } from '../platform/riyadh.ts'
import { userNameLimits } from './user-name.ts'

/** Returns the time from which a user name that was changed at `changedAt` may be changed again (D-03). Both are in milliseconds. */
export const nextUserNameChange = (changedAt: number): number => monthsLater(changedAt, userNameLimits.changeAfterMonths)
