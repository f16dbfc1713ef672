import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { addLinks, clickOf, codes, recordingCounts } from '../../domains/tracking/testing/links.ts'
import { recordClicks } from '../../domains/tracking/clicks/record.ts'
import { createContactCache } from '../../domains/tracking/clicks/shared-contacts.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { testMoment } from '../testing/each-database.ts'
import { inTransaction } from '../transaction.ts'
import { createTable, integer, text, type Table } from './columns.ts'
import { visits } from './0107-visits.ts'

const [day, visitor] = ['2026-03-15', 'somebody']
const [of, known] = [
  { program_id: text(), profile_id: text() },
  { day: text(), visitor: text() },
]

/** The tables as they were before, as far as they are moved. */
const before: readonly Table[] = [
  { name: 'visitor_clicks', columns: { ...known, clicks: integer() }, key: ['day', 'visitor'] },
  {
    name: 'counted_visits',
    columns: { ...known, ...of, click_id: text(), at: integer() },
    key: ['day', 'visitor', 'program_id', 'profile_id'],
  },
  { name: 'day_visitors', columns: { ...of, ...known, clicks: integer() } },
  { name: 'program_visitors', columns: { ...known, clicks: integer() } },
  { name: 'network_clicks', columns: { day: text(), ...of, network: text(), valid: integer(), invalid: integer() } },
]
const earlier = (dialect: Dialect) => [
  'drop table visits',
  'drop table link_networks',
  ...before.flatMap((table) => createTable(dialect, table)),
]

describe('what was known of visitors in four tables', () => {
  eachWorld((open) => {
    it('is known in one: hours, clicks and networks of the day go on', async () => {
      const handle = await open()
      const { db, dialect } = handle
      await addLinks(db)
      const run = (statement: string) => db.executeQuery(CompiledQuery.raw(statement))
      for (const statement of earlier(dialect)) await run(statement)
      const noura = `'p', '${NOURA.profile.id}'`
      await run(`insert into visitor_clicks (day, visitor, clicks) values ('${day}', '${visitor}', 30), ('${day}', 'another', 1)`)
      await run(
        `insert into counted_visits (day, visitor, program_id, profile_id, click_id, at)
          values ('${day}', '${visitor}', ${noura}, 'one', ${testMoment - 7_200_000}), ('${day}', 'another', ${noura}, 'two', ${testMoment})`,
      )
      await run(
        `insert into network_clicks (day, program_id, profile_id, network, valid, invalid) values ('${day}', ${noura}, 'carrier', 20, 3)`,
      )
      for (const statement of visits.statements(dialect)) await run(statement)

      const rows = await db.selectFrom('visits').selectAll().orderBy('visitor').orderBy('link').execute()
      expect(rows).toEqual([
        { day, visitor: 'another', link: '', clicks: 1, hour_at: null },
        { day, visitor: 'another', link: codes.noura, clicks: 0, hour_at: testMoment },
        { day, visitor, link: '', clicks: 30, hour_at: null },
        { day, visitor, link: codes.noura, clicks: 0, hour_at: testMoment - 7_200_000 },
      ])
      expect(await db.selectFrom('link_networks').selectAll().execute()).toEqual([
        { day, link: codes.noura, network: 'carrier', valid: 20, invalid: 3 },
      ])
      const { ids, settings, clock } = testDeps(handle)
      const contacts = createContactCache({ clock })
      const clicks = [
        clickOf({ visitor }),
        clickOf({ visitor: 'another', at: testMoment + 1 }),
        clickOf({ visitor: 'new', network: 'carrier' }),
      ]
      const decided = await inTransaction(db, (tx) =>
        recordClicks(tx, { dialect, ids, settings, contacts, countResults: recordingCounts().countResults }, clicks),
      )
      expect(decided.map(({ reason }) => reason)).toEqual(['TOO_MANY_CLICKS', 'REPEAT', 'TOO_MANY_FROM_NETWORK'])
    })
  })
})
