import { openDatabase, type DatabaseHandle } from '#database/database.ts'
import { standingClock, systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { createServices } from '../../../../services.ts'
import { testDeps } from '../../../../testing/test-deps.ts'

/** Services of a process of its own over a database that others use too, at a moment that is given. */
export async function servicesOver(
  file: string,
  now: number,
): Promise<{ handle: DatabaseHandle; services: ReturnType<typeof createServices> }> {
  const handle = await openDatabase({ kind: 'sqlite', file, create: false })
  const deps = { ...testDeps(handle), clock: standingClock(now), ids: randomIds(systemClock) }
  return { handle, services: createServices(deps) }
}
