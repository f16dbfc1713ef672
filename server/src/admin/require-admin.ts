import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin } from '../domains/admin/parts.ts'
import type { AdminContext } from './context.ts'

/** Who is signed in. Throws what was wrong with the token. */
export function requireAdmin({ admin, adminProblem }: Pick<AdminContext, 'admin' | 'adminProblem'>): Admin {
  if (admin) return admin
  throw adminProblem ?? new Problem('UN_AUTHORIZED')
}
