import { civilDate, startOfDay } from '../platform/riyadh.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { Shop, ShopKind, ShopOrder, ShopPlatform } from '../generated/user-sdl-types.ts'
import type { ResultStatus } from '../tracking/record.ts'
import { refundedOf } from './arrival.ts'
import { judgeShop, lastDay } from './health.ts'
import { isByKey } from './kinds.ts'
import type { ShopHour, ShopOrderRecord, ShopRecord } from './record.ts'
import { snippetOf } from './snippets.ts'

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** What is shown beside the record: the hours with orders, the oldest first, and the address at which a test order is placed. */
type ShopParts = { readonly hours: readonly ShopHour[]; readonly testUrl: string | null; readonly now: number }

/** Returns a shop as its owner sees it. */
export function shopView(shop: ShopRecord, { hours, testUrl, now }: ShopParts): Shop {
  const today = startOfDay(civilDate(now))
  const { health, usualMinutes } = judgeShop(hours, shop.lastOrderAt, now)
  return {
    ...{ id: shop.id, step: shop.step, address: shop.address, snippet: snippetOf(shop.kind), testUrl },
    ...{ testedAt: orNull(shop.testedAt), testHasSource: shop.testHasSource, createdAt: toDateTime(shop.createdAt) },
    ...{ connectedAt: orNull(shop.connectedAt), lastOrderAt: orNull(shop.lastOrderAt) },
    ordersToday: hours.filter(({ hour }) => hour >= today).reduce((sum, { orders }) => sum + orders, 0),
    ...lastDay(hours, now),
    health,
    usualMinutes,
  }
}

/** Returns a kind of shop with the brand's connection to it. */
export const platformView = (kind: ShopKind, isAvailable: boolean, shop: Shop | null): ShopPlatform => ({
  ...{ id: kind, kind, isAvailable, isByKey: isByKey(kind), shop },
})

/** An order with what became of its result. */
export type ShopOrderView = ShopOrderRecord & { readonly status: ResultStatus | null }

/** Returns an order as the owner of its shop sees it. */
export const orderView = (order: ShopOrderView): ShopOrder => ({
  ...{ id: order.id, number: order.shownNumber ?? order.number, amount: order.amount, refunded: refundedOf(order) },
  ...{ isReversed: order.isReversed, state: order.state, refusal: order.refusal, status: order.status, programId: order.programId },
  receivedAt: toDateTime(order.receivedAt),
})
