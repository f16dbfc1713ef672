import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { inTransaction } from '#database/transaction.ts'
import { addLinks, codes } from '../../domains/tracking/testing/links.ts'
import { bearer, testApp } from '../../testing/test-app.ts'

const phone = (version: number) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S${version}B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`

async function tracked() {
  const test = await testApp({ trustProxy: 1 })
  await addLinks(test.db)
  const visit = (network: string, agent: string, { method = 'GET', code = codes.noura as string } = {}) =>
    test.app.request(`/t/${code}`, { method, headers: { 'user-agent': agent, 'x-forwarded-for': network } })
  const rows = async () => {
    await test.services.clicks.flush()
    return test.db.selectFrom('clicks').selectAll().orderBy('id').execute()
  }
  const outcomes = async () => {
    const counts: Record<string, number> = {}
    for (const { status, reason } of await rows()) counts[reason ?? status] = (counts[reason ?? status] ?? 0) + 1
    return counts
  }
  const cases = () => test.db.selectFrom('network_cases').selectAll().execute()
  async function signInFrom(who: Member, network: string) {
    const { accessToken } = await test.enter(who)
    await test.ask('{ activeProfile { id } }', {}, { ...bearer(accessToken), 'user-agent': phone(999), 'x-forwarded-for': network })
  }
  return { ...test, visit, signInFrom, rows, outcomes, cases }
}

describe('clicks of a participant who wants to be paid for them', () => {
  it('count up to five from the network of their sign-in, and are held in one case beyond that (Y-06)', async () => {
    const { signInFrom, visit, outcomes, cases } = await tracked()
    await signInFrom(NOURA, '192.0.2.1')
    for (let n = 0; n < 210; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 5, OWN_NETWORK: 205 })
    expect(await cases()).toMatchObject([
      { program_id: 'p', profile_id: NOURA.profile.id, reason: 'OWN_NETWORK', held: 205, status: 'Open', decided_at: null },
    ])
    for (let n = 0; n < 10; n++) await visit('198.51.100.7', phone(n))
    expect((await outcomes())['Approved']).toBe(15)
  })

  it('are held in the same way if they come from the network of the program owner', async () => {
    const { signInFrom, visit, outcomes } = await tracked()
    await signInFrom(NABT_COFFEE, '2001:db8:1:2::1')
    for (let n = 0; n < 20; n++) await visit(`2001:db8:1:2::${n + 5}`, phone(n))
    expect(await outcomes()).toEqual({ Approved: 5, OWN_NETWORK: 15 })
  })

  it.each([
    ['a line with a /56', (n: number) => `2001:db8:1:${(n % 256).toString(16)}::1`],
    ['a server with a /48', (n: number) => `2001:db8:1:${(n * 217).toString(16)}::1`],
  ])('count up to twenty from %s, each from another /64, and are held in one case beyond that (Y-06)', async (_, network) => {
    const { visit, outcomes, cases } = await tracked()
    for (let n = 0; n < 300; n++) await visit(network(n), phone(n))
    expect(await outcomes()).toEqual({ Approved: 20, TOO_MANY_FROM_NETWORK: 280 })
    expect(await cases()).toMatchObject([{ held: 280 }])
    await visit('2001:db8:2::1', phone(1))
    expect((await outcomes())['Approved']).toBe(21)
  })

  it('are held in the same way if they come from another /64 of the internet line of their sign-in (Y-06)', async () => {
    const { services, signInFrom, visit, outcomes, cases } = await tracked()
    await signInFrom(NOURA, '2001:db8:1:2::1')
    for (let n = 0; n < 20; n++) await visit(`2001:db8:1:${n + 3}::1`, phone(1))
    expect(await outcomes()).toEqual({ Approved: 5, OWN_NETWORK: 15 })
    // Each network has one browser; the pattern still counts every network of the internet line.
    const [{ id } = { id: '' }] = await cases()
    expect((await services.tracking.networkCases.factsOf(id))?.pattern.browsers).toBe(15)
  })

  it('count after their case was counted, and are rejected after it was refused', async () => {
    const { db, visit, outcomes } = await tracked()
    for (let n = 0; n < 25; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 20, TOO_MANY_FROM_NETWORK: 5 })
    await db.updateTable('network_cases').set({ status: 'Counted', decided_at: 1 }).execute()
    for (let n = 25; n < 30; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 25, TOO_MANY_FROM_NETWORK: 5 })
    await db.updateTable('network_cases').set({ status: 'Refused' }).execute()
    for (let n = 30; n < 35; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 25, TOO_MANY_FROM_NETWORK: 10 })
    expect((await db.selectFrom('clicks').select('id').where('status', '=', 'Rejected').execute()).length).toBe(5)
    expect((await db.selectFrom('network_cases').select('held').execute()).map(({ held }) => held)).toEqual([5])
  })

  it('are held again after their case was counted, once as many new clicks have come as the admin saw (Y-06)', async () => {
    const { db, services, signInFrom, visit, outcomes, cases } = await tracked()
    await signInFrom(NOURA, '192.0.2.1')
    for (let n = 0; n < 85; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 5, OWN_NETWORK: 80 })
    const count = async () => {
      const [{ id } = { id: '' }] = await cases()
      await inTransaction(db, (tx) => services.tracking.networkCases.decide(tx, id, { counts: true, wholeNetwork: false }, 'maha'))
    }
    await count()
    for (let n = 85; n < 285; n++) await visit('192.0.2.1', phone(n))
    expect(await outcomes()).toEqual({ Approved: 165, OWN_NETWORK: 120 })
    expect(await cases()).toMatchObject([{ status: 'Open', held: 120, counted: 80, decided_at: null, decided_by: null }])
    const [{ id } = { id: '' }] = await cases()
    const again = await services.tracking.networkCases.factsOf(id)
    expect(again?.pattern.hours.reduce((sum, { held }) => sum + held, 0)).toBe(120)
    await count()
    expect(await outcomes()).toEqual({ Approved: 285 })
    expect(await cases()).toMatchObject([{ status: 'Counted', held: 120, counted: 80 }])
    expect((await services.tracking.networkCases.factsOf(id))?.pattern).toEqual(again?.pattern)
  })

  it('do not count if the participant shares a phone with the program owner (Y-08)', async () => {
    const { db, visit, outcomes } = await tracked()
    await db.updateTable('profiles').set({ contact_mobile: NABT_COFFEE.user.mobileNo }).where('id', '=', NOURA.profile.id).execute()
    for (let n = 0; n < 10; n++) await visit(`198.51.100.${n}`, phone(n))
    for (let n = 0; n < 3; n++) await visit(`198.51.100.${n}`, phone(n), { code: codes.reem })
    expect(await outcomes()).toEqual({ SHARED_CONTACT: 10, Approved: 3 })
  })
})

describe('a stranger who wants a participant’s clicks not to count', () => {
  it.each([
    ['HEAD requests', 'HEAD', phone(1)],
    ['previews', 'GET', 'facebookexternalhit/1.1'],
  ])('changes nothing with any number of %s (Y-07)', async (_, method, agent) => {
    const { visit, outcomes } = await tracked()
    for (let n = 0; n < 10; n++) await visit(`198.51.100.${n}`, phone(n))
    for (let n = 0; n < 100; n++) await visit(`203.0.113.${n}`, agent, { method })
    for (let n = 10; n < 60; n++) await visit(`198.51.100.${n}`, phone(n))
    expect((await outcomes())['Approved']).toBe(60)
    expect(await outcomes()).not.toHaveProperty('TOO_MANY_INVALID')
  })

  it('changes nothing with repeated clicks from one network', async () => {
    const { visit, outcomes } = await tracked()
    for (let n = 0; n < 20; n++) await visit(`198.51.100.${n}`, phone(n))
    for (let n = 0; n < 200; n++) await visit('203.0.113.1', phone(1))
    for (let n = 20; n < 60; n++) await visit(`198.51.100.${n}`, phone(n))
    expect(await outcomes()).toEqual({ Approved: 61, REPEAT: 199 })
  })

  it.each([5, 50])('changes nothing with repeated clicks from %i networks (Y-07)', async (networks) => {
    const { visit, outcomes } = await tracked()
    for (let n = 0; n < networks; n++) for (let time = 0; time < 12; time++) await visit(`203.0.113.${n}`, phone(1))
    for (let n = 0; n < 50; n++) await visit(`198.51.100.${n}`, phone(n))
    expect(await outcomes()).toEqual({ Approved: 50 + networks, REPEAT: 11 * networks })
  })
})
