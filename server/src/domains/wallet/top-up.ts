import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { dayOf } from '@wasla/contract/wallet/day-use.ts'
import type { TopUpWalletInput } from '@wasla/contract/wallet/input.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import { decideTopUp } from '@wasla/contract/wallet/top-ups/top-up.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Viewer } from '../session/viewer.ts'
import { isOpened, requireMovable, type OpenCheckout } from './open-checkout.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { pollTopUp, nextPoll } from './poll-top-up.ts'
import { lockOwnWallet } from './open.ts'
import { findTopUp, findTopUpByKey, findTopUpsSince, insertTopUp, takeTurn } from './stores/top-ups.ts'
import { listChange } from './transactions.ts'

/** Saves the top-up before any gateway is called (F3, F14). A repeated key returns the saved top-up. */
const saveIntent = (deps: WalletDeps, { profileId }: Pick<Viewer, 'profileId'>, input: TopUpWalletInput): Promise<TopUpRecord> =>
  inSharedTransaction(deps, async (tx) => {
    const { owner } = await lockOwnWallet(tx, profileId)
    const at = { id: deps.ids.uuid(), now: deps.clock.now() }
    const topUps = await findTopUpsSince(tx, profileId, dayOf(at.now).start)
    const previous = await findTopUpByKey(tx, profileId, input.idempotencyKey)
    const state = { owner, topUps, previous, gateways: deps.payments }
    const terms = termsOf(deps)
    const { topUp, isRepeat } = changesOf(decideTopUp(state, input, terms, at))
    if (isRepeat) return topUp
    await requireMovable(tx, deps)
    await insertTopUp(tx, topUp, nextPoll(topUp, terms, at.now) ?? at.now)
    await listChange(tx, deps, profileId, { change: 'topUp', topUp })
    return topUp
  })

/**
 * `topUpWallet` (P-07): returns a top-up with its checkout page. Nothing is credited before the gateway itself confirms the payment (P-08).
 */
export async function topUpWallet(
  deps: WalletDeps,
  openCheckout: OpenCheckout,
  viewer: Pick<Viewer, 'profileId'>,
  input: TopUpWalletInput,
  language: Language,
): Promise<TopUpRecord> {
  const topUp = await saveIntent(deps, viewer, input)
  return isOpened(topUp) ? topUp : openCheckout(topUp, language)
}

/** Shortest time between two requests to the gateway about one payment, in milliseconds, so that several polling tabs cause one request. */
const turn = 1_500

/**
 * `topUp` (P-08): returns the profile's own top-up. If the top-up is open, asks the gateway first. Throws `TOP_UP_NOT_FOUND` for an unknown
 * top-up or one of another profile.
 */
export async function ownTopUp(deps: WalletDeps, { profileId }: Pick<Viewer, 'profileId'>, id: string): Promise<TopUpRecord> {
  const topUp = await findTopUp(deps.db, id)
  if (topUp?.profileId !== profileId) throw new Problem('TOP_UP_NOT_FOUND')
  const gateway = deps.payments.find(({ name }) => name === topUp.gateway)
  const now = deps.clock.now()
  if (topUp.status !== 'Initiated' || !gateway || !(await takeTurn(deps.db, id, now - turn, now))) return topUp
  return (await pollTopUp(deps, gateway, topUp)).topUp
}
