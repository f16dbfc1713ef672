import { decideArrival, newOrder } from '@wasla/contract/shops/arrival.ts'
import { afterReport, afterReversal, distinctNumber, reportedOrder, unreportable, waiting } from '@wasla/contract/shops/outcome.ts'
import { hourOf } from '@wasla/contract/shops/health.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import type { ShopEvent, ShopOrderRecord, ShopRecord } from '@wasla/contract/shops/record.ts'
import { afterOrder } from '@wasla/contract/shops/setup.ts'
import { clickFirst } from '@wasla/contract/tracking/attribution.ts'
import { isTrial } from '@wasla/contract/tracking/trial.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findPromoCodesOfBrand } from '../participations/service.ts'
import { findClick, findCountingProgram } from '../tracking/service.ts'
import type { ShopsDeps } from './deps.ts'
import { addToHour } from './stores/hours.ts'
import { findDue, isNumberOfOther, lockOrder, lockOrderById, postpone, saveOrder, type Due } from './stores/orders.ts'
import { findShop, lockShop, saveShop } from './stores/shops.ts'

/** Returns the first of these codes that a participant of one of the brand’s programs has. */
async function codeOf(tx: Database, { profileId }: ShopRecord, codes: readonly string[]): Promise<string | null> {
  const found = await findPromoCodesOfBrand(tx, profileId, codes)
  return codes.find((code) => found.some((one) => one.code === code)) ?? null
}

/**
 * Returns the brand’s programs that an order may count for: that of its click and that of its code. A click of the last hour goes first, as
 * between two participants of one program. Programs of other brands are left out, so no shop reports for them.
 */
async function programsOf(tx: Database, { profileId }: ShopRecord, { clickId, promoCode, occurredAt, receivedAt }: ShopOrderRecord) {
  const click = clickId === null ? null : await findClick(tx, clickId)
  const [code] = promoCode === null ? [] : await findPromoCodesOfBrand(tx, profileId, [promoCode])
  const isClickFirst = click !== null && (occurredAt ?? receivedAt) - click.at <= clickFirst
  const ordered = isClickFirst ? [click.programId, code?.programId] : [code?.programId, click?.programId]
  const ids = [...new Set(ordered.filter((id) => id !== undefined))]
  const programs = await Promise.all(ids.map((id) => findCountingProgram(tx, id)))
  return programs.filter((program) => program !== null).filter((program) => program.profileId === profileId)
}

/** Reports an order as a result: for the first program whose rules do not refuse it. */
async function reported(tx: Database, deps: ShopsDeps, shop: ShopRecord, order: ShopOrderRecord): Promise<ShopOrderRecord> {
  const now = deps.clock.now()
  const refusal = unreportable(order, now)
  if (refusal) return { ...order, state: 'REFUSED', refusal, nextAt: null }
  let result = afterReport(order, { code: 'CLICK_NOT_FOUND' }, { programId: null, externalId: null }, now)
  for (const { id: programId } of await programsOf(tx, shop, order)) {
    const shown = order.shownNumber ?? order.number
    const externalId = (await isNumberOfOther(tx, programId, shown, shop.id)) ? distinctNumber(shop.kind, shown) : shown
    const outcome = await deps.tracking.takeFromShop(tx, programId, reportedOrder(order, externalId, now))
    result = afterReport(order, outcome, { programId, externalId }, now)
    if (result.state !== 'REFUSED') break
  }
  deps.log.info('An order of a shop was reported', { shop: shop.id, order: order.id, state: result.state, refusal: result.refusal })
  return result
}

/** Takes back the result of an order of which nothing stays paid. */
async function takenBack(tx: Database, deps: ShopsDeps, order: ShopOrderRecord): Promise<ShopOrderRecord> {
  const { programId, externalId } = order
  if (programId === null || externalId === null) throw new Error('An order that counts has a program and a number')
  const outcome = await deps.tracking.takeFromShop(tx, programId, {
    ...reportedOrder(order, externalId, deps.clock.now()),
    isReversed: true,
  })
  return afterReversal(order, outcome)
}

/** Notes in the figures and the installation of a shop what arrived. */
async function note(
  tx: Database,
  deps: ShopsDeps,
  shopId: string,
  order: ShopOrderRecord,
  { isNewOrder, newRefunds }: { isNewOrder: boolean; newRefunds: number },
): Promise<void> {
  const now = deps.clock.now()
  const isFresh = order.occurredAt === null || order.occurredAt > now - shopLimits.fresh
  const orders = isNewOrder && isFresh ? 1 : 0
  if (orders + newRefunds > 0) await addToHour(tx, shopId, { hour: hourOf(now), orders, refunds: newRefunds })
  const shop = isNewOrder ? await lockShop(tx, deps.dialect, shopId) : null
  if (shop) await saveShop(tx, afterOrder(shop, order.clickId !== null, isFresh, now))
}

/**
 * Takes what a proven delivery says about one order, in one transaction: the stored order is locked, so an order counts once and is taken
 * back once, however often and in whatever order the shop sends its news.
 */
export async function takeEvent(deps: ShopsDeps, shop: ShopRecord, event: ShopEvent): Promise<void> {
  const { clickId } = event
  const waits = event.kind === 'ORDER' && clickId !== null && !isTrial(clickId) && (await deps.tracking.mayClickCome(clickId))
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const before = await lockOrder(tx, deps.dialect, newOrder(deps.ids.uuid(), shop.id, event.number, now))
    const code = event.kind === 'ORDER' ? await codeOf(tx, shop, event.promoCodes) : null
    const { order, action, ...counts } = decideArrival(before, event, code)
    const done =
      action === 'REPORT'
        ? waits
          ? waiting(order, now)
          : await reported(tx, deps, shop, order)
        : action === 'REVERSE'
          ? await takenBack(tx, deps, order)
          : order
    await saveOrder(tx, done)
    await note(tx, deps, shop.id, done, counts)
  })
}

/** Looks again at one order whose click was not counted yet. */
async function lookAgainAt(deps: ShopsDeps, { id, shopId, clickId }: Due): Promise<void> {
  const mayCome = await deps.tracking.mayClickCome(clickId)
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderById(tx, deps.dialect, id)
    const shop = await findShop(tx, shopId)
    if (order?.state !== 'WAITING' || !shop) return
    await saveOrder(tx, mayCome ? waiting(order, deps.clock.now()) : await reported(tx, deps, shop, order))
  })
}

/** Looks again at the orders that are due. */
export async function lookAgain(deps: ShopsDeps): Promise<void> {
  for (const due of await findDue(deps.db, deps.clock.now(), shopLimits.batch)) {
    try {
      await lookAgainAt(deps, due)
    } catch (error) {
      // One order that cannot be reported must not hold up the others.
      deps.log.error('An order of a shop could not be looked at again', { shop: due.shopId, order: due.id, error })
      await postpone(deps.db, due.id, deps.clock.now() + shopLimits.afterFailure)
    }
  }
}
