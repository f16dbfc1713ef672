import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { ShopKind, ShopOrderState, ShopRefusal } from '@wasla/contract/generated/user-types.ts'
import { hourLength, hourOf } from '@wasla/contract/shops/health.ts'
import type { ShopHour, ShopOrderRecord, ShopRecord } from '@wasla/contract/shops/record.ts'
import type { ResultStatus } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../store/memory.ts'
import { NABT_COFFEE } from '../world/businesses.ts'
import { day, hour, minute } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const nabt = { viewer: NABT_COFFEE } as const
const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const reading = ['shops', 'shopOrders'] as const
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]

const shop = (kind: ShopKind, now: number, over: Partial<ShopRecord> = {}): ShopRecord => ({
  ...{ id: idOf(`scenario:shop:${kind}`, 0), profileId: NABT_COFFEE.profile.id, kind, step: 'READY', address: 'nabt.example' },
  ...{ secrets: 'granted', stateHash: null, stateUserId: null, stateUntil: null, redirectUri: null, createdAt: now - 40 * day },
  ...{ connectedAt: now - 40 * day, lastOrderAt: null, testedAt: now - 40 * day, testHasSource: true },
  ...over,
})

/** Orders of a usual day, hour by hour from midnight. */
const usualDay = [2, 1, 0, 0, 0, 0, 1, 3, 4, 3, 2, 3, 4, 2, 1, 2, 3, 4, 5, 4, 3, 2, 3, 2] as const

/** Returns the hours of a shop that had usual days until a moment, which is in the last of them. */
function usualHours(until: number): ShopHour[] {
  const last = hourOf(until)
  return Array.from({ length: 20 * 24 }, (_, at): ShopHour => {
    const from = last - (20 * 24 - 1 - at) * hourLength
    const orders = usualDay[new Date(from).getUTCHours()] ?? 0
    return { hour: from, orders: from === last ? Math.max(1, orders) : orders, refunds: at % 19 === 0 && orders > 0 ? 1 : 0 }
  })
}

type MadeOrder = {
  readonly amount: number | null
  readonly state: ShopOrderState
  readonly refusal?: ShopRefusal
  readonly status?: ResultStatus
  readonly refunded?: number
}

const ofSalla: readonly MadeOrder[] = [
  { amount: 64_50, state: 'COUNTED', status: 'Approved' },
  { amount: null, state: 'NO_SOURCE' },
  { amount: 129_00, state: 'COUNTED', status: 'Reversed', refunded: 129_00 },
  { amount: 88_00, state: 'COUNTED', status: 'Approved', refunded: 20_00 },
  { amount: 210_00, state: 'COUNTED', status: 'Held' },
  { amount: null, state: 'REFUSED', refusal: 'CURRENCY' },
  { amount: 47_00, state: 'REFUSED', refusal: 'LATE' },
  { amount: 31_00, state: 'WAITING' },
]

const order = (shopId: string, now: number, at: number, made: MadeOrder): ShopOrderRecord & { status: ResultStatus | null } => {
  const receivedAt = now - 4 * minute - at * 23 * minute
  const { amount, state, refusal = null, status = null, refunded } = made
  return {
    ...{ id: idOf(`shop-order:${at}`, receivedAt), shopId, number: String(2_116_149_737 + at), shownNumber: String(41_027_662 - at) },
    ...{ externalId: null, state, refusal, programId: state === 'COUNTED' ? MORNING_CUP.program.id : null, conversionId: null },
    ...{ clickId: null, promoCode: null, amount, refunds: refunded === undefined ? [] : [{ id: '1', amount: refunded }] },
    ...{ isReversed: status === 'Reversed', occurredAt: receivedAt, receivedAt, nextAt: null, status },
  }
}

/** Salla works, Zid is at its third step, WooCommerce is silent, Shopify is not connected. */
function fourShops(store: Store): void {
  const now = store.clock.now()
  const salla = shop('SALLA', now, { lastOrderAt: now - 4 * minute })
  const woo = shop('WOOCOMMERCE', now, { address: 'store.nabt.example', lastOrderAt: now - 26 * hour })
  const zid = shop('ZID', now, {
    step: 'KEEP',
    address: 'nabt.zid.store',
    createdAt: now - hour,
    connectedAt: null,
    testedAt: null,
    testHasSource: false,
  })
  const { shops } = store.memory
  shops.shops.push(salla, zid, woo)
  shops.hours.set(salla.id, usualHours(now))
  shops.hours.set(woo.id, usualHours(now - 26 * hour))
  shops.orders.push(...ofSalla.map((made, at) => order(salla.id, now, at, made)))
}

/** Each shop is at another step of its installation. */
function installing(store: Store): void {
  const now = store.clock.now()
  const open = { createdAt: now - hour, connectedAt: null, testedAt: null, testHasSource: false } as const
  store.memory.shops.shops.push(
    shop('SALLA', now, { ...open, step: 'ACCESS' }),
    shop('ZID', now, { ...open, step: 'TEST' }),
    shop('WOOCOMMERCE', now, { ...open, step: 'ACCESS', address: null, secrets: null }),
    shop('SHOPIFY', now, { ...open, step: 'SIGN_IN', address: null, secrets: null }),
  )
}

/** The test order of one shop has not come yet; that of another came without its source. */
function arriving(store: Store): void {
  const now = store.clock.now()
  const open = { createdAt: now - hour, connectedAt: null, step: 'ARRIVE' } as const
  store.memory.shops.shops.push(
    shop('SALLA', now, { ...open, testedAt: null, testHasSource: false }),
    shop('SHOPIFY', now, { ...open, address: 'nabt.myshopify.com', testedAt: now - minute, testHasSource: false }),
  )
}

/** Shops with the longest addresses, which have no order yet. */
function longest(store: Store): void {
  const now = store.clock.now()
  for (const kind of ['SALLA', 'ZID', 'WOOCOMMERCE', 'SHOPIFY'] as const)
    store.memory.shops.shops.push(shop(kind, now, { address: `${'a-very-long-name-of-a-shop.'.repeat(3)}example` }))
}

export const shopScenarios = {
  shops: { ...nabt, title: 'Shops: one works, one is being installed, one is silent', prepareStore: fourShops },
  'shops-none': { ...nabt, title: 'Brand without shops' },
  'shops-installing': { ...nabt, title: 'Shops at the first steps of their installation', prepareStore: installing },
  'shops-arriving': { ...nabt, title: 'Shops that wait for their test order', prepareStore: arriving },
  'shops-long': { ...nabt, title: 'Shops with the longest addresses and no orders', prepareStore: longest },
  'shops-loading': { ...nabt, title: 'Shops never come', faults: [{ on: reading, fault: { kind: 'silence' } }] },
  'shops-error': { ...nabt, title: 'Shops cannot be read', faults: refusing(reading, broken) },
  'shops-refused': {
    ...nabt,
    title: 'No shop accepts anything',
    prepareStore: installing,
    faults: refusing(['enterShopKey', 'completeShop'], { code: 'SHOP_ACCESS_REFUSED' }),
  },
} as const satisfies Readonly<Record<string, Scenario>>
