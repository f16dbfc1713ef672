import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type {
  CompleteShopInput,
  EnterShopKeyInput,
  MoveShopInput,
  ShopChecked,
  ShopKind,
  ShopOrderPage,
  ShopPlatform,
  ShopSignIn,
  SignInToShopInput,
} from '@wasla/contract/generated/user-types.ts'
import { clickIdParameter } from '@wasla/contract/programs/dry-run/visit.ts'
import { isByKey, kindPath, shopKinds } from '@wasla/contract/shops/kinds.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import {
  acceptReturn,
  connected,
  decideBegin,
  decideGrant,
  decideKey,
  decideMove,
  decideReturn,
  decideShop,
  decideSignIn,
  shopMissing,
} from '@wasla/contract/shops/setup.ts'
import { orderView, platformView, shopView } from '@wasla/contract/shops/view.ts'
import { trialClickId } from '@wasla/contract/tracking/trial.ts'
import type { Viewer } from '../session/sessions.ts'
import type { Store } from '../memory.ts'

type Owner = Pick<Viewer, 'userId' | 'profileId'>

/** Address of a shop that its owner does not name. */
const usualAddress = 'nabt.example'

const ownShops = ({ memory }: Store, profileId: string) => memory.shops.shops.filter((shop) => shop.profileId === profileId)

const own = (store: Store, profileId: string, id: string): ShopRecord | null =>
  ownShops(store, profileId).find((shop) => shop.id === id) ?? null

/** The mock has the pages of no shop; the addresses are those of the demonstration. */
function testUrlOf({ kind, address }: ShopRecord): string | null {
  const pages = `/demo/shops/${kindPath(kind)}`
  const page = address === null ? (isByKey(kind) ? pages : null) : `${pages}/${encodeURIComponent(address)}`
  return page === null ? null : `${page}?${clickIdParameter}=${trialClickId}`
}

function shown(store: Store, kind: ShopKind, shop: ShopRecord | null): ShopPlatform {
  const hours = shop ? (store.memory.shops.hours.get(shop.id) ?? []) : []
  return platformView(kind, true, shop && shopView(shop, { hours, testUrl: testUrlOf(shop), now: store.clock.now() }))
}

function save(store: Store, shop: ShopRecord): ShopPlatform {
  const { shops } = store.memory
  shops.shops = [...shops.shops.filter(({ id }) => id !== shop.id), shop]
  return shown(store, shop.kind, shop)
}

/** Implements the query `shops`. */
export const shops = (store: Store, { profileId }: Owner): ShopPlatform[] =>
  shopKinds.map((kind) => shown(store, kind, ownShops(store, profileId).find((shop) => shop.kind === kind) ?? null))

/** Implements the query `shopOrders`. */
export function orders(store: Store, { profileId }: Owner, id: string, page: PageArgument): ShopOrderPage {
  const shop = changesOf(decideShop(own(store, profileId, id)))
  const found = store.memory.shops.orders
    .filter((order) => order.shopId === shop.id && order.state !== 'EARLY')
    .toSorted((one, other) => other.receivedAt - one.receivedAt)
  const { count, data } = pageFrom(found, pageOf(page))
  return { count, data: data.map(orderView) }
}

/** Implements the mutation `beginShop`. */
export function begin(store: Store, { profileId }: Owner, kind: ShopKind): ShopPlatform {
  const known = ownShops(store, profileId).find((shop) => shop.kind === kind) ?? null
  const made = { id: store.nextId('shop'), profileId, kind, now: store.clock.now(), isAvailable: true }
  return save(store, changesOf(decideBegin(known, made)))
}

/** Implements the mutation `signInToShop`. The made-up platform sends the person back at once. */
export function signIn(store: Store, { userId, profileId }: Owner, input: SignInToShopInput): ShopSignIn {
  const state = store.nextId('shop-state')
  const signing = { userId, stateHash: state, now: store.clock.now(), isReturnAddress: (address: string) => /^https?:\/\//.test(address) }
  const shop = changesOf(decideSignIn(own(store, profileId, input.id), input, signing))
  save(store, shop)
  return { authorizationUrl: `${input.redirectUri}?${new URLSearchParams({ code: 'mock', state }).toString()}` }
}

const granted = (store: Store, shop: ShopRecord, address: string): ShopPlatform =>
  save(store, connected(changesOf(decideGrant(shop, address)), { address, secrets: 'granted' }, true))

/** Implements the mutation `completeShop`. */
export function complete(store: Store, { userId, profileId }: Owner, input: CompleteShopInput): ShopPlatform {
  const { state } = acceptReturn(input)
  const known = ownShops(store, profileId).find((shop) => shop.stateHash === state) ?? null
  const shop = changesOf(decideReturn(known, { userId, now: store.clock.now() }))
  return granted(store, shop, shop.address ?? usualAddress)
}

/** Implements the mutation `enterShopKey`. The made-up shop knows every key but those that say that they are wrong. */
export function enterKey(store: Store, { profileId }: Owner, input: EnterShopKeyInput): ShopPlatform {
  const shop = own(store, profileId, input.id)
  const { address, key } = changesOf(decideKey(shop, input))
  if (key.includes('wrong')) throw new Problem('SHOP_ACCESS_REFUSED')
  return granted(store, changesOf(decideShop(shop)), address)
}

/** Implements the mutation `moveShop`. */
export const move = (store: Store, { profileId }: Owner, input: MoveShopInput): ShopPlatform =>
  save(store, changesOf(decideMove(own(store, profileId, input.id), input)))

/** Implements the mutation `checkShop`. The made-up shop had stopped to report if it is silent. */
export function check(store: Store, { profileId }: Owner, id: string): ShopChecked {
  const shop = changesOf(decideShop(own(store, profileId, id)))
  if (shop.secrets === null) throw shopMissing()
  const platform = shown(store, shop.kind, shop)
  return { result: platform.shop?.health === 'SILENT' ? 'REPAIRED' : 'WORKING', platform }
}

/** Implements the mutation `removeShop`. */
export function remove(store: Store, { profileId }: Owner, id: string): ShopPlatform {
  const shop = changesOf(decideShop(own(store, profileId, id)))
  const state = store.memory.shops
  state.shops = state.shops.filter((one) => one.id !== id)
  state.orders = state.orders.filter((one) => one.shopId !== id)
  state.hours.delete(id)
  return shown(store, shop.kind, null)
}
