import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { isUserName } from './user-name.ts'

/** Rules for a user name that must be given. */
export const userNameRules = z.string().check(z.trim(), z.refine(isUserName, rule('userName')))

/** Rules for an optional user name. A blank text becomes null. */
export const optionalUserName = z.nullish(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((name) => name === '' || isUserName(name), rule('userName')),
    ),
    z.transform((name: string) => (name === '' ? null : name)),
  ),
)
