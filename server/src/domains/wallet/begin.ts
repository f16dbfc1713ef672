import { Problem } from '@wasla/contract/errors/problem.ts'
import { problemOf } from '@wasla/contract/ledger/refusal.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { walletText } from '@wasla/contract/wallet/messages.ts'
import { topUpExpiry } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { Database } from '#database/database.ts'
import type { Begun, Checkout, PaymentGateway } from '../../providers/payments/port.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { applyProof, expectedOf, look } from './look.ts'
import { endOpening, findTopUp, saveCheckout, takeOpening } from './stores/top-ups.ts'

/** Nobody is charged for what cannot be credited (F7). Throws `SERVICE_BUSY` while the ledger only reads. */
export async function requireMovable(db: Database, { ledger }: Pick<WalletDeps, 'ledger'>): Promise<void> {
  if (await ledger.isReadOnly(db)) throw problemOf({ code: 'READ_ONLY' })
}

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
    expiresAt: topUpExpiry(topUp, termsOf(deps)),
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

/** Opens a top-up at its gateway, and gives it with the page to pay on. */
export type BeginTopUp = (topUp: TopUpRecord, language: Language) => Promise<TopUpRecord>

/** Whether a top-up has its page, or needs none any more. */
export const hasBegun = ({ status, checkoutUrl }: TopUpRecord) => status !== 'Initiated' || checkoutUrl !== null

/** How long a process has a payment to itself while it opens it, in milliseconds: longer than a gateway takes, and over if it dies. */
const lease = 30_000

/** Seconds after which another process has most likely opened a payment. */
const elsewhere = 1

async function beginAlone(deps: WalletDeps, topUp: TopUpRecord, language: Language): Promise<TopUpRecord> {
  const { db, clock, payments } = deps
  const gateway = payments.find(({ name }) => name === topUp.gateway)
  const method = gateway?.methods.find((one) => one === topUp.paymentMethod)
  if (!gateway || !method) throw new Problem('UNSUPPORTED_PAYMENT_GATEWAY')
  await requireMovable(db, deps)
  const now = clock.now()
  const until = now + lease
  if (!(await takeOpening(db, topUp.id, now, until))) {
    const known = await findTopUp(db, topUp.id)
    if (known && hasBegun(known)) return known
    throw new Problem('SERVICE_BUSY', { retryAfter: elsewhere })
  }
  try {
    return await afterBegin(deps, gateway, topUp, await gateway.begin(checkoutOf(deps, topUp, method, language)))
  } finally {
    await endOpening(db, topUp.id, until)
  }
}

/**
 * Each payment is opened by one request at a time (F22): a gateway without idempotency keys would make two pages for two that come at once.
 * Who comes meanwhile gets the same answer, from another process after coming again.
 */
export function createBeginTopUp(deps: WalletDeps): BeginTopUp {
  const underWay = new Map<string, Promise<TopUpRecord>>()
  return (topUp, language) => {
    const running = underWay.get(topUp.id)
    if (running) return running
    const beginning = beginAlone(deps, topUp, language).finally(() => underWay.delete(topUp.id))
    underWay.set(topUp.id, beginning)
    return beginning
  }
}
