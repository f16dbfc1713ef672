import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { problemOf } from '@wasla/contract/ledger/refusal.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { dayOf } from '@wasla/contract/wallet/day-use.ts'
import type { TopUpWalletInput } from '@wasla/contract/wallet/input.ts'
import { walletText } from '@wasla/contract/wallet/messages.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import { decideTopUp } from '@wasla/contract/wallet/top-ups/top-up.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Begun, Checkout, PaymentGateway } from '../../providers/payments/port.ts'
import type { Viewer } from '../session/viewer.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { applyProof, expectedOf, look, nextLook } from './look.ts'
import { lockOwnWallet } from './open.ts'
import { findTopUp, findTopUpByKey, findTopUpsSince, insertTopUp, saveCheckout, takeTurn } from './stores/top-ups.ts'
import { listChange } from './transactions.ts'

/** Nobody is charged for what cannot be credited (F7). Throws `SERVICE_BUSY` while the ledger only reads. */
async function requireMovable(db: Database, { ledger }: Pick<WalletDeps, 'ledger'>): Promise<void> {
  if (await ledger.isReadOnly(db)) throw problemOf({ code: 'READ_ONLY' })
}

/** Writes what is intended before any gateway hears of it (F3, F14); a repeat finds it. */
const saveIntent = (deps: WalletDeps, { profileId }: Pick<Viewer, 'profileId'>, input: TopUpWalletInput): Promise<TopUpRecord> =>
  inSharedTransaction(deps, async (tx) => {
    const { owner } = await lockOwnWallet(tx, profileId)
    const at = { id: deps.ids.uuid(), now: deps.clock.now() }
    const topUps = await findTopUpsSince(tx, profileId, dayOf(at.now).start)
    const previous = await findTopUpByKey(tx, profileId, input.idempotencyKey)
    const state = { owner, topUps, previous, gateways: deps.payments }
    const { topUp, isRepeat } = changesOf(decideTopUp(state, input, termsOf(deps), at))
    if (isRepeat) return topUp
    await requireMovable(tx, deps)
    await insertTopUp(tx, topUp, nextLook(topUp, at.now) ?? at.now)
    await listChange(tx, deps, profileId, { change: 'topUp', topUp })
    return topUp
  })

/** Back on the page that the person came from, which then follows the payment (P-07). */
function returnAddress({ env }: Pick<WalletDeps, 'env'>, { id, returnUrl }: TopUpRecord): string {
  const url = new URL(returnUrl, env.publicUrl)
  url.searchParams.set('topUp', id)
  url.hash = ''
  return url.href
}

function checkoutOf(deps: WalletDeps, topUp: TopUpRecord, method: Checkout['method'], language: Language): Checkout {
  return {
    ...expectedOf(topUp),
    method,
    language,
    returnUrl: returnAddress(deps, topUp),
    description: `${deps.env.productName[language]} · ${walletText(language, 'transaction.TOP_UP')}`,
    expiresAt: topUp.createdAt + termsOf(deps).topUpLife * 1000,
  }
}

/** Seconds after which it is worth trying a gateway again that does not say when. */
const soon = 5

/** What the gateway's first answer makes of a top-up. */
async function afterBegin(deps: WalletDeps, gateway: PaymentGateway, topUp: TopUpRecord, begun: Begun): Promise<TopUpRecord> {
  switch (begun.kind) {
    case 'begun': {
      const { gatewayReference, checkoutUrl } = begun
      await saveCheckout(deps.db, topUp.id, { gatewayReference, checkoutUrl })
      return { ...topUp, gatewayReference, checkoutUrl }
    }
    case 'over':
      await saveCheckout(deps.db, topUp.id, { gatewayReference: begun.gatewayReference, checkoutUrl: null })
      return (await look(deps, gateway, topUp)).topUp
    case 'unknown':
      // There may be a page or none: whoever polls, and the timer, ask what is true (F14).
      return topUp
    case 'refused':
      return applyProof(deps, topUp, { kind: 'failed', reason: 'declined' })
    case 'unavailable':
      // Nothing was made. The same key goes on from here.
      throw new Problem('SERVICE_BUSY', { retryAfter: begun.retryAfter ?? soon })
  }
}

/** `topUpWallet` (P-07): a page to pay on. Nothing is credited before the gateway itself says that it was paid (P-08). */
export async function topUpWallet(
  deps: WalletDeps,
  viewer: Pick<Viewer, 'profileId'>,
  input: TopUpWalletInput,
  language: Language,
): Promise<TopUpRecord> {
  const topUp = await saveIntent(deps, viewer, input)
  if (topUp.status !== 'Initiated' || topUp.checkoutUrl !== null) return topUp
  const gateway = deps.payments.find(({ name }) => name === topUp.gateway)
  const method = gateway?.methods.find((one) => one === topUp.paymentMethod)
  if (!gateway || !method) throw new Problem('UNSUPPORTED_PAYMENT_GATEWAY')
  await requireMovable(deps.db, deps)
  return afterBegin(deps, gateway, topUp, await gateway.begin(checkoutOf(deps, topUp, method, language)))
}

/** Between two questions about one payment, in milliseconds: several tabs poll as one. */
const turn = 1_500

/** `topUp` (P-08): the profile's own; an open one after asking the gateway. `TOP_UP_NOT_FOUND` for any other. */
export async function ownTopUp(deps: WalletDeps, { profileId }: Pick<Viewer, 'profileId'>, id: string): Promise<TopUpRecord> {
  const topUp = await findTopUp(deps.db, id)
  if (topUp?.profileId !== profileId) throw new Problem('TOP_UP_NOT_FOUND')
  const gateway = deps.payments.find(({ name }) => name === topUp.gateway)
  const now = deps.clock.now()
  if (topUp.status !== 'Initiated' || !gateway || !(await takeTurn(deps.db, id, now - turn, now))) return topUp
  return (await look(deps, gateway, topUp)).topUp
}
