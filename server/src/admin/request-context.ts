import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { readLanguage } from '@wasla/contract/platform/language.ts'
import type { Deps } from '../deps.ts'
import type { AdminService } from '../domains/admin/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { tooMany } from '../request/refusal.ts'
import { headerOf } from '../request/header-of.ts'
import { addressOf, deviceTokenOf } from '../http/request-context.ts'
import { leasedLimit } from '../platform/leased-limit.ts'
import type { AdminContext } from './context.ts'

const refuseOverLimit = (wait: number | null): void => {
  if (wait !== null) throw tooMany(wait)
}

/** Makes the context of each back-office request: its admin and address. Also counts the call against the rate limits. */
export function adminRequestContexts({ env, limits, clock }: Pick<Deps, 'env' | 'limits' | 'clock'>, adminService: AdminService) {
  const perAddress = leasedLimit(limits, clock, () => adminLimits.callsPerAddress)
  const perAdmin = leasedLimit(limits, clock, () => adminLimits.callsPerAdmin)
  return async (c: HttpContext, requestId: string): Promise<AdminContext> => {
    const address = addressOf(c, env.trustProxy)
    // Count the call before the database is queried for the admin.
    if (env.mode === 'live') refuseOverLimit(await perAddress(`admin-calls:${address}`))
    let admin: AdminContext['admin'] = null
    let adminProblem: Problem | null = null
    try {
      admin = await adminService.readAdmin(headerOf(c, 'authorization'))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      adminProblem = error
    }
    if (admin) refuseOverLimit(await perAdmin(`admin-calls:${admin.id}`))
    return {
      requestId,
      language: readLanguage(headerOf(c, 'accept-language')),
      caller: { address, userAgent: (headerOf(c, 'user-agent') ?? '').slice(0, 200), deviceToken: deviceTokenOf(c) },
      admin,
      adminProblem,
      adminService,
    }
  }
}
