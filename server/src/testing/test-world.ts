import { worldAt } from '@wasla/mocks/world/world.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { databases, testMoment } from '#database/testing/each-database.ts'
import { copiesInMemory } from '#database/testing/memory.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { seedWorld } from '../demo/seed.ts'

const seeded = (handle: DatabaseHandle) => seedWorld(handle, worldAt(testMoment), testMoment)

/** `eachDatabase`, with the demonstration in it as it is at the moment of tests; to seed it once more changes nothing. */
export const eachWorld = databases(seeded)

const noMoney = { topUps: [], withdrawals: [], withdrawalAccounts: [], adjustments: [], programChanges: [] }
const noPrograms = { programs: [], programSteps: [], programContents: [], programAssets: [], participations: [], trackingLinks: [] }

/** The same people before any money moved, for tests that count what they move themselves. What is published has a budget, so there are no programs. */
export const eachWorldWithoutMoney = databases((handle) =>
  seedWorld(handle, { ...worldAt(testMoment), ...noMoney, ...noPrograms }, testMoment),
)

/** The same as `eachWorld` in memory, for tests that are not about the store. */
export const openTestWorld = copiesInMemory(async (handle) => {
  await migrate(handle.db, handle.dialect, testMoment)
  await seeded(handle)
})
