import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { payoutFrequencies } from '../../wallet/payout-run.ts'
import { programLimits } from '../limits.ts'
import type { ProgramBudget } from '../step-data.ts'
import { amountIn } from './fields.ts'

/** BUDGET (K-24). */
export const budgetRules = z.object({
  amount: amountIn(programLimits.budget),
  payoutFrequency: z.enum(payoutFrequencies, rule('required')),
  currency: z._default(z.literal('SAR', rule('unknownValue')), 'SAR'),
}) satisfies z.ZodMiniType<ProgramBudget>
