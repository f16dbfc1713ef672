import { civilDate, monthsLater, startOfDay } from '../platform/riyadh.ts'
import { paymentRecordLimits } from './limits.ts'

/** Returns the first moment of the twelve calendar months in Riyadh that a record covers, the current month included. */
export const recordBegins = (now: number): number =>
  startOfDay(`${civilDate(monthsLater(now, 1 - paymentRecordLimits.months)).slice(0, 7)}-01`)
