import { Problem } from '@wasla/contract/errors/problem.ts'
import { problemOf } from '@wasla/contract/ledger/refusal.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { walletText } from '@wasla/contract/wallet/messages.ts'
import { topUpExpiry } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { Database } from '#database/database.ts'
import type { CheckoutResult, Checkout, PaymentGateway } from '../../providers/payments/port.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { applyProof, expectedOf, pollTopUp } from './poll-top-up.ts'
import { endOpening, findTopUp, saveCheckout, takeOpening } from './stores/top-ups.ts'

/** Throws `SERVICE_BUSY` while the ledger is read-only, so that nobody pays an amount that cannot be credited (F7). */
export async function requireMovable(db: Database, { ledger }: Pick<WalletDeps, 'ledger'>): Promise<void> {
  if (await ledger.isReadOnly(db)) throw problemOf({ code: 'READ_ONLY' })
}

/** Returns the address of the page that the person came from, with the top-up's id, so that the page can poll the payment (P-07). */
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

/** Seconds until the retry if the gateway does not name a time. */
const soon = 5

/** Applies the gateway's first answer to the top-up and returns it. Throws `SERVICE_BUSY` if the gateway cannot be reached. */
async function applyCheckoutResult(
  deps: WalletDeps,
  gateway: PaymentGateway,
  topUp: TopUpRecord,
  result: CheckoutResult,
): Promise<TopUpRecord> {
  switch (result.kind) {
    case 'opened': {
      const { gatewayReference, checkoutUrl } = result
      await saveCheckout(deps.db, topUp.id, { gatewayReference, checkoutUrl })
      return { ...topUp, gatewayReference, checkoutUrl }
    }
    case 'over':
      await saveCheckout(deps.db, topUp.id, { gatewayReference: result.gatewayReference, checkoutUrl: null })
      return (await pollTopUp(deps, gateway, topUp)).topUp
    case 'unknown':
      // It is unknown whether the page exists. Polls and the timer will ask the gateway (F14).
      return topUp
    case 'refused':
      return applyProof(deps, topUp, { kind: 'failed', reason: 'declined' })
    case 'unavailable':
      // The gateway created nothing, so a retry with the same key starts here again.
      throw new Problem('SERVICE_BUSY', { retryAfter: result.retryAfter ?? soon })
  }
}

/** Opens a top-up at its gateway, and returns it with its checkout page. */
export type OpenCheckout = (topUp: TopUpRecord, language: Language) => Promise<TopUpRecord>

/** Returns whether a top-up has a checkout page or has ended. */
export const isOpened = ({ status, checkoutUrl }: TopUpRecord) => status !== 'Initiated' || checkoutUrl !== null

/**
 * Lease of the process that opens a payment, in milliseconds. It is longer than a gateway takes, and expires by itself if the process dies.
 */
const lease = 30_000

/** Seconds until the retry while another process opens the payment. */
const elsewhere = 1

async function openExclusively(deps: WalletDeps, topUp: TopUpRecord, language: Language): Promise<TopUpRecord> {
  const { db, clock, payments } = deps
  const gateway = payments.find(({ name }) => name === topUp.gateway)
  const method = gateway?.methods.find((one) => one === topUp.paymentMethod)
  if (!gateway || !method) throw new Problem('UNSUPPORTED_PAYMENT_GATEWAY')
  await requireMovable(db, deps)
  const now = clock.now()
  const until = now + lease
  if (!(await takeOpening(db, topUp.id, now, until))) {
    const known = await findTopUp(db, topUp.id)
    if (known && isOpened(known)) return known
    throw new Problem('SERVICE_BUSY', { retryAfter: elsewhere })
  }
  try {
    return await applyCheckoutResult(deps, gateway, topUp, await gateway.openCheckout(checkoutOf(deps, topUp, method, language)))
  } finally {
    await endOpening(db, topUp.id, until)
  }
}

/**
 * Returns a function that opens payments. Only one request at a time opens a payment (F22), because a gateway without idempotency keys
 * would create two pages for two concurrent requests. Requests in the same process share one answer. Another process gets `SERVICE_BUSY`,
 * and the answer on a retry.
 */
export function createCheckoutOpener(deps: WalletDeps): OpenCheckout {
  const underWay = new Map<string, Promise<TopUpRecord>>()
  return (topUp, language) => {
    const running = underWay.get(topUp.id)
    if (running) return running
    const opening = openExclusively(deps, topUp, language).finally(() => underWay.delete(topUp.id))
    underWay.set(topUp.id, opening)
    return opening
  }
}
