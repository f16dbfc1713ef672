import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { isUserName } from './user-name.ts'

/** A user name where one is needed. */
export const userNameRules = z.string().check(z.trim(), z.refine(isUserName, rule('userName')))

/** A user name one may leave out: blank counts as none. */
export const optionalUserName = z.nullish(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((name) => name === '' || isUserName(name), rule('userName')),
    ),
    z.transform((name: string) => (name === '' ? null : name)),
  ),
)
