import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld, openTestWorld } from '../../../testing/test-world.ts'
import { insertOwnBrowsers, insertOwnNetworks } from '../stores/visitors.ts'
import { addLinks, clickOf, recordingCounts } from '../testing/links.ts'
import type { Click } from './click.ts'
import { recordClicks } from './record.ts'
import { createContactCache } from './shared-contacts.ts'

const minute = 60_000
const hour = 60 * minute
const day = '2026-03-15'

async function tracked(handle: DatabaseHandle, program: Partial<ProgramRecord> = {}) {
  const { db, dialect } = handle
  await addLinks(db, program)
  const { changes, countResults } = recordingCounts()
  const { ids, settings, clock } = testDeps(handle)
  const contacts = createContactCache({ clock })
  const record = (clicks: readonly Click[]) =>
    inTransaction(db, (tx) => recordClicks(tx, { dialect, ids, settings, contacts, countResults }, clicks))
  /** Returns the reason of each click that has one, else its status. */
  const outcome = async (clicks: readonly Click[]) => (await record(clicks)).map(({ status, reason }) => reason ?? status)
  const rows = () => db.selectFrom('clicks').selectAll().orderBy('at').orderBy('id').execute()
  return { db, dialect, ids, settings, contacts, changes, record, outcome, rows }
}

describe('recording clicks', () => {
  eachWorld((open) => {
    it('stores them as they came, and reports them to the counters', async () => {
      const { record, rows, changes } = await tracked(await open())
      const [written] = await record([clickOf({ id: 'one', channel: 'TIKTOK', country: 'AE' })])
      expect(await rows()).toEqual([
        {
          id: 'one',
          program_id: 'p',
          profile_id: NOURA.profile.id,
          at: testMoment,
          channel: 'TIKTOK',
          country: 'AE',
          visitor: 'somebody',
          status: 'Approved',
          reason: null,
          network: null,
          browser: null,
        },
      ])
      expect(changes).toEqual([
        expect.objectContaining({ kind: 'CLICK', id: written?.id, from: null, to: 'Approved', reason: null, amount: 0, at: testMoment }),
      ])
    })

    it('counts one click per hour, visitor and link; the hour begins with a click that counted', async () => {
      const { outcome } = await tracked(await open())
      const at = (minutes: number) => clickOf({ at: testMoment + minutes * minute })
      expect(await outcome([at(0), at(30), at(59)])).toEqual(['Approved', 'REPEAT', 'REPEAT'])
      expect(await outcome([at(59.9)])).toEqual(['REPEAT'])
      expect(await outcome([at(60), at(61), at(120), at(121)])).toEqual(['Approved', 'REPEAT', 'Approved', 'REPEAT'])
      expect(await outcome([at(130)])).toEqual(['REPEAT'])
      expect(await outcome([clickOf({ profileId: REEM.profile.id }), clickOf({ visitor: 'another' })])).toEqual(['Approved', 'Approved'])
    })

    it('does not start a visitor’s hour with a bot, a prefetch or a click while the program is on hold', async () => {
      const { outcome } = await tracked(await open())
      expect(
        await outcome([
          clickOf({ isBot: true }),
          clickOf({ isPrefetch: true }),
          clickOf({ status: 'OnHold' }),
          clickOf({ at: testMoment + 1 }),
          clickOf({ at: testMoment + 2, status: 'OnHold' }),
        ]),
      ).toEqual(['BOT', 'PREFETCH', 'CAPPED', 'Approved', 'REPEAT'])
    })

    it('does not count clicks of a day from browsers in which the participant or owner was signed in that day', async () => {
      const { db, outcome } = await tracked(await open())
      await insertOwnBrowsers(db, [
        { day, visitor: 'noura', userId: NOURA.user.id },
        { day, visitor: 'brand', userId: NABT_COFFEE.user.id },
        { day: '2026-03-14', visitor: 'noura before', userId: NOURA.user.id },
        { day, visitor: 'brand', userId: NABT_COFFEE.user.id },
      ])
      const by = (visitor: string, over: Partial<Click> = {}) => clickOf({ visitor, ...over })
      expect(await outcome([by('noura'), by('brand'), by('noura before'), by('noura', { profileId: REEM.profile.id })])).toEqual([
        'OWN_BROWSER',
        'OWN_BROWSER',
        'Approved',
        'Approved',
      ])
    })

    it('marks clicks as capped while the program is on hold', async () => {
      const { outcome } = await tracked(await open(), { status: 'OnHold' })
      expect(await outcome([clickOf(), clickOf({ at: testMoment + 1 })])).toEqual(['CAPPED', 'CAPPED'])
    })

    it.each(['Soon', 'Retired', 'Draft'] as const)('stores no click if the program is %s', async (status) => {
      const { record, rows, changes } = await tracked(await open(), { status })
      expect(await record([clickOf()])).toEqual([])
      expect(await rows()).toEqual([])
      expect(changes).toEqual([])
    })

    it('uses the program status at the time of the click if the click has one', async () => {
      const { outcome } = await tracked(await open(), { status: 'Retired' })
      expect(await outcome([clickOf({ status: 'Active' }), clickOf({ visitor: 'b', status: 'OnHold' })])).toEqual(['Approved', 'CAPPED'])
    })

    it('counts a click that was redirected before the program retired', async () => {
      const { outcome } = await tracked(await open(), { status: 'Retired' })
      expect(await outcome([clickOf({ wasOpen: true })])).toEqual(['Approved'])
    })

    it('stores no click without a participant', async () => {
      const { record } = await tracked(await open())
      expect(await record([clickOf({ profileId: 'nobody' }), clickOf({ programId: 'nothing' })])).toEqual([])
      expect(await record([])).toEqual([])
    })

    it('holds clicks of a visitor from the 31st of a day on, with repeats and with clicks on all links', async () => {
      const { outcome } = await tracked(await open())
      await outcome(Array.from({ length: 29 }, (_, n) => clickOf({ at: testMoment + n })))
      expect(await outcome([clickOf({ profileId: REEM.profile.id, at: testMoment + 30 })])).toEqual(['Approved'])
      expect(await outcome([clickOf({ at: testMoment + hour })])).toEqual(['TOO_MANY_CLICKS'])
      expect(await outcome([clickOf({ at: testMoment + hour + 1 })])).toEqual(['REPEAT'])
      expect(await outcome([clickOf({ at: testMoment + 24 * hour })])).toEqual(['Approved'])
    })

    it('holds clicks if more than 40% of the participant’s clicks of the day are invalid, from the fiftieth click on', async () => {
      const { db, outcome, rows } = await tracked(await open())
      const people = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, n) => clickOf({ visitor: `v${from + n}`, network: `n${from + n}`, at: testMoment + n }))
      // The participant’s own browser, seven times on each of three networks where nobody else was signed in.
      const userId = NOURA.user.id
      await insertOwnBrowsers(db, [{ day, visitor: 'noura', userId }])
      await insertOwnNetworks(
        db,
        ['r0', 'r1', 'r2'].map((network) => ({ day, network, userId })),
      )
      const own = Array.from({ length: 21 }, (_, n) => clickOf({ visitor: 'noura', network: `r${n % 3}`, at: testMoment + 100 }))
      await outcome([...people(0, 28), ...own])
      // At the fiftieth click: 21 of 50 is more than 40%; 21 of 53 is not.
      expect(await outcome(people(28, 32))).toEqual(['TOO_MANY_INVALID', 'TOO_MANY_INVALID', 'TOO_MANY_INVALID', 'Approved'])
      expect(await outcome([clickOf({ profileId: REEM.profile.id, visitor: 'r' })])).toEqual(['Approved'])
      expect((await rows()).filter(({ status }) => status === 'Held')).toHaveLength(3)
    })

    it('does not hold clicks because of own browsers on networks that other accounts use too', async () => {
      const { db, outcome } = await tracked(await open())
      const networks = ['r0', 'r1', 'r2', 'r3', 'r4']
      await insertOwnBrowsers(db, [
        { day, visitor: 'noura', userId: NOURA.user.id },
        { day, visitor: 'brand', userId: NABT_COFFEE.user.id },
      ])
      // One network of the owner only, and four networks that the participant shares with another account.
      await insertOwnNetworks(
        db,
        networks.flatMap((network, n) =>
          n === 0 ? [{ day, network, userId: NABT_COFFEE.user.id }] : [NOURA, REEM].map(({ user }) => ({ day, network, userId: user.id })),
        ),
      )
      const own = networks.flatMap((network) =>
        Array.from({ length: 10 }, () => clickOf({ visitor: network === 'r0' ? 'brand' : 'noura', network })),
      )
      const people = Array.from({ length: 50 }, (_, n) => clickOf({ visitor: `v${n}`, network: `n${n}` }))
      expect(new Set((await outcome([...own, ...people])).slice(50))).toEqual(new Set(['Approved']))
    })

    it('ignores clicks during a hold of the program when judging the participant’s day', async () => {
      const { outcome } = await tracked(await open())
      await outcome(Array.from({ length: 100 }, (_, n) => clickOf({ visitor: `h${n}`, status: 'OnHold' })))
      expect(await outcome([clickOf()])).toEqual(['Approved'])
    })

    it('stores no click if a counter fails', async () => {
      const handle = await open()
      const { db, dialect, ids, settings, contacts, rows, outcome } = await tracked(handle)
      const countResults = [async () => Promise.reject(new Error('cannot count'))]
      const failing = inTransaction(db, (tx) => recordClicks(tx, { dialect, ids, settings, contacts, countResults }, [clickOf()]))
      await expect(failing).rejects.toThrow('cannot count')
      expect(await rows()).toEqual([])
      expect(await outcome([clickOf()])).toEqual(['Approved'])
    })

    it('counts only one of a visitor’s clicks that several processes write at once', async () => {
      const { record, rows } = await tracked(await open())
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          record([clickOf({ at: testMoment + n }), clickOf({ visitor: `other ${n}`, at: testMoment + n })]),
        ),
      )
      const found = await rows()
      expect(found.filter(({ visitor, status }) => visitor === 'somebody' && status === 'Approved')).toHaveLength(1)
      expect(found.filter(({ reason }) => reason === 'REPEAT')).toHaveLength(19)
      expect(found.filter(({ visitor, status }) => visitor !== 'somebody' && status === 'Approved')).toHaveLength(20)
    })

    it('handles thousands of clicks in one call in the same way as a few', async () => {
      const { record, rows, changes } = await tracked(await open())
      const many = Array.from({ length: 1_200 }, (_, n) => clickOf({ visitor: `v${n % 700}`, at: testMoment + n * 1_000 }))
      expect(await record(many)).toHaveLength(1_200)
      expect(await rows()).toHaveLength(1_200)
      expect(changes.map(({ at }) => at)).toEqual(many.map(({ at }) => at))
    })
  })
})

it('gives the same statuses, sums, holds and cases for clicks that are recorded together or in parts', async () => {
  const click = fc.record({
    visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
    network: fc.constantFrom(null, 'home', 'carrier', 'office'),
    profileId: fc.constantFrom(NOURA.profile.id, REEM.profile.id),
    after: fc.integer({ min: 0, max: 30 * minute }),
    isBot: fc.constantFrom(false, false, false, true),
    status: fc.constantFrom('Active', 'Active', 'Active', 'Active', 'OnHold'),
  })
  const histories = fc.array(click, { minLength: 80, maxLength: 160 })
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
  const { db, close, ...handle } = await openTestWorld()
  const { outcome } = await tracked({ db, close, ...handle })
  await insertOwnNetworks(db, [{ day, network: 'home', userId: NOURA.user.id }])
  const tables = ['visits', 'click_days', 'link_networks'] as const
  const written = async () => ({
    cases: await db
      .selectFrom('network_cases')
      .select(['profile_id', 'day', 'network', 'reason', 'held'])
      .orderBy('profile_id')
      .orderBy('day')
      .orderBy('network')
      .execute(),
    sums: await Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted()),
    ),
  })
  const clear = async () => {
    for (const table of ['clicks', 'network_cases', ...tables] as const) await db.deleteFrom(table).execute()
  }
  try {
    await fc.assert(
      fc.asyncProperty(histories, parts, async (history, sizes) => {
        let at = testMoment
        const clicks = history.map(({ after, status, ...one }): Click => {
          at += after
          return clickOf({ ...one, at, status: status as 'Active' })
        })
        await clear()
        const together = await outcome(clicks)
        const sums = await written()
        await clear()
        const inParts: string[] = []
        for (let from = 0, turn = 0; from < clicks.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1
          inParts.push(...(await outcome(clicks.slice(from, from + size))))
          from += size
        }
        expect(inParts).toEqual(together)
        expect(await written()).toEqual(sums)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  } finally {
    await close()
  }
})
