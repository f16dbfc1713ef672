import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Admin, AdminCaller } from '../domains/admin/parts.ts'
import type { AdminService } from '../domains/admin/service.ts'

/** What a resolver of the back office knows about its request. Made for each request and never changed. */
export type AdminContext = {
  requestId: string
  language: Language
  caller: AdminCaller
  /** Null without a valid session of the back office. */
  admin: Admin | null
  /** What was wrong with the token that was sent: thrown by the first field that needs somebody. Null without a token. */
  adminProblem: Problem | null
  adminService: AdminService
}
