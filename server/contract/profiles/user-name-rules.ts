import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { isUserName } from './user-name.ts'

/** Rules of a required user name. */
export const userNameRules = z.string().check(z.trim(), z.refine(isUserName, rule('userName')))

/** Rules of an optional user name: a blank text becomes null. */
export const optionalUserName = z.nullish(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((name) => name === '' || isUserName(name), rule('userName')),
    ),
    z.transform((name: string) => (name === '' ? null : name)),
  ),
)
