import { describe, expect, it } from 'vitest'
import { noFigures } from '@wasla/contract/payment-record/figures.ts'
import { naiveFigures } from '@wasla/contract/payment-record/testing/naive.ts'
import { recordBegins } from '@wasla/contract/payment-record/window.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { planOf } from '#database/testing/plan.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { manualClock } from '#platform/clock.ts'
import { createServices } from '../../services/services.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { computedRecord } from './compute.ts'
import { findRecords, saveRecord, takeDue } from './stores/records.ts'
import { historyFrom, writeRandomRows } from './testing/random-rows.ts'

const hour = 3_600_000
const brands = [NABT_COFFEE, RAWSHAN].map(({ profile }) => profile)
const nabt = NABT_COFFEE.profile.id

const harness = (handle: DatabaseHandle) => {
  const clock = manualClock(testMoment)
  const deps = { ...testDeps(handle, { mode: 'demo' }), clock }
  const { paymentRecords } = createServices(deps)
  const stored = async (id: string) => (await findRecords(handle.db, [id])).get(id)
  return { clock, paymentRecords, stored, db: handle.db, dialect: handle.dialect }
}

describe('payment records', () => {
  eachWorld((open) => {
    it('equal a second computation without SQL, over random rows of five databases', async () => {
      const { db } = await open()
      const world = worldAt(testMoment)
      const begins = recordBegins(testMoment)
      let shown = 0
      for (let seed = 1; seed <= 5; seed++) {
        const written = await writeRandomRows(db, world, { seed: seed * 1_000, now: testMoment })
        for (const { id: brand, userId: owner } of brands) {
          const figures = (await computedRecord(db, brand, testMoment))?.figures
          const { results: _, ...naive } = naiveFigures(historyFrom(written, { brand, owner, begins, now: testMoment }))
          expect(figures).toMatchObject(naive)
          shown += [figures?.payouts.middle, figures?.takenBack.share, figures?.answers.middle, figures?.reviews.share].filter(
            (one) => one !== null && one !== undefined,
          ).length
        }
      }
      expect(shown).toBeGreaterThan(20)
    })

    it('are stored for an hour, and computed again after it', async () => {
      const t = harness(await open())
      await t.paymentRecords.refresh()
      const first = await t.stored(nabt)
      expect(first).toMatchObject({ computedAt: testMoment, since: '2025-04-01', figures: { answers: { cases: 9 } } })
      await t.db
        .updateTable('participations')
        .set({ status: 'Accepted', answered_at: testMoment })
        .where('status', '=', 'Pending')
        .execute()
      t.clock.advance(hour - 1)
      await t.paymentRecords.refresh()
      expect(await t.stored(nabt)).toEqual(first)
      t.clock.advance(1)
      await t.paymentRecords.refresh()
      const { figures, computedAt } = (await t.stored(nabt)) ?? {}
      expect(computedAt).toBe(testMoment + hour)
      expect(figures?.answers.cases).toBe(20)
    })

    it('exist for brands that published a program, and are empty for all others', async () => {
      const t = harness(await open())
      const [before] = await t.paymentRecords.of([nabt])
      expect(before).toMatchObject({ since: '2025-04-01', ...noFigures })
      await t.paymentRecords.refresh()
      const listed = await t.db.selectFrom('payment_records').select('profile_id').execute()
      const published = await t.db.selectFrom('programs').select('profile_id').distinct().where('published_at', 'is not', null).execute()
      expect(listed.map((row) => row.profile_id).toSorted()).toEqual(published.map((row) => row.profile_id).toSorted())
    })

    it('are computed once if two processes refresh at the same moment', async () => {
      const t = harness(await open())
      await t.paymentRecords.refresh()
      await t.db.updateTable('payment_records').set({ due_at: 0 }).execute()
      const lease = { now: testMoment, until: testMoment + 1, limit: 2 }
      const taken: string[][] = []
      const take = async () => {
        for (;;) {
          const ids = await inTransaction(t.db, (tx) => takeDue(tx, t.dialect, lease))
          if (ids.length === 0) return
          taken.push(ids)
        }
      }
      await Promise.all([take(), take(), take()])
      const all = taken.flat()
      expect(all.length).toBeGreaterThan(3)
      expect(new Set(all).size).toBe(all.length)
    })

    it('are tried again after the lease of a process that was killed', async () => {
      const t = harness(await open())
      await t.paymentRecords.refresh()
      await t.db.updateTable('payment_records').set({ due_at: 0 }).execute()
      await inTransaction(t.db, (tx) => takeDue(tx, t.dialect, { now: testMoment, until: testMoment + 300_000, limit: 100 }))
      t.clock.advance(299_999)
      await t.paymentRecords.refresh()
      expect((await t.stored(nabt))?.computedAt).toBe(testMoment)
      t.clock.advance(1)
      await t.paymentRecords.refresh()
      expect((await t.stored(nabt))?.computedAt).toBe(testMoment + 300_000)
    })

    it('are not replaced by those of a slower process that began earlier', async () => {
      const t = harness(await open())
      await t.paymentRecords.refresh()
      const record = await t.stored(nabt)
      if (!record) throw new Error('The brand has a record')
      await saveRecord(t.db, { ...record, computedAt: testMoment - 1, figures: noFigures }, 0)
      expect(await t.stored(nabt)).toEqual(record)
    })

    it('of an erased brand are not computed again', async () => {
      const t = harness(await open())
      await t.paymentRecords.refresh()
      await t.db.updateTable('profiles').set({ deleted_at: testMoment }).where('id', '=', nabt).execute()
      await t.db.deleteFrom('payment_records').where('profile_id', '=', nabt).execute()
      t.clock.advance(2 * hour)
      await t.paymentRecords.refresh()
      expect(await t.stored(nabt)).toBeUndefined()
    })

    it('are found by their key for a list of programs, and by their due time for the timer', async () => {
      const handle = await open()
      const { db } = handle
      const plans = await planOf(handle, db.selectFrom('payment_records').selectAll().where('profile_id', 'in', ['a', 'b']))
      expect(plans).toMatch(/payment_records_pkey|sqlite_autoindex_payment_records_1/)
      const due = db
        .selectFrom('payment_records')
        .select('profile_id')
        .where('due_at', '<=', 1)
        .orderBy('due_at')
        .orderBy('profile_id')
        .limit(5)
      expect(await planOf(handle, due)).toContain('payment_records_by_due_at_profile_id')
    })
  })
})
