import { monthsLater } from '../platform/riyadh.ts'
import { userNameLimits } from './user-name.ts'

/** From when a name that was changed at `changedAt` may be changed again (D-03). Moments are milliseconds. */
export const nextUserNameChange = (changedAt: number): number => monthsLater(changedAt, userNameLimits.changeAfterMonths)
