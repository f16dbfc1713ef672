import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin, AdminStore } from './admin-store.ts'

/** What a resolver of the mock back office knows of its request. */
export type AdminContext = { adminStore: AdminStore; admin: Admin | null; problem: Problem | null }

/** Who is signed in. */
export function requireAdmin({ admin, problem }: AdminContext): Admin {
  if (admin) return admin
  throw problem ?? new Problem('UN_AUTHORIZED')
}
