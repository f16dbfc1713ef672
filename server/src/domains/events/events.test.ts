import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { manualClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { openEventHub } from './hub.ts'
import { appendEvent } from './service.ts'
import { eventsAfter, forgetEvents, storedIds, missedBy } from './store.ts'

const say = ({ db, dialect }: DatabaseHandle, data: unknown, at = testMoment) =>
  inTransaction(db, (tx) => appendEvent(tx, dialect, { userId: null, kind: 'note', data, at }))

async function hubOn({ db }: DatabaseHandle) {
  const hub = await openEventHub({ db, clock: manualClock(testMoment), log: silentLog })
  onTestFinished(() => hub.close())
  return hub
}

describe('events', () => {
  eachDatabase((open) => {
    it('are read in the order of their ids without gaps, for any number of concurrent writes', async () => {
      const handle = await open()
      const seen: number[] = []
      let last = 0
      const readNew = async () => {
        for (const event of await eventsAfter(handle.db, last, 1000)) {
          seen.push(event.id)
          last = event.id
        }
      }
      const writing = Array.from({ length: 40 }, (_, i) => say(handle, i))
      for (const written of writing) {
        await readNew()
        await written
      }
      await readNew()
      expect(seen).toHaveLength(40)
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    })

    it('are stored only if the transaction of their cause is committed', async () => {
      const handle = await open()
      const { db, dialect } = handle
      await inTransaction(db, async (tx) => {
        await appendEvent(tx, dialect, { userId: null, kind: 'note', data: 1, at: testMoment })
        throw new Error('undone')
      }).catch(() => undefined)
      expect(await eventsAfter(db, 0, 10)).toEqual([])
    })

    it('are returned to their user only, or to everybody if they have no user', async () => {
      const handle = await open()
      const { db, dialect } = handle
      for (const id of ['u1', 'u2'])
        await db
          .insertInto('users')
          .values({
            id,
            mobile_no: id,
            country_id: 'SA',
            language: null,
            accepted_terms_at: null,
            created_at: 1,
            last_sign_in_at: null,
            suspended_at: null,
            identity_recheck_since: null,
            invitation_code: id,
            invited_by: null,
          })
          .execute()
      for (const userId of ['u1', 'u2', null])
        await inTransaction(db, (tx) => appendEvent(tx, dialect, { userId, kind: 'note', data: userId, at: testMoment }))
      const missed = async (userId: string | null) => (await missedBy(db, userId, 0, 10)).map((event) => JSON.parse(event.data) as unknown)
      expect(await missed('u1')).toEqual(['u1', null])
      expect(await missed('u2')).toEqual(['u2', null])
      expect(await missed(null)).toEqual([null])
    })

    it('are deleted after a day, except the last one, so that no id is used twice', async () => {
      const handle = await open()
      for (const at of [1, 2, 3]) await say(handle, at, at)
      await forgetEvents(handle.db, 10)
      const { first, last } = await storedIds(handle.db)
      expect(first).toBe(last)
      await say(handle, 'next')
      expect((await storedIds(handle.db)).last).toBe(last + 1)
    })

    it('reach every process that reads the table', async () => {
      const handle = await open()
      const hubs = [await hubOn(handle), await hubOn(handle)]
      const heard: string[][] = [[], []]
      hubs.forEach((hub, i) => hub.subscribe({ userId: null, deliver: (event) => heard[i]?.push(event.data), end: () => undefined }))
      await say(handle, 'hello')
      for (const hub of hubs) await hub.poll()
      expect(heard).toEqual([['"hello"'], ['"hello"']])
    })
  })
})
