import * as z from 'zod/mini'
import { safePath } from '../../platform/safe-path.ts'
import { rule } from '../../validation/check.ts'
import { readAs } from '../../validation/links.ts'
import { idempotencyKeyRules } from '../idempotency.ts'
import { moneyRules } from '../money.ts'
import { paymentMethods } from '../payment-methods.ts'

/**
 * Rules of `topUpWallet` (P-07). `returnUrl` is a path of our own site, so that no payment leads people to another site (security case 51).
 */
export const topUpRules = z.object({
  amount: moneyRules,
  paymentMethod: z.enum(paymentMethods, rule('unknownValue')),
  gateway: z.string().check(z.maxLength(40, rule('tooLong'))),
  returnUrl: readAs(safePath, 'url'),
  idempotencyKey: idempotencyKeyRules,
})
export type AcceptedTopUp = z.output<typeof topUpRules>
