import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { manualClock } from '#platform/clock.ts'
import { openServerWorld } from '../../../testing/test-world.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { countingResults } from '../../performance/service.ts'
import { writeClicks } from '../../performance/testing/write-clicks.ts'
import type { CountResults } from '../count-results.ts'
import { addLinks, clickOf } from '../testing/links.ts'
import type { Click } from './click.ts'
import { recordClicks } from './record.ts'
import { createContactCache } from './shared-contacts.ts'

/** Noura’s and Reem’s links on a PostgreSQL server, with functions that record and count clicks as in production. */
async function counting() {
  const handle = await openServerWorld()
  const { db, dialect } = handle
  await addLinks(db)
  const { ids, settings, clock } = testDeps(handle)
  const count = countingResults({ clock: manualClock(testMoment) })
  const record = (clicks: readonly Click[], also: CountResults = () => Promise.resolve()) =>
    inTransaction(db, (tx) =>
      recordClicks(tx, { dialect, ids, settings, contacts: createContactCache({ clock }), countResults: [count, also] }, clicks),
    )
  return { db, record, count }
}

/** Runs `first` until it has written and counted, and starts `second`. Commits `first` once `second` waits for it or is done. */
async function oneInAnother<T>(db: Database, first: (also: CountResults) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  const isWritten = Promise.withResolvers<void>()
  const written = first(async () => {
    isWritten.resolve()
    await gate.promise
  })
  await isWritten.promise
  let isDone = false
  const other = second().finally(() => (isDone = true))
  const waits = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks where not granted`.execute(db)
    return (rows[0]?.waiting ?? 0) > 0
  }
  await expect.poll(async () => isDone || (await waits())).toBe(true)
  gate.resolve()
  await written
  return other
}

/** Returns how many visitors were counted for the program, or for a participant. */
async function visitorsOf(db: Database, participant = ''): Promise<number> {
  const days = db.selectFrom('visitor_days').where('program_id', '=', 'p').where('participant', '=', participant)
  return (await days.select('visitors').execute()).reduce((sum, { visitors }) => sum + visitors, 0)
}

const heldClick = ({ profileId, ...over }: Partial<ResultChange> & { profileId: string }): ResultChange => ({
  ...{ kind: 'CLICK', id: `held of ${profileId}`, programId: 'p', profileId, at: testMoment, channel: 'OTHER', country: 'SA' },
  ...{ visitor: 'somebody', from: null, to: 'Held', reason: 'TOO_MANY_CLICKS', amount: 0, ...over },
})

describe.runIf(inject('postgresUrl'))('one browser on two links in two processes at once, on a PostgreSQL server', () => {
  it('has its clicks of both processes counted together against the limit (X-29)', async () => {
    const { db, record } = await counting()
    const many = Array.from({ length: 30 }, (_, n) => clickOf({ at: testMoment + n }))
    const found = await oneInAnother(
      db,
      (also) => record(many, also),
      () => record([clickOf({ profileId: REEM.profile.id, at: testMoment + 40, country: 'AE' })]),
    )
    expect(found.map(({ reason }) => reason)).toEqual(['TOO_MANY_CLICKS'])
  })

  it('is counted as one visitor of the program', async () => {
    const { db, record } = await counting()
    await oneInAnother(
      db,
      (also) => record([clickOf()], also),
      () => record([clickOf({ profileId: REEM.profile.id, country: 'AE', channel: 'TIKTOK' })]),
    )
    expect(await visitorsOf(db)).toBe(1)
    expect([await visitorsOf(db, NOURA.profile.id), await visitorsOf(db, REEM.profile.id)]).toEqual([1, 1])
  })

  it('is counted as one visitor of the program if earlier clicks are decided to count', async () => {
    const { db, count } = await counting()
    const before = testMoment - 3 * 86_400_000
    // These two clicks share no count except the count of visitors.
    const held: [ResultChange, ResultChange] = [
      heldClick({ profileId: NOURA.profile.id, at: before }),
      heldClick({ profileId: REEM.profile.id, at: before, country: 'AE', channel: 'TIKTOK', reason: 'TOO_MANY_INVALID' }),
    ]
    await writeClicks(db, held)
    await count(db, held)
    const letCount = (one: ResultChange, also: CountResults = () => Promise.resolve()) =>
      inTransaction(db, async (tx) => {
        const changes = [{ ...one, from: 'Held', fromReason: one.reason, to: 'Approved', reason: null } as const]
        await writeClicks(tx, changes)
        await count(tx, changes)
        await also(tx, changes)
      })
    const [nouras, reems] = held
    await oneInAnother(
      db,
      (also) => letCount(nouras, also),
      () => letCount(reems),
    )
    expect(await visitorsOf(db)).toBe(1)
  })
})
