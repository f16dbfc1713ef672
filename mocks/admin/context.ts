import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin, AdminStore } from './admin-store.ts'

/** The context of a request to the mock back office. */
export type AdminContext = { adminStore: AdminStore; admin: Admin | null; problem: Problem | null }

/** Returns the signed-in admin. Without one, throws the request's problem (`UN_AUTHORIZED` by default). */
export function requireAdmin({ admin, problem }: AdminContext): Admin {
  if (admin) return admin
  throw problem ?? new Problem('UN_AUTHORIZED')
}
