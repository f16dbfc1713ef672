import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { TopUpWalletInput } from '../input.ts'
import { accept, problemsOf } from '../../validation/check.ts'
import { walletBill } from '../bill.ts'
import { keyUsed } from '../idempotency.ts'
import type { PaymentGateway } from '../payment-methods.ts'
import type { Made, WalletOwner } from '../record.ts'
import type { WalletTerms } from '../terms.ts'
import { topUpAmountProblem, topUpRange, type TopUpsOfDay } from './limits.ts'
import type { TopUpRecord } from './record.ts'
import { topUpRules, type AcceptedTopUp } from './rules.ts'

export type TopUpState = {
  readonly owner: WalletOwner
  /** The profile's top-ups of the current day; may contain older ones. */
  readonly topUps: TopUpsOfDay
  /** The profile's top-up with the same key, from any day; null if there is none. */
  readonly previous: TopUpRecord | null
  /** The gateways that are switched on. */
  readonly gateways: readonly PaymentGateway[]
}

/** A new top-up, to be saved and opened at its gateway. If `isRepeat`, it is the top-up of an earlier request with the same key. */
export type TopUpStart = { topUp: TopUpRecord; isRepeat: boolean }

const isSame = ({ subtotal, paymentMethod, gateway, returnUrl }: TopUpRecord, input: AcceptedTopUp) =>
  subtotal === input.amount && paymentMethod === input.paymentMethod && gateway === input.gateway && returnUrl === input.returnUrl

const isSupported = ({ gateways }: TopUpState, { gateway, paymentMethod }: AcceptedTopUp) =>
  gateways.some(({ name, methods }) => name === gateway && methods.includes(paymentMethod))

/**
 * Decides `topUpWallet` (P-07). Nothing is credited before the payment is proved (P-05). Every profile may top up, unless it is inactive
 * (P-21, X-43). Refused with `DTO_VALIDATION_ERROR`, `USER_SUSPENDED`, `USER_NOT_VERIFIED`, `UNSUPPORTED_PAYMENT_GATEWAY` or
 * `TOP_UP_AMOUNT_INVALID`.
 */
export function decideTopUp(state: TopUpState, input: TopUpWalletInput, terms: WalletTerms, { id, now }: Made): Decision<TopUpStart> {
  const problems = problemsOf(topUpRules, input)
  if (problems.length > 0) return refused(invalidInput(problems))
  const accepted = accept(topUpRules, input)
  const { owner, previous } = state
  if (previous) return isSame(previous, accepted) ? decided({ topUp: previous, isRepeat: true }) : refused(keyUsed())
  if (owner.status === 'Inactive') return refused(new Problem('USER_SUSPENDED'))
  if (owner.needsIdentityCheck) return refused(new Problem('USER_NOT_VERIFIED'))
  if (!isSupported(state, accepted)) return refused(new Problem('UNSUPPORTED_PAYMENT_GATEWAY'))
  const { amount, ...rest } = accepted
  const problem = topUpAmountProblem(amount, topUpRange(owner.type, state.topUps, terms, now))
  if (problem) return refused(problem)
  const { subtotal, fee, vat } = walletBill('TOP_UP', amount, terms.fees)
  const isNew = { gatewayReference: null, checkoutUrl: null, failureReason: null, settledAt: null, status: 'Initiated' as const }
  return decided({ topUp: { id, profileId: owner.id, subtotal, fee, vat, ...rest, ...isNew, createdAt: now }, isRepeat: false })
}
