import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { AppParts } from '../../start/app.ts'
import { addLinks, codes } from '../../domains/tracking/testing/links.ts'
import type { Env } from '../../config/env.ts'
import { bearer, testApp } from '../../testing/test-app.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

async function tracked({
  env = {},
  parts = {},
  program = {},
}: { env?: Partial<Env>; parts?: Partial<AppParts>; program?: Partial<ProgramRecord> } = {}) {
  const test = await testApp({ trustProxy: 1, ...env }, parts)
  await addLinks(test.db, program)
  /** Opens a link as a visitor with an address of one household. */
  const visit = (path = `/t/${codes.noura}`, headers: Record<string, string> = {}, method = 'GET') =>
    test.app.request(path, { method, headers: { 'user-agent': phone, 'x-forwarded-for': '192.0.2.1', ...headers } })
  const rows = async () => {
    await test.services.clicks.flush()
    return test.db.selectFrom('clicks').selectAll().orderBy('id').execute()
  }
  const outcomes = async () => (await rows()).map(({ status, reason }) => reason ?? status)
  return { ...test, visit, rows, outcomes }
}

const idOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('nw_click_id')

describe('GET /t/:code', () => {
  it('redirects to the brand with the id of the click, which is written after the response', async () => {
    const { visit, rows } = await tracked()
    const response = await visit()
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/nabt\.example\/landing\?nw_click_id=[\da-f-]{36}&utm_source=wasla&utm_medium=creator&utm_campaign=p$/,
    )
    expect(await rows()).toMatchObject([
      { id: idOf(response), program_id: 'p', profile_id: NOURA.profile.id, status: 'Approved', channel: 'OTHER', country: 'ZZ' },
    ])
  })

  it('is never cached and sends no referrer', async () => {
    const { visit } = await tracked()
    const { headers } = await visit()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('strict-transport-security')).not.toBeNull()
  })

  it('gives the channel to the brand and stores it', async () => {
    const { visit, rows } = await tracked()
    const response = await visit(`/t/${codes.noura}/tt`)
    expect(response.headers.get('location')).toContain('utm_source=tiktok&')
    await visit(`/t/${codes.reem}/nonsense?utm_source=x`)
    expect((await rows()).map(({ channel }) => channel).toSorted()).toEqual(['TIKTOK', 'TWITTER'])
  })

  it('stores the country that a demo visitor names', async () => {
    const { visit, rows } = await tracked()
    await visit(`/t/${codes.noura}?_country=ae`, { 'cf-ipcountry': 'EG' })
    expect((await rows()).map(({ country }) => country)).toEqual(['AE'])
  })

  it('stores the country that the proxy names if the header is trusted, and otherwise none', async () => {
    const live = await tracked({ env: { mode: 'live', countryHeader: 'cf-ipcountry' } })
    await live.visit(`/t/${codes.noura}?_country=AE`, { 'cf-ipcountry': 'EG' })
    expect((await live.rows()).map(({ country }) => country)).toEqual(['EG'])
    const without = await tracked({ env: { mode: 'live' } })
    await without.visit(`/t/${codes.noura}?_country=AE`, { 'cf-ipcountry': 'EG' })
    expect((await without.rows()).map(({ country }) => country)).toEqual(['ZZ'])
  })

  it.each([
    '?url=https://evil.example',
    '?returnTo=//evil.example',
    '?nw_click_id=mine&utm_campaign=theirs',
    '/https:%2F%2Fevil.example',
    '/%2F%5Cevil',
    '?%0d%0aset-cookie:x=y',
  ])('redirects only to the brand, even if the request tries to change the destination: %s', async (tail) => {
    const { visit } = await tracked()
    const response = await visit(`/t/${codes.noura}${tail}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/nabt\.example\/landing\?nw_click_id=[\da-f-]{36}&utm_source=wasla&utm_medium=creator&utm_campaign=p$/,
    )
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('redirects a returning visitor with the id of the click that counts', async () => {
    const { visit, rows, outcomes, services } = await tracked()
    // The day’s salt is in memory once the first click is written.
    await visit(`/t/${codes.reem}`)
    await services.clicks.flush()
    const first = idOf(await visit())
    const again = idOf(await visit())
    expect(again).toBe(first)
    expect(idOf(await visit(undefined, { 'x-forwarded-for': '192.0.2.2' }))).not.toBe(first)
    expect((await outcomes()).toSorted()).toEqual(['Approved', 'Approved', 'Approved', 'REPEAT'])
    expect(new Set((await rows()).map(({ id }) => id)).size).toBe(4)
  })

  it.each([
    [{ 'user-agent': 'facebookexternalhit/1.1' }, 'GET', 'BOT'],
    [{ 'user-agent': '' }, 'GET', 'BOT'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 'GET', 'PREFETCH'],
    [{ purpose: 'prefetch' }, 'GET', 'PREFETCH'],
    [{ 'x-purpose': 'preview' }, 'GET', 'PREFETCH'],
    [{ 'x-moz': 'prefetch' }, 'GET', 'PREFETCH'],
    [{}, 'HEAD', 'PREFETCH'],
  ] as const)('does not count a request with %o and %s: %s', async (headers, method, reason) => {
    const { visit, outcomes } = await tracked()
    expect((await visit(undefined, headers, method)).status).toBe(302)
    expect(await outcomes()).toEqual([reason])
    expect(idOf(await visit())).not.toBeNull()
    expect((await outcomes()).toSorted()).toEqual(['Approved', reason].toSorted())
  })

  it('does not count clicks from the browser and network in which the participant or the owner signed in', async () => {
    const { visit, outcomes, enter, ask } = await tracked()
    const browser = { 'user-agent': phone, 'x-forwarded-for': '192.0.2.1' }
    for (const who of [NOURA, NABT_COFFEE]) {
      const { accessToken } = await enter(who)
      await ask(
        '{ activeProfile { id } }',
        {},
        { ...bearer(accessToken), ...browser, 'x-forwarded-for': `192.0.2.${who === NOURA ? 1 : 2}` },
      )
    }
    await visit()
    await visit(undefined, { 'x-forwarded-for': '192.0.2.2' })
    await visit(undefined, { 'x-forwarded-for': '192.0.2.3' })
    // For another participant’s link this browser is an ordinary visitor.
    await visit(`/t/${codes.reem}`)
    expect(await outcomes()).toEqual(['OWN_BROWSER', 'OWN_BROWSER', 'Approved', 'Approved'])
  })

  it('ignores addresses in headers if no proxy is trusted', async () => {
    const { visit, outcomes } = await tracked({ env: { trustProxy: 0, mode: 'live' } })
    for (const n of [1, 2, 3]) await visit(undefined, { 'x-forwarded-for': `198.51.100.${n}`, cookie: `n=${n}` })
    expect(await outcomes()).toEqual(['Approved', 'REPEAT', 'REPEAT'])
  })

  it('counts a flood from one network as BOT, writes at most twice the limit, and still redirects', async () => {
    const { visit, outcomes } = await tracked()
    const given: boolean[] = []
    for (let n = 0; n < 1_300; n++) {
      const response = await visit(undefined, { 'user-agent': `${phone} ${n}` })
      expect(response.status).toBe(302)
      given.push(idOf(response) !== null)
    }
    // Above the limit no click counts, so no id is given: it would replace the id of a click that counts.
    expect([given.indexOf(false), given.lastIndexOf(true)]).toEqual([600, 599])
    const all = await outcomes()
    expect(all).toHaveLength(1_200)
    expect(all.filter((one) => one === 'BOT')).toHaveLength(600)
    await visit(undefined, { 'x-forwarded-for': '192.0.2.9' })
    expect((await outcomes()).filter((one) => one === 'Approved' || one === 'TOO_MANY_INVALID')).not.toHaveLength(0)
  })

  it.each(['Soon', 'Retired'] as const)('redirects without an id if the program is %s, and writes no click', async (status) => {
    const { visit, rows } = await tracked({ program: { status } })
    const response = await visit()
    expect(response.headers.get('location')).toBe('https://nabt.example/landing?utm_source=wasla&utm_medium=creator&utm_campaign=p')
    expect(await rows()).toEqual([])
  })

  it('redirects to the brand of a program on hold without an id, and stores the click as capped', async () => {
    const { visit, outcomes } = await tracked({ program: { status: 'OnHold' } })
    expect((await visit()).headers.get('location')).toBe('https://nabt.example/landing?utm_source=wasla&utm_medium=creator&utm_campaign=p')
    expect(await outcomes()).toEqual(['CAPPED'])
  })

  it('follows a change of its program’s status in every process', async () => {
    const { visit, outcomes, hub, enter, ask } = await tracked({ program: { endDate: '2026-12-31' } })
    await visit()
    expect(await outcomes()).toEqual(['Approved'])
    const { accessToken } = await enter(NABT_COFFEE)
    const move = 'mutation ($i: UpdateProgramStatusInput!) { updateProgramStatus(updateProgramStatusInput: $i) { id } }'
    const { body } = await ask(move, { i: { id: 'p', status: 'OnHold' } }, bearer(accessToken))
    expect(body.errors).toBeUndefined()
    await hub.poll()
    await visit(undefined, { 'x-forwarded-for': '192.0.2.4' })
    expect(await outcomes()).toEqual(['Approved', 'CAPPED'])
  })

  it.each(['/', '.', '،', '%D8%8C', ')', '%20', '%E2%80%8F', '\u200f', '%C2%BB.', '/ig/', '/ig%D8%9F', '/.'])(
    'works with %s behind the address, as people paste it',
    async (tail) => {
      const { visit, outcomes } = await tracked()
      const response = await visit(`/t/${codes.noura}${tail}`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toContain(`utm_source=${tail.includes('ig') ? 'instagram' : 'wasla'}&`)
      expect(await outcomes()).toEqual(['Approved'])
    },
  )

  it('answers 404 with a small page for an unknown code and for a draft', async () => {
    const { visit, rows } = await tracked({ program: { status: 'Draft' } })
    const shape = async (path: string) => {
      const response = await visit(path, { accept: 'text/html' })
      return { status: response.status, headers: [...response.headers], text: await response.text() }
    }
    const unknown = await shape('/t/aaaaaaaaaa')
    expect(unknown.status).toBe(404)
    expect(unknown.text.length).toBeLessThan(4_000)
    for (const path of ['/t/aaaaaaaaaa.', '/t/aaaaaaaaaa/ig', '/t/short', '/t/%00', '/t/%zz', `/t/${codes.noura}`, '/t/', '/t/a/b/c'])
      expect(await shape(path)).toEqual(unknown)
    expect(await rows()).toEqual([])
  })

  it.each([
    ['ar-SA,ar;q=0.9', '<html lang="ar" dir="rtl">', 'هذا الرابط لا يعمل', 'الانتقال إلى وصلة'],
    ['de', '<html lang="en" dir="ltr">', 'This link doesn’t work', 'Go to Wasla'],
  ])('answers an unknown code in the visitor’s language, without scripts and other files: %s', async (language, ...shown) => {
    const { visit } = await tracked()
    const response = await visit('/t/aaaaaaaaaa', { 'accept-language': language })
    const text = await response.text()
    for (const part of shown) expect(text).toContain(part)
    expect(text).not.toMatch(/<script|<link|src=/)
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('accept-language')
    expect((await visit('/t/aaaaaaaaaa', {}, 'HEAD')).status).toBe(404)
  })

  it('redirects to our first page if the database is away and the link is not in memory', async () => {
    const { visit, services, db, lines } = await tracked({ env: { publicUrl: 'https://wasla.example' } })
    expect((await visit()).headers.get('location')).toContain('https://nabt.example/')
    await services.clicks.flush()
    await db.schema.alterTable('tracking_links').renameTo('tracking_links_away').execute()
    expect((await visit()).headers.get('location')).toContain('https://nabt.example/')
    const unknown = await visit(`/t/${codes.reem}`)
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, 'https://wasla.example/'])
    await db.schema.alterTable('tracking_links_away').renameTo('tracking_links').execute()
    expect((await visit(`/t/${codes.reem}`)).headers.get('location')).toContain('https://nabt.example/')
    expect(lines.join('\n')).not.toContain('192.0.2.1')
  })

  it('leaves no address of a visitor in the database or the log', async () => {
    const { visit, db, lines, services } = await tracked({ env: { logLevel: 'trace' } })
    await visit(undefined, { 'x-forwarded-for': '203.0.113.77' })
    await services.clicks.flush()
    for (const table of ['clicks', 'own_browsers', 'visits', 'visitor_salts', 'rate_limits', 'events'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('203.0.113')
    expect(lines.join('\n')).not.toContain('203.0.113')
  })

  it('reports waiting clicks in /readyz and continues to redirect', async () => {
    const { visit, app, services, db, deps } = await tracked()
    await visit()
    await services.clicks.flush()
    expect((await app.request('/readyz')).status).toBe(200)
    await db.schema.alterTable('clicks').renameTo('clicks_away').execute()
    await visit(undefined, { 'x-forwarded-for': '192.0.2.5' })
    await services.clicks.flush()
    deps.clock.advance(1_500)
    const ready = await app.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', problems: ['clicks'] }])
    expect((await visit(`/t/${codes.reem}`)).status).toBe(302)
    await db.schema.alterTable('clicks_away').renameTo('clicks').execute()
    await services.clicks.flush()
    expect((await app.request('/readyz')).status).toBe(200)
    expect(await db.selectFrom('clicks').selectAll().execute()).toHaveLength(3)
  })

  it('forgets the links of the old demo data after a reset', async () => {
    const { visit, demo, hub } = await tracked()
    expect((await visit()).status).toBe(302)
    await demo?.reset()
    await hub.poll()
    expect((await visit()).status).not.toBe(302)
  })
})
