import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Admin, AdminCaller } from '../domains/admin/parts.ts'
import type { AdminService } from '../domains/admin/service.ts'

/** Context of a back-office request. Made for each request and never changed. */
export type AdminContext = {
  requestId: string
  language: Language
  caller: AdminCaller
  /** The signed-in admin; null without a valid session of the back office. */
  admin: Admin | null
  /** The problem of the token that was sent; null if the token is valid or missing. The first field that needs an admin throws it. */
  adminProblem: Problem | null
  adminService: AdminService
}
