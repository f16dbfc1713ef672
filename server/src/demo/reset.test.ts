import { expect, it } from 'vitest'
import { migrationsTable } from '#database/migrations/marker.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { preservedTables, worldTables } from './reset.ts'

it('every table is either emptied or preserved by a reset', async () => {
  const { db, close } = await openTestDatabase()
  const tables = (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .filter((name) => name !== migrationsTable && !/^(?:user_search_words|search_words|search_facets)/.test(name))
  await close()
  expect([...worldTables, ...preservedTables].toSorted()).toEqual(tables.toSorted())
})
