import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin } from '../domains/admin/parts.ts'
import type { AdminContext } from './context.ts'

/** Returns the signed-in admin. Throws the problem of the token, or `UN_AUTHORIZED` if there is no token. */
export function requireAdmin({ admin, adminProblem }: Pick<AdminContext, 'admin' | 'adminProblem'>): Admin {
  if (admin) return admin
  throw adminProblem ?? new Problem('UN_AUTHORIZED')
}
