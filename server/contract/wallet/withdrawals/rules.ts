import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { requiredText } from '../../validation/required-text.ts'
import { idempotencyKeyRules } from '../idempotency.ts'
import { walletLimits } from '../limits.ts'
import { moneyRules } from '../money.ts'

/** Rules of `withdrawFromWallet` (P-11). */
export const withdrawalRules = z.object({
  amount: moneyRules,
  withdrawalAccountId: z.string(rule('required')).check(z.minLength(1, rule('required')), z.maxLength(64, rule('format'))),
  idempotencyKey: idempotencyKeyRules,
})

/** Rules of the reason why the bank refused a withdrawal; the profile's owner reads the reason. */
export const failureReasonRules = requiredText({ most: walletLimits.failureReason })
