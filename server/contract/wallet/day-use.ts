import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'
import type { PaymentStatus } from './payment-status.ts'

type Payment = { readonly status: PaymentStatus; readonly subtotal: number; readonly createdAt: number }

/** The day in Riyadh that a moment belongs to, in milliseconds: its first moment and the first of the next. */
export function dayOf(moment: number): { start: number; end: number } {
  const date = civilDate(moment)
  return { start: startOfDay(date), end: endOfDay(date) }
}

/** Those of the same day in Riyadh. */
export function ofToday<P extends Pick<Payment, 'createdAt'>>(payments: readonly P[], now: number): P[] {
  const { start, end } = dayOf(now)
  return payments.filter(({ createdAt }) => createdAt >= start && createdAt < end)
}

/** How much of a day's limit is used: what is open or succeeded, without fees. In halalas. */
export const usedToday = (payments: readonly Payment[], now: number): number =>
  ofToday(payments, now)
    .filter(({ status }) => status !== 'Failed')
    .reduce((sum, { subtotal }) => sum + subtotal, 0)

/** The amounts that may be moved now, both included. `max` is below `min` where the day is used up. */
export type AmountRange = { min: number; max: number }

/** What is left of the day bounds each amount too (P-10). */
export const rangeOf = ({ least, most, perDay }: { least: number; most: number; perDay: number }, used: number): AmountRange => ({
  min: least,
  max: Math.max(0, Math.min(most, perDay - used)),
})

export const isWithin = (amount: number, { min, max }: AmountRange) => amount >= min && amount <= max
