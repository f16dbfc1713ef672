import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { planOf } from '#database/testing/plan.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { addClicks } from '../testing/harness.ts'
import { countClicksInOutages, endOfLastOutage, findOutageTimes, isInsideOutage } from './outage-times.ts'

const minute = 60_000
const at = (minutes: number) => testMoment + minutes * minute

/** Inserts a program `p` with outages of ten minutes, one each hour, and one that lasts since `testMoment`. */
async function withOutages({ db, dialect }: DatabaseHandle, count: number): Promise<void> {
  await clearPrograms(db)
  await addPrograms(db, [programOf('p'), programOf('quiet')])
  const fault = { program_id: 'p', fault: 'DNS', detail: null } as const
  const over = Array.from({ length: count }, (_, n) => {
    const begin = at(-60 * (n + 1))
    const end = { ended_at: begin + 10 * minute, ended_by: 'RECOVERED' } as const
    return { id: `over-${n}`, ...fault, started_at: begin, opened_at: begin, ...end }
  })
  const lasting = { id: 'lasting', ...fault, started_at: testMoment, opened_at: testMoment, ended_at: null, ended_by: null }
  await db
    .insertInto('program_outages')
    .values([...over, lasting])
    .execute()
  if (dialect === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze program_outages'))
}

describe('the outages around clicks', () => {
  eachWorld((open) => {
    it('contain the clicks from their beginning until just before their end', async () => {
      const handle = await open()
      await withOutages(handle, 3)
      const times = [-61, -60, -55, -50, -1, 0, 500]
      await addClicks(
        handle.db,
        times.map((minutes) => ({ id: `at ${minutes}`, at: at(minutes) })),
      )
      const rows = await handle.db.selectFrom('clicks').select('id').where(isInsideOutage('clicks')).orderBy('at').execute()
      expect(rows.map(({ id }) => id)).toEqual(['at -60', 'at -55', 'at 0', 'at 500'])
    })

    it('are left out of the share of a day, with the clicks that were invalid', async () => {
      const handle = await open()
      await withOutages(handle, 3)
      await addClicks(handle.db, [
        { at: at(-60) },
        { at: at(-59), status: 'Rejected', reason: 'REPEAT' },
        { at: at(-58), status: 'Rejected', reason: 'BOT' },
        { at: at(-30) },
        { at: at(-29), status: 'Rejected', reason: 'REPEAT' },
      ])
      const noura = { programId: 'p', profileId: NOURA.profile.id }
      expect(await countClicksInOutages(handle.db, noura, '2026-03-15')).toEqual({ valid: 1, invalid: 1 })
    })

    it('of programs are those that ended after a time, and those that last', async () => {
      const handle = await open()
      await withOutages(handle, 5)
      expect(await findOutageTimes(handle.db, ['p', 'quiet'], at(-115))).toEqual([
        { programId: 'p', from: at(-120), until: at(-110) },
        { programId: 'p', from: at(-60), until: at(-50) },
        { programId: 'p', from: testMoment, until: null },
      ])
    })

    it('are found by one row of an index, however many a program had', async () => {
      const handle = await open()
      await withOutages(handle, 500)
      const plan = await planOf(handle, sql`select ${endOfLastOutage(sql.lit('p'), sql.lit(testMoment))}`)
      expect(plan).toContain('program_outages_by_program_id_started_at')
      expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
    })
  })
})
