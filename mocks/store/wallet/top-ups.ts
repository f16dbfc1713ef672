import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { TopUpWalletInput } from '@wasla/contract/wallet/input.ts'
import { decideTopUpExpiry, decideTopUpResult, type TopUpResult } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { ReturnDraft } from '@wasla/contract/wallet/top-ups/returned.ts'
import { decideTopUp } from '@wasla/contract/wallet/top-ups/top-up.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { simulatedCheckout, simulatedProof } from './gateway.ts'
import { availableOf, gateways, ownerOf, returnsOf, topUpsOf, walletTerms } from './state.ts'

/** Implements the mutation `topUpWallet` (P-07). */
export function startTopUp(store: Store, profile: ProfileRecord, input: TopUpWalletInput): TopUpRecord {
  const { clock, memory, nextId } = store
  const topUps = topUpsOf(store, profile.id)
  const previous = topUps.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey) ?? null
  const state = { owner: ownerOf(store, profile), topUps, previous, gateways }
  const { topUp, isRepeat } = changesOf(decideTopUp(state, input, walletTerms, { id: nextId('top-up'), now: clock.now() }))
  if (isRepeat) return topUp
  const open = { ...topUp, gatewayReference: `pay_${topUp.id.slice(-12)}`, checkoutUrl: simulatedCheckout(topUp) }
  memory.world.topUps.push(open)
  return open
}

/** Records a refund: takes the money from the wallet and notifies the wallet's owner. */
function takeBack(store: Store, { id: topUpId }: TopUpRecord, { bill, taken, instruction, notification }: ReturnDraft): void {
  const { clock, memory, nextId } = store
  const at = clock.now()
  const id = memory.ledger.execute(instruction, { transactionId: nextId('transaction'), now: at })
  memory.world.topUpReturns.push({ id, topUpId, ...bill, taken, at })
  notify(store, notification)
}

/** Saves the outcome of a top-up and moves its money. */
function save(store: Store, before: TopUpRecord, result: TopUpResult): TopUpRecord {
  if (result.outcome === 'unchanged') return before
  if (result.outcome === 'takenBack') {
    takeBack(store, before, result.draft)
    return before
  }
  const { clock, memory, nextId } = store
  if (result.outcome === 'credited') memory.ledger.execute(result.instruction, { transactionId: nextId('transaction'), now: clock.now() })
  notify(store, result.notification)
  return Object.assign(before, result.topUp)
}

/**
 * Implements the query `topUp`. Checks the status with the gateway once more and returns the viewer's own top-up. Throws
 * `TOP_UP_NOT_FOUND`.
 */
export function pollTopUp(store: Store, profileId: string, id: string): TopUpRecord {
  const topUp = topUpsOf(store, profileId).find((one) => one.id === id)
  if (!topUp) throw new Problem('TOP_UP_NOT_FOUND')
  if (topUp.status !== 'Initiated') return topUp
  const { topUpPolls } = store.memory
  const polls = (topUpPolls.get(id) ?? 0) + 1
  topUpPolls.set(id, polls)
  const state = { now: store.clock.now(), available: availableOf(store, profileId), returns: returnsOf(store, id) }
  return save(store, topUp, changesOf(decideTopUpResult(topUp, simulatedProof(topUp, polls), state)))
}

/** Marks top-ups as failed that have been open for too long (P-08). */
export function expireTopUps(store: Store): void {
  for (const topUp of store.memory.world.topUps)
    if (topUp.status === 'Initiated') save(store, topUp, decideTopUpExpiry(topUp, walletTerms, store.clock.now()))
}
