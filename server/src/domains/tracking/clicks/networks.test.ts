import { describe, expect, it } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { insertOwnNetworks } from '../stores/visitors.ts'
import { addLinks, clickOf, recordingCounts } from '../testing/links.ts'
import type { Click } from './click.ts'
import { recordClicks } from './record.ts'
import { createContactCache } from './shared-contacts.ts'

const day = '2026-03-15'

async function tracked(handle: DatabaseHandle) {
  const { db, dialect } = handle
  await addLinks(db)
  const { ids, settings, clock } = testDeps(handle)
  const contacts = createContactCache({ clock })
  const { countResults } = recordingCounts()
  const record = (clicks: readonly Click[]) =>
    inTransaction(db, (tx) => recordClicks(tx, { dialect, ids, settings, contacts, countResults }, clicks))
  /** Counts these clicks by their status, or by their reason if they have one. */
  const outcome = async (clicks: readonly Click[]) => {
    const counts: Record<string, number> = {}
    for (const { status, reason } of await record(clicks)) counts[reason ?? status] = (counts[reason ?? status] ?? 0) + 1
    return counts
  }
  const cases = () => db.selectFrom('network_cases').selectAll().execute()
  return { db, record, outcome, cases }
}

let visitors = 0
const from = (network: string, count: number, over: Partial<Click> = {}) =>
  Array.from({ length: count }, () => clickOf({ visitor: `visitor-${(visitors += 1)}`, network, browser: 'Chrome Android', ...over }))

describe('clicks of one network', () => {
  eachWorld((open) => {
    it('count at most twenty times per link and day, and are stored with their network and browser', async () => {
      const { db, outcome, cases } = await tracked(await open())
      expect(await outcome(from('carrier', 15))).toEqual({ Approved: 15 })
      expect(await outcome(from('carrier', 15))).toEqual({ Approved: 5, TOO_MANY_FROM_NETWORK: 10 })
      expect(await outcome(from('carrier', 2))).toEqual({ TOO_MANY_FROM_NETWORK: 2 })
      expect(await outcome(from('carrier', 5, { profileId: REEM.profile.id }))).toEqual({ Approved: 5 })
      expect(await outcome(from('carrier', 5, { at: testMoment + 86_400_000 }))).toEqual({ Approved: 5 })
      expect(await outcome(from('another', 5))).toEqual({ Approved: 5 })
      expect(await cases()).toMatchObject([
        {
          program_id: 'p',
          profile_id: NOURA.profile.id,
          day,
          network: 'carrier',
          reason: 'TOO_MANY_FROM_NETWORK',
          held: 12,
          status: 'Open',
          opened_at: testMoment,
          decided_at: null,
        },
      ])
      const written = await db.selectFrom('clicks').select(['network', 'browser']).where('status', '=', 'Held').execute()
      expect(written).toHaveLength(12)
      expect(new Set(written.map(({ network, browser }) => `${network} ${browser}`))).toEqual(new Set(['carrier Chrome Android']))
    })

    it('count at most five times on an own network, which is one of the participant, the owner or an accepted manager', async () => {
      const { db, outcome, cases } = await tracked(await open())
      await db
        .insertInto('managed_accounts')
        .values([
          { id: 'accepted', manager_id: OMAR.profile.id, talent_id: REEM.profile.id, status: 'Accepted', created_at: 1, answered_at: 1 },
        ])
        .onConflict((clash) => clash.doNothing())
        .execute()
      await db.deleteFrom('managed_accounts').where('talent_id', '=', NOURA.profile.id).execute()
      await insertOwnNetworks(db, [
        { day, network: 'home', userId: NOURA.user.id },
        { day, network: 'brand', userId: NABT_COFFEE.user.id },
        { day, network: 'agency', userId: OMAR.user.id },
        { day: '2026-03-14', network: 'yesterday', userId: NOURA.user.id },
      ])
      expect(await outcome(from('home', 8))).toEqual({ Approved: 5, OWN_NETWORK: 3 })
      expect(await outcome(from('brand', 8))).toEqual({ Approved: 5, OWN_NETWORK: 3 })
      expect(await outcome(from('agency', 8))).toEqual({ Approved: 8 })
      expect(await outcome(from('yesterday', 8))).toEqual({ Approved: 8 })
      expect(await outcome(from('agency', 8, { profileId: REEM.profile.id }))).toEqual({ Approved: 5, OWN_NETWORK: 3 })
      expect(await outcome(from('home', 8, { profileId: REEM.profile.id }))).toEqual({ Approved: 8 })
      expect(await cases()).toHaveLength(3)
    })

    it('share one case, whose reason becomes own network as soon as the participant signs in there', async () => {
      const { db, outcome, cases } = await tracked(await open())
      expect(await outcome(from('carrier', 22))).toEqual({ Approved: 20, TOO_MANY_FROM_NETWORK: 2 })
      await insertOwnNetworks(db, [{ day, network: 'carrier', userId: NOURA.user.id }])
      expect(await outcome(from('carrier', 3))).toEqual({ OWN_NETWORK: 3 })
      expect(await cases()).toMatchObject([{ reason: 'OWN_NETWORK', held: 5 }])
    })

    it('count at most twenty times if several processes write them at once, and the others share one case', async () => {
      const { record, cases } = await tracked(await open())
      const written = (await Promise.all(Array.from({ length: 12 }, () => record(from('carrier', 5))))).flat()
      expect(written.filter(({ status }) => status === 'Approved')).toHaveLength(20)
      expect(await cases()).toMatchObject([{ held: 40 }])
    })
  })
})
