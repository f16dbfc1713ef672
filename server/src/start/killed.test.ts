import { afterEach, describe, expect, inject, it } from 'vitest'
import { throwAwayServer } from '../database/testing/postgres-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runKills } from './testing/kills/kills.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** A limit in milliseconds that a run reaches only if it hangs. */
const untilHung = 600_000

describe.runIf(inject('postgresUrl'))('one, two and four processes on one PostgreSQL that are killed and started again', () => {
  it(
    'do every acknowledged request exactly once, keep sessions valid and sums right, and count limits together (F1)',
    async () => {
      const database = await throwAwayServer()
      if (!database) throw new Error('PostgreSQL is not installed')
      endings.push(database.stop)
      const parts = [
        { processes: 1, kills: 1 },
        { processes: 2, kills: 1 },
        { processes: 4, kills: 1 },
      ]
      const report = await runKills({ url: database.url, home: temporaryFolder(), seed: 2_026, parts })
      expect(report.problems).toEqual([])
      expect(report).toMatchObject({ killed: 3, withdrawals: 1 })
      for (const what of ['clicks', 'sales', 'topUps', 'signIns'] as const) expect(report[what]).toBeGreaterThan(0)
    },
    untilHung,
  )
})
