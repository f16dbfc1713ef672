import type { OnPaymentNews } from '../../providers/payments/take-webhook.ts'
import { inTransaction } from '#database/transaction.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { pollTopUp, nextPollIfUnanswered, nextPoll } from './poll-top-up.ts'
import { insertPaymentEvent } from './stores/payment-events.ts'
import { findDuePolls, findTopUp, findTopUpIdAt, schedulePollNow, savePollAnswered, claimPoll } from './stores/top-ups.ts'

const atOnce = 20

/** Asks the gateway about a payment. Returns false if the gateway does not answer. */
async function pollOnce(deps: WalletDeps, id: string): Promise<boolean> {
  const topUp = await findTopUp(deps.db, id)
  const gateway = deps.payments.find(({ name }) => name === topUp?.gateway)
  if (topUp && gateway) return (await pollTopUp(deps, gateway, topUp)).isAnswered
  deps.log.error('A payment cannot be asked about: its gateway is not switched on', { topUp: id })
  return false
}

/**
 * For the timer: asks gateways about payments whose payers may never return to the app (F14). A payment whose check fails does not delay
 * others and is retried. The time of the next check is saved before the gateway is asked, so that the check happens even if this process
 * dies.
 */
export async function pollTopUps(deps: WalletDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const terms = termsOf(deps)
  for (const due of await findDuePolls(db, now, atOnce)) {
    const again = nextPollIfUnanswered(due, terms, now)
    if (!(await claimPoll(db, due, again))) continue
    try {
      if (await pollOnce(deps, due.id)) await savePollAnswered(db, due, again, nextPoll(due, terms, now))
    } catch (error) {
      log.error('A payment could not be polled', { topUp: due.id, error })
    }
  }
}

/** Returns the id of the top-up that a gateway's checkout belongs to, or null if it is not ours. Throws if the gateway cannot tell now. */
async function topUpIdOf({ db, payments }: WalletDeps, gatewayName: string, gatewayReference: string): Promise<string | null> {
  const known = await findTopUpIdAt(db, gatewayName, gatewayReference)
  if (known !== null) return known
  const gateway = payments.find(({ name }) => name === gatewayName)
  const owner = await gateway?.ownerOf(gatewayReference)
  if (owner?.kind === 'unavailable') throw new Error('The payment gateway cannot say whose payment it wrote about')
  return owner?.kind === 'ours' ? ((await findTopUp(db, owner.reference))?.id ?? null) : null
}

/** Handles a gateway's message (P-08): schedules a check of the payment for the timer's next round. Each message counts once. */
export const takePaymentNews =
  (deps: WalletDeps): OnPaymentNews =>
  async ({ gateway, eventId, gatewayReference }) => {
    const topUpId = await topUpIdOf(deps, gateway, gatewayReference)
    if (topUpId === null) return 'foreign'
    return inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      if (!(await insertPaymentEvent(tx, gateway, eventId, now))) return 'known'
      await schedulePollNow(tx, topUpId, now)
      return 'taken'
    })
  }
