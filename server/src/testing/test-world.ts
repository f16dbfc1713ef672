import { worldAt } from '@wasla/mocks/world/world.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { databases, testMoment } from '#database/testing/each-database.ts'
import { copiesInMemory } from '#database/testing/memory.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { seedWorld } from '../demo/seed.ts'

const seeded = (handle: DatabaseHandle) => seedWorld(handle, worldAt(testMoment), testMoment)

/**
 * Like `eachDatabase` and `openServerDatabase`, with the demo data at the time of tests. A test that seeds the demo data again changes
 * nothing.
 */
export const { each: eachWorld, onServer: openServerWorld } = databases(seeded)

const noMoney = { topUps: [], withdrawals: [], withdrawalAccounts: [], adjustments: [], programChanges: [] }
const noPrograms = {
  programs: [],
  programSteps: [],
  programContents: [],
  programAssets: [],
  participations: [],
  trackingLinks: [],
  promoCodes: [],
  linkChecks: [],
  outages: [],
}

/**
 * Like `eachWorld`, but without money, for tests that count the money they move. It has no programs, because a published program has a
 * budget.
 */
export const { each: eachWorldWithoutMoney } = databases((handle) =>
  seedWorld(handle, { ...worldAt(testMoment), ...noMoney, ...noPrograms }, testMoment),
)

/** Like `eachWorld`, but in memory, for tests that do not depend on the database. */
export const openTestWorld = copiesInMemory(async (handle) => {
  await migrate(handle.db, handle.dialect, testMoment)
  await seeded(handle)
})
