import * as z from 'zod/mini'
import { invalidInput, type Problem } from '../errors/problem.ts'
import { isRepeatKey } from '../ledger/repeat.ts'
import { rule } from '../validation/check.ts'

/** Rules of the idempotency key, which a form sends with its first request and with every repeat. */
export const idempotencyKeyRules = z.string(rule('required')).check(z.refine(isRepeatKey, rule('format')))

/** Returns the refusal of a key that was used with another input. The first result stays unchanged (security case 39). */
export const keyUsed = (): Problem => invalidInput([{ path: 'idempotencyKey', rule: 'taken' }])
