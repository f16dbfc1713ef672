import * as z from 'zod/mini'
import { invalidInput, type Problem } from '../errors/problem.ts'
import { rule } from '../validation/check.ts'

/** The key of one form, sent again with every repeat: 8 to 64 visible characters. */
export const idempotencyKeyRules = z.string(rule('required')).check(z.regex(/^[\x21-\x7e]{8,64}$/, rule('format')))

/** The refusal of a key that was used for something else: the first result stays as it is (security case 39). */
export const keyUsed = (): Problem => invalidInput([{ path: 'idempotencyKey', rule: 'taken' }])
