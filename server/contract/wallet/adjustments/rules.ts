import * as z from 'zod/mini'
import { isMovable } from '../../ledger/amounts.ts'
import { rule } from '../../validation/check.ts'
import { requiredText } from '../../validation/required-text.ts'
import { idempotencyKeyRules } from '../idempotency.ts'
import { walletLimits } from '../limits.ts'

/** Whole halalas in either direction, up to the largest amount that the ledger moves at once. */
const amountRules = z.number(rule('format')).check(z.refine((amount) => isMovable(Math.abs(amount)), rule('format')))

/** Rules of `ProposeAdjustmentInput`. */
export const adjustmentRules = z.object({
  profileId: z.string(rule('required')).check(z.minLength(1, rule('required')), z.maxLength(64, rule('format'))),
  amount: amountRules,
  reason: requiredText(walletLimits.adjustmentReason),
  idempotencyKey: idempotencyKeyRules,
})
