import { openDatabase, type DatabaseHandle } from '#database/database.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { createServices } from '../../../../services/services.ts'
import { testDeps } from '../../../../testing/test-deps.ts'

/** Returns the services of a separate process over a shared database, with a fixed time. */
export async function servicesOver(
  file: string,
  now: number,
): Promise<{ handle: DatabaseHandle; services: ReturnType<typeof createServices> }> {
  const handle = await openDatabase({ kind: 'sqlite', file, create: false })
  const deps = { ...testDeps(handle), clock: manualClock(now), ids: randomIds(systemClock) }
  return { handle, services: createServices(deps) }
}
