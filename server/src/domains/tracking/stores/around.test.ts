import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { planOf } from '#database/testing/plan.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { addClicks } from '../testing/harness.ts'
import { browserRows, countedBefore } from './around.ts'

/** Inserts so many clicks of one link that the database finds one visitor’s clicks fastest by the index of visitors. */
async function fill({ db, dialect }: DatabaseHandle): Promise<void> {
  await addPrograms(db, [programOf('p')])
  await addClicks(
    db,
    Array.from({ length: 500 }, (_, n) => ({ id: `of-many-${n}`, visitor: `one-of-many-${n}` })),
  )
  if (dialect === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze clicks'))
}

describe('finding what one browser did before a conversion', () => {
  eachWorld((open) => {
    it('uses an index on the browser, and reads no more rows than the rules need', async () => {
      const handle = await open()
      await fill(handle)
      const click = { visitor: 'one-of-many-1', programId: 'p', at: testMoment }
      const { clicks, conversions } = browserRows(click, { id: null, way: 'SERVER', receivedAt: testMoment })
      const isSqlite = handle.dialect === 'sqlite'
      const ofClicks = await planOf(handle, clicks)
      expect(ofClicks).toMatch(
        isSqlite ? 'clicks_by_visitor (visitor=? AND at<?)' : /clicks_by_visitor[^]*Index Cond: \(\(visitor = [^]* AND \(at <= /,
      )
      const ofConversions = await planOf(handle, conversions)
      expect(ofConversions).toMatch(
        isSqlite
          ? 'conversions_by_visitor (visitor=? AND program_id=? AND received_at<?)'
          : /conversions_by_visitor[^]*Index Cond: \(\(visitor = [^]* AND \(program_id = [^]* AND \(received_at <= /,
      )
      // The same index finds the click that counts in place of a repeat.
      const ofRepeats = await planOf(handle, countedBefore(handle.db, 'p', ['repeat']))
      expect(ofRepeats).toMatch(
        isSqlite ? 'SEARCH counted USING INDEX clicks_by_visitor (visitor=? AND at>? AND at<?)' : 'clicks_by_visitor',
      )
      expect(ofRepeats).not.toMatch(/SCAN|Seq Scan/)
      if (!isSqlite) for (const plan of [ofClicks, ofConversions]) expect(plan).toMatch(/^Limit/)
    })
  })
})
