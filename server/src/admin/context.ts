import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Admin, AdminCaller } from '../domains/admin/parts.ts'
import type { AdminService } from '../domains/admin/service.ts'

/** What a resolver of the back office knows of its request. Made anew for each one and never changed. */
export type AdminContext = {
  requestId: string
  language: Language
  caller: AdminCaller
  /** Null without a valid session of the back office. */
  admin: Admin | null
  /** Why the token that was sent gave nobody: thrown by the first field that needs somebody. Null without a token. */
  adminProblem: Problem | null
  adminService: AdminService
}
