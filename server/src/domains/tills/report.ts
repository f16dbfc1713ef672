import { shownOrder, type ShownOrder } from '@wasla/contract/tills/answers.ts'
import type { SentOrder } from '@wasla/contract/tills/body.ts'
import { decideOrder, occurredAtOf, refusalOf } from '@wasla/contract/tills/decide-order.ts'
import { decideUndo } from '@wasla/contract/tills/decide-undo.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findCountingProgram } from '../tracking/service.ts'
import type { TillsDeps } from './deps.ts'
import { participantOf } from './people.ts'
import { lockSignedIn, type Phone, type SignedIn } from './signed-in.ts'
import { countOrders, findOrder, insertOrder, saveUndone } from './stores/orders.ts'
import { saveUse } from './stores/phones.ts'
import { addToTill, saveTill } from './stores/tills.ts'

/** An order that is stored, and whether it was stored before this call. */
export type Reported = { readonly order: ShownOrder; readonly isRepeat: boolean }

/** Notes that a till and its phone were used. */
async function noteUse(tx: Database, { till, phoneId }: SignedIn, now: number, lastNumber = till.lastNumber): Promise<void> {
  await saveTill(tx, till.id, { lastUsedAt: now, lastNumber })
  await saveUse(tx, phoneId, now)
}

/**
 * Takes an order of a phone: once, however often the phone sends it, because the till is locked and the order has the phone’s key. Whether
 * it counts is decided with its result, in the same transaction.
 */
export const report = (deps: TillsDeps, phone: Phone, sent: SentOrder): Promise<Reported | TillRefusal> =>
  inTransaction(deps.db, async (tx): Promise<Reported | TillRefusal> => {
    const found = await lockSignedIn(tx, deps, phone)
    if (found.refusal) return found.refusal
    const { till } = found
    const now = deps.clock.now()
    const known = await findOrder(tx, till.id, sent.key)
    if (known) return { order: shownOrder(known, now), isRepeat: true }
    const program = await findCountingProgram(tx, till.programId)
    if (!program) return { code: 'TILL_NOT_FOUND' }
    const profileId = (await participantOf(tx, program, sent.code))?.profileId ?? null
    const counts = await countOrders(tx, till.id, occurredAtOf(sent, now), now)
    const { refusal, order: made, reported } = decideOrder({ till, program, counts, profileId }, sent, deps.ids.uuid(), now)
    if (refusal) return refusal
    const outcome = await deps.tracking.takeFromTill(tx, program.id, reported)
    if ('code' in outcome) return refusalOf(outcome.code)
    const order = { ...made, conversionId: outcome.id }
    await insertOrder(tx, order)
    await addToTill(tx, order, 1)
    await noteUse(tx, found, now, order.number)
    deps.log.info('conversion', { conversion: outcome.id, programId: program.id, entry: 'TILL', till: till.id, status: outcome.status })
    return { order: shownOrder(order, now), isRepeat: false }
  })

/** Undoes an order of the same till: a reversal of its result. A second undo of one order changes nothing. */
export const undo = (deps: TillsDeps, phone: Phone, key: string): Promise<Reported | TillRefusal> =>
  inTransaction(deps.db, async (tx): Promise<Reported | TillRefusal> => {
    const found = await lockSignedIn(tx, deps, phone)
    if (found.refusal) return found.refusal
    const now = deps.clock.now()
    const decided = decideUndo(await findOrder(tx, found.till.id, key), now)
    if (decided.kind === 'refused') return decided.refusal
    if (decided.kind === 'repeat') return { order: shownOrder(decided.order, now), isRepeat: true }
    const outcome = await deps.tracking.takeFromTill(tx, found.till.programId, decided.reported)
    if ('code' in outcome) return { code: 'UNDO_TOO_LATE' }
    await saveUndone(tx, decided.order)
    await addToTill(tx, decided.order, -1)
    await noteUse(tx, found, now)
    return { order: shownOrder(decided.order, now), isRepeat: false }
  })
