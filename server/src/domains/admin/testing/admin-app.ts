import { worldAt } from '@wasla/mocks/world/world.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { movedClock } from '#platform/moved-clock.ts'
import { demoTools } from '../../../demo/tools.ts'
import type { Env } from '../../../config/env.ts'
import { createServices } from '../../../services/services.ts'
import { fillAdmins } from '../../../testing/admins.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import type { Admin } from '../parts.ts'
import { createAdminService } from '../service.ts'

/** Creates the services of the back office over a test database with the demo world, and admins who need no sign-in. */
export async function adminTestApp(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = {}) {
  const given = testDeps(handle, { mode: 'demo', dataDir: temporaryFolder(), ...env })
  const clock = Object.assign(movedClock(given.clock), { advance: given.clock.advance })
  const deps = { ...given, clock }
  const world = worldAt(testMoment)
  const ids = await fillAdmins(deps.db, deps)
  const services = createServices(deps)
  const timers = { runs: 0 }
  const refresh = () => Promise.resolve()
  const runTimers = () => Promise.resolve(void (timers.runs += 1))
  const demo = demoTools({ ...deps, runTimers, refresh })
  const service = createAdminService(deps, { services, demo: deps.env.mode === 'demo' ? demo : null, refresh })
  const as = (role: AdminRole): Admin => ({
    id: ids[role],
    email: `${role}@test`,
    name: role,
    role,
    hasTotp: false,
    needsTotp: false,
    needsProof: false,
    lastSeenAt: null,
    sessionId: 'test',
  })
  return {
    ...deps,
    world,
    services,
    service,
    demo,
    timers,
    lead: as('SUPER_ADMIN'),
    reviewer: as('REVIEWER'),
    finance: as('FINANCE'),
    support: as('SUPPORT'),
  }
}

export type AdminTestApp = Awaited<ReturnType<typeof adminTestApp>>

/** Returns the newest lines of the audit log, as the back office shows them. */
export const lastLines = async ({ service }: AdminTestApp, count: number) =>
  (await service.auditLog({ pagination: { limit: count } })).data.map(({ actor, action, target, before, after }) => ({
    actor,
    action,
    target,
    before,
    after,
  }))
