import { worldAt } from '@wasla/mocks/world/world.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { copiesInMemory } from '#database/testing/memory.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { seedWorld } from '../demo/seed.ts'

/** The demonstration as it is at the moment of tests, in memory; to seed it once more changes nothing. */
export const openTestWorld = copiesInMemory(async ({ db, dialect }) => {
  await migrate(db, dialect, testMoment)
  await seedWorld(db, worldAt(testMoment), testMoment)
})
