import { expect, it } from 'vitest'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import type { Env } from '../../config/env.ts'
import { testEnv } from '../../testing/test-deps.ts'
import { choosePayments } from './choose.ts'
import { moyasarOptions } from './testing/moyasar-server.ts'

const moyasar = { ...moyasarOptions, url: 'https://api.moyasar.com/v1' }

it.each([
  ['demo', null, ['demo']],
  ['local', null, ['demo']],
  ['live', null, []],
  ['demo', moyasar, ['moyasar']],
  ['local', moyasar, ['moyasar']],
  ['live', moyasar, ['moyasar']],
] as const)('in %s, demo payments and real payments are never both offered (%#)', async (mode, payments: Env['payments'], names) => {
  const { db } = await openTestDatabase()
  const chosen = choosePayments({ env: { ...testEnv, mode, payments }, db, clock: manualClock(testMoment) })
  expect(chosen.map(({ name }) => name)).toEqual(names)
})
