import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'
import type { PaymentStatus } from './payment-status.ts'

type Payment = { readonly status: PaymentStatus; readonly subtotal: number; readonly createdAt: number }

/** Returns the day in Riyadh that contains a moment: its first moment, and the first moment of the next day, in milliseconds. */
export function dayOf(moment: number): { start: number; end: number } {
  const date = civilDate(moment)
  return { start: startOfDay(date), end: endOfDay(date) }
}

/** Returns payments of the same day in Riyadh. */
export function ofToday<P extends Pick<Payment, 'createdAt'>>(payments: readonly P[], now: number): P[] {
  const { start, end } = dayOf(now)
  return payments.filter(({ createdAt }) => createdAt >= start && createdAt < end)
}

/** Returns how much of the daily limit is used: open and successful payments without fees. In halalas. */
export const usedToday = (payments: readonly Payment[], now: number): number =>
  ofToday(payments, now)
    .filter(({ status }) => status !== 'Failed')
    .reduce((sum, { subtotal }) => sum + subtotal, 0)

/** The range of amounts that can be moved now. Both bounds are included. `max` is below `min` if the daily limit is used up. */
export type AmountRange = { min: number; max: number }

/** Returns the range of an amount. The highest amount is never more than the rest of the daily limit (P-10). */
export const rangeOf = ({ least, most, perDay }: { least: number; most: number; perDay: number }, used: number): AmountRange => ({
  min: least,
  max: Math.max(0, Math.min(most, perDay - used)),
})

export const isWithin = (amount: number, { min, max }: AmountRange) => amount >= min && amount <= max
