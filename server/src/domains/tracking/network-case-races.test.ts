import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { openPostgres } from '#database/dialects/postgres.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { emptySchema } from '#database/testing/real-postgres.ts'
import { inTransaction, isStoreBusy } from '#database/transaction.ts'
import { seedWorld } from '../../demo/seed.ts'
import { createTrackingService } from './service.ts'
import { networkCaseRow } from './stores/network-cases.ts'
import { addClicks, trackingHarness } from './testing/harness.ts'

const network = '7f3ac2b19d'
/** A program with one held click and its open case, on a server whose statements time out after `longest` milliseconds. */
async function heldOnServer(longest?: number) {
  const schema = await emptySchema(inject('postgresUrl') ?? '')
  onTestFinished(schema.drop)
  const handle = await openPostgres({ url: schema.url, create: true, ...(longest ? { longest } : {}) })
  onTestFinished(handle.close)
  await migrate(handle.db, handle.dialect, testMoment)
  await seedWorld(handle, worldAt(testMoment), testMoment)
  const t = await trackingHarness(handle)
  const one = networkCaseRow.write({
    ...{ id: 'case', programId: 'p', profileId: NOURA.profile.id, day: '2026-03-15', network, reason: 'OWN_NETWORK', held: 1, counted: 0 },
    ...{ status: 'Open', openedAt: testMoment, decidedAt: null, decidedBy: null, note: null },
  })
  await t.db.insertInto('network_cases').values(one).execute()
  await addClicks(t.db, [{ status: 'Held', reason: 'OWN_NETWORK', network, browser: 'Other' }])
  return t
}

describe.runIf(inject('postgresUrl'))('deciding a network case on a PostgreSQL server', () => {
  it('waits for a report that has read its click as held, and then moves the report’s result too', async () => {
    const t = await heldOnServer()
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const isWritten = Promise.withResolvers<void>()
    const slow = createTrackingService({
      ...t,
      async countResults() {
        isWritten.resolve()
        await gate.promise
      },
    })
    const body = {
      clickId: 'click-0',
      promoCode: null,
      event: 'SALE',
      externalId: 'order',
      amount: 100,
      isReversed: false,
      occurredAt: null,
    } as const
    const reported = inTransaction(t.db, (tx) => slow.takeImported(tx, 'p', body))
    await isWritten.promise
    let isDecided = false
    const decided = inTransaction(t.db, (tx) =>
      t.tracking.networkCases.decide(tx, 'case', { counts: true, wholeNetwork: false, note: null }, 'maha'),
    ).finally(() => (isDecided = true))
    const blocked = async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks where not granted`.execute(t.db)
      return (rows[0]?.waiting ?? 0) > 0
    }
    await expect.poll(async () => isDecided || (await blocked())).toBe(true)
    gate.resolve()
    expect(await reported).toMatchObject({ status: 'Held' })
    await decided
    expect(await t.conversions()).toMatchObject([{ external_id: 'order', status: 'Approved', reason: null }])
  })

  it('delays a report at most until the statement timeout, after which the report can be sent again', async () => {
    const t = await heldOnServer(400)
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const isHeld = Promise.withResolvers<void>()
    const holding = inTransaction(t.db, async (tx) => {
      await sql`select id from clicks for update`.execute(tx)
      isHeld.resolve()
      await gate.promise
    })
    await isHeld.promise
    await expect(t.report()).rejects.toSatisfy(isStoreBusy)
    gate.resolve()
    await holding
    expect(await t.report()).toMatchObject({ status: 'Held', isRepeat: false })
  })
})
