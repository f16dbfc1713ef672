import { describe, expect, it } from 'vitest'
import { approvedByCodeIn } from '@wasla/contract/performance/channels.ts'
import { countingOf } from '@wasla/contract/performance/count-change.ts'
import { totalOf } from '@wasla/contract/performance/counts.ts'
import { changesOf, sampleHistories, type Event } from '@wasla/contract/performance/testing/history.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { FAHAD, HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { manualClock } from '#platform/clock.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { countingResults } from './count.ts'
import { findFigures } from './stores/figures.ts'
import { writeClicks } from './testing/write-clicks.ts'

const programId = MORNING_CUP.program.id
const profiles: Readonly<Record<string, string>> = { noura: NOURA.profile.id, huda: HUDA.profile.id, fahad: FAHAD.profile.id }
const profileIds = Object.values(profiles)
const always = { start: '0000-01-01', end: '9999-12-31' }

/** The same random histories in every run, of participants of the demo. */
const histories: Event[][] = sampleHistories(12).map((history, index) =>
  history.map((event) => ({ ...event, id: `${index} ${event.id}`, programId, profileId: profiles[event.profileId] ?? '' })),
)

const count = countingResults({ clock: manualClock(testMoment) })

const save = (db: Database, changes: readonly ResultChange[]) =>
  inTransaction(db, async (tx) => {
    await writeClicks(tx, changes)
    await count(tx, changes)
  })

/** Counts, per day, the browsers with at least one click that counts. */
const visitorsOf = (changes: readonly ResultChange[], keyOf: (row: { profileId: string; day: string; visitor: string }) => string) =>
  new Set(countingOf(changes).visitors.map(keyOf)).size

async function expectCounted(db: Database, changes: readonly ResultChange[]): Promise<void> {
  const { counts, uncounted } = countingOf(changes)
  const clicksOf = (rows: readonly { kind: string; count: number }[]) =>
    rows.filter(({ kind }) => kind === 'CLICK').reduce((sum, row) => sum + row.count, 0)
  const whole = await findFigures(db, { programId, profileId: null }, always, 'LINKS_AND_CODES')
  expect(whole.total).toEqual(totalOf(counts))
  expect(whole.approvedByCode).toBe(approvedByCodeIn(counts))
  expect(totalOf(whole.lastDays)).toEqual(totalOf(counts))
  expect(whole.uncountedClicks).toBe(clicksOf(uncounted))
  expect(whole.visitors).toBe(visitorsOf(changes, ({ day, visitor }) => `${day} ${visitor}`))
  const each = []
  for (const profileId of profileIds) {
    const own = await findFigures(db, { programId, profileId }, always, 'LINKS_AND_CODES')
    const of = <Row extends { profileId: string }>(rows: readonly Row[]) => rows.filter((row) => row.profileId === profileId)
    expect(own.total).toEqual(totalOf(of(counts)))
    expect(own.approvedByCode).toBe(approvedByCodeIn(of(counts)))
    expect(totalOf(own.lastDays)).toEqual(totalOf(of(counts)))
    expect(own.uncountedClicks).toBe(clicksOf(of(uncounted)))
    expect(own.visitors).toBe(visitorsOf(of(changes), ({ day, visitor }) => `${day} ${visitor}`))
    each.push(own.total)
  }
  expect(totalOf(each)).toEqual(whole.total)
}

const click = (over: Partial<ResultChange> = {}): ResultChange => ({
  kind: 'CLICK',
  id: 'one',
  programId,
  profileId: NOURA.profile.id,
  at: testMoment,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'somebody',
  from: null,
  to: 'Approved',
  reason: null,
  amount: 0,
  ...over,
})

describe('counting results', () => {
  eachWorld((open) => {
    it('gives the same result as a full recount, after any sequence of changes', async () => {
      const { db } = await open()
      const changes = histories.flat().flatMap(changesOf)
      for (let from = 0; from < changes.length; from += 7) await save(db, changes.slice(from, from + 7))
      await expectCounted(db, changes)
    })

    it('is exact if several transactions write at once', async () => {
      const { db } = await open()
      await Promise.all(
        histories.map(async (history) => {
          const changes = history.flatMap(changesOf)
          for (let from = 0; from < changes.length; from += 5) await save(db, changes.slice(from, from + 5))
        }),
      )
      await expectCounted(db, histories.flat().flatMap(changesOf))
    })

    it('is undone if writing the results fails', async () => {
      const { db } = await open()
      const failing = inTransaction(db, async (tx) => {
        await writeClicks(tx, [click()])
        await count(tx, [click()])
        throw new Error('The disk is full')
      })
      await expect(failing).rejects.toThrow('The disk is full')
      await expectCounted(db, [])
      expect(await db.selectFrom('changed_figures').selectAll().execute()).toEqual([])
    })

    it('counts a browser on two links as a visitor of each link and of the program, until none of its clicks counts (X-28)', async () => {
      const { db } = await open()
      const [nouras, hudas] = [click(), click({ id: 'two', profileId: HUDA.profile.id })]
      const again = click({ id: 'three' })
      await save(db, [nouras, hudas])
      await save(db, [again])
      const visitors = async () =>
        Promise.all(
          [null, NOURA.profile.id, HUDA.profile.id].map(
            async (profileId) => (await findFigures(db, { programId, profileId }, always, 'LINKS_AND_CODES')).visitors,
          ),
        )
      expect(await visitors()).toEqual([1, 1, 1])
      const undone = { from: 'Approved', to: 'Rejected', reason: 'NOT_GENUINE' } as const
      await save(db, [{ ...nouras, ...undone }])
      expect(await visitors()).toEqual([1, 1, 1])
      await save(db, [{ ...again, ...undone }])
      expect(await visitors()).toEqual([1, 0, 1])
      await save(db, [{ ...hudas, ...undone }])
      expect(await visitors()).toEqual([0, 0, 0])
    })

    it('counts a browser on several links as one visitor of the program if all clicks are written at once', async () => {
      const { db } = await open()
      const browsers = Array.from({ length: 8 }, (_, n) => `browser ${n}`)
      const all = browsers.flatMap((visitor) =>
        profileIds.map((profileId) => click({ id: `${visitor} ${profileId}`, profileId, visitor, country: profileId.slice(0, 2) })),
      )
      await Promise.all(all.map((one) => save(db, [one])))
      await expectCounted(db, all)
    })

    it('adds no visitor for a browser that is counted already, even if many of its held clicks are approved at once', async () => {
      const { db } = await open()
      const many = Array.from({ length: 600 }, (_, n) =>
        click({ id: `held ${n}`, at: testMoment + n, to: 'Held', reason: 'TOO_MANY_CLICKS' }),
      )
      await save(db, [click(), ...many])
      const counted = many.map((one) => ({ ...one, from: 'Held', fromReason: 'TOO_MANY_CLICKS', to: 'Approved', reason: null }) as const)
      await save(db, counted.slice(0, 300))
      await save(db, counted.slice(300))
      await expectCounted(db, [click(), ...many, ...counted])
    })

    it('fails for a click that was not written before', async () => {
      const { db } = await open()
      await expect(inTransaction(db, (tx) => count(tx, [click()]))).rejects.toThrow('not written')
    })

    it('fails if a result that was never counted is taken back', async () => {
      const { db } = await open()
      await expect(save(db, [click({ from: 'Approved', to: 'Rejected', reason: 'BOT' })])).rejects.toThrow('day_counts')
      await expectCounted(db, [])
    })
  })
})
