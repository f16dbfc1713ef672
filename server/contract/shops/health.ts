import type { ShopHealth } from '../generated/user-sdl-types.ts'
import { shopLimits } from './limits.ts'
import type { ShopHour } from './record.ts'

export const hourLength = 3_600_000
const day = 24

/** Returns the beginning of the hour of a moment. */
export const hourOf = (moment: number): number => Math.floor(moment / hourLength) * hourLength

type JudgedShop = { readonly health: ShopHealth; readonly usualMinutes: number | null }

/** Returns the longest number of hours without an order between two hours with orders. */
function longestQuiet(hours: readonly ShopHour[]): number {
  const busy = hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour)
  return busy.reduce((longest, hour, at) => Math.max(longest, at === 0 ? 0 : (hour - (busy[at - 1] ?? hour)) / hourLength - 1), 0)
}

/**
 * Judges whether a shop is silent. What is usual comes from the 14 days before its last order: the time divided by the orders, and the
 * longest quiet time, such as a night or a weekend. A shop is silent if its last order is at least six hours, ten usual waits, and one and
 * a half times its longest quiet time ago. With fewer than 20 orders, or less than three days, nothing is usual yet.
 *
 * `hours`: the hours with orders, the oldest first.
 */
export function judgeShop(hours: readonly ShopHour[], lastOrderAt: number | null, now: number): JudgedShop {
  const { judged, silent, usual } = shopLimits
  if (lastOrderAt === null) return { health: 'NEW', usualMinutes: null }
  const from = hourOf(lastOrderAt) - usual * hourLength
  const known = hours.filter(({ hour, orders }) => orders > 0 && hour >= from)
  const orders = known.reduce((sum, one) => sum + one.orders, 0)
  const span = lastOrderAt - (known[0]?.hour ?? lastOrderAt)
  if (orders < judged.orders || span < judged.hours * hourLength) return { health: 'NEW', usualMinutes: null }
  const wait = span / orders
  const limit = Math.max(silent.least, silent.waits * wait, silent.quiet * longestQuiet(known) * hourLength)
  return { health: now - lastOrderAt >= limit ? 'SILENT' : 'WORKING', usualMinutes: Math.max(1, Math.round(wait / 60_000)) }
}

/** Returns how many orders arrived in each of the last 24 hours, the oldest first, and how many refunds in all of them. */
export function lastDay(hours: readonly ShopHour[], now: number): { hours: number[]; refunds: number } {
  const first = hourOf(now) - (day - 1) * hourLength
  const shown = Array.from({ length: day }, (_, at) => hours.find(({ hour }) => hour === first + at * hourLength))
  return { hours: shown.map((one) => one?.orders ?? 0), refunds: shown.reduce((sum, one) => sum + (one?.refunds ?? 0), 0) }
}
