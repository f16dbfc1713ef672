import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
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
import { hourLength, hourOf } from '@wasla/contract/shops/health.ts'
import { shopKinds } from '@wasla/contract/shops/kinds.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { decideShop } from '@wasla/contract/shops/setup.ts'
import { orderView } from '@wasla/contract/shops/view.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import type { Delivery } from '../../providers/shops/port.ts'
import { check } from './check.ts'
import { begin, complete, enterKey, move, remove, signIn, type Owner } from './connect.ts'
import type { ShopsDeps } from './deps.ts'
import { lookAgain } from './report.ts'
import { shownPlatforms } from './shown.ts'
import { deleteHours } from './stores/hours.ts'
import { deleteOrders, findOrderPage } from './stores/orders.ts'
import { findShop, findShops } from './stores/shops.ts'
import { takeDelivery, type Taken } from './take.ts'

/**
 * Shops of brands that report their orders and refunds (docs/decisions/089). A shop of another profile is answered like one that does not
 * exist.
 */
export type ShopsService = {
  /** Answers `shops`: all kinds, with the shops of the active profile. */
  shops(owner: Owner): Promise<ShopPlatform[]>
  /** Answers `shopOrders`. Throws `SHOP_NOT_FOUND`. */
  orders(owner: Owner, id: string, page: PageArgument): Promise<ShopOrderPage>
  /** Answers `beginShop`. Throws `FEATURE_DISABLED`. */
  begin(owner: Owner, kind: ShopKind): Promise<ShopPlatform>
  /** Answers `signInToShop`. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`, `RATE_LIMITED`. */
  signIn(owner: Owner, input: SignInToShopInput): Promise<ShopSignIn>
  /** Answers `completeShop`. Throws `DTO_VALIDATION_ERROR`, `SHOP_ACCESS_REFUSED`, `SHOP_UNREACHABLE`. */
  complete(owner: Owner, input: CompleteShopInput): Promise<ShopPlatform>
  /** Answers `enterShopKey`. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`, `SHOP_ACCESS_REFUSED`, `SHOP_UNREACHABLE`, `RATE_LIMITED`. */
  enterKey(owner: Owner, input: EnterShopKeyInput): Promise<ShopPlatform>
  /** Answers `moveShop`. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
  move(owner: Owner, input: MoveShopInput): Promise<ShopPlatform>
  /** Answers `checkShop`. Throws `SHOP_NOT_FOUND`, `RATE_LIMITED`. */
  check(owner: Owner, id: string): Promise<ShopChecked>
  /** Answers `removeShop`. Throws `SHOP_NOT_FOUND`. */
  remove(owner: Owner, id: string): Promise<ShopPlatform>
  /** Deliveries of shops. */
  deliveries: {
    /** Takes a delivery; see `takeDelivery`. */
    take(kind: ShopKind, id: string, delivery: Delivery): Promise<Taken>
    /** Counts a delivery that names a shop. Returns the seconds to wait if there were too many. */
    admit(id: string): Promise<number | null>
    /** Counts a delivery that was not proven, by its network. Returns the seconds to wait if there were too many. */
    countWrong(address: string | null): Promise<number | null>
  }
  /** For the timer: looks again at orders whose click was not counted yet. */
  lookAgain(): Promise<void>
  /** Deletes orders and counts that are not needed any more. */
  sweep(): Promise<void>
}

export function createShopsService(deps: ShopsDeps): ShopsService {
  const { db, clock } = deps
  const perShop = leasedLimit(deps.limits, clock, () => shopLimits.perShop)
  const perNetwork = leasedLimit(deps.limits, clock, () => shopLimits.wrongPerNetwork)
  return {
    shops: async ({ profileId }) => shownPlatforms(db, deps, shopKinds, await findShops(db, profileId)),
    async orders({ profileId }, id, page) {
      const found = await findShop(db, id)
      const shop = changesOf(decideShop(found?.profileId === profileId ? found : null))
      const { count, data } = await findOrderPage(db, shop.id, pageOf(page))
      return { count, data: data.map(orderView) }
    },
    begin: (owner, kind) => begin(deps, owner, kind),
    signIn: (owner, input) => signIn(deps, owner, input),
    complete: (owner, input) => complete(deps, owner, input),
    enterKey: (owner, input) => enterKey(deps, owner, input),
    move: (owner, input) => move(deps, owner, input),
    check: (owner, id) => check(deps, owner, id),
    remove: (owner, id) => remove(deps, owner, id),
    deliveries: {
      take: (kind, id, delivery) => takeDelivery(deps, kind, id, delivery),
      admit: (id) => Promise.resolve(perShop(`shop:${id}`)),
      countWrong: (address) => (address === null ? Promise.resolve(null) : Promise.resolve(perNetwork(`shops:${address}`))),
    },
    lookAgain: () => lookAgain(deps),
    async sweep() {
      const now = clock.now()
      await deleteOrders(db, now - shopLimits.stored)
      await deleteHours(db, hourOf(now) - 4 * shopLimits.usual * hourLength)
    },
  }
}
