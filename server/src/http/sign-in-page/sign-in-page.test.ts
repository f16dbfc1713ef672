import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageRequest } from '@wasla/contract/public-pages/renderer.ts'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /><script type="application/json" id="first-route">{"fonts":{"en":[],"ar":[]}}</script></head><body><div id="root"><div class="boot"><svg></svg></div></div><noscript>Wasla needs JavaScript.</noscript></body></html>'
const publicUrl = 'https://wasla.example'
const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin' }
const number = '561230001'

/** The server with a renderer that writes what it is requested for. */
async function built(parts: Parameters<typeof testApp>[1] = {}, env: Parameters<typeof testApp>[0] = {}) {
  const appRoot = temporaryFolder()
  mkdirSync(join(appRoot, 'pictures'))
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const requested: PageRequest[] = []
  const test = await testApp(
    { publicUrl, ...env },
    {
      appRoot,
      renderer: {
        createPageRenderer: () => async (request) => {
          requested.push(request)
          return { html: `<main lang="${request.language}"></main>`, isCurrent: async () => true }
        },
        createMemberPageRenderer: () => async () => null,
        drawPattern: () => null,
        renderSkeletons: async () => [],
        knowsPath: () => true,
        stylesOf: () => '',
      },
      ...parts,
    },
  )
  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
  const send = (typed: string, { path = '/sign-in', headers = {}, countryId = 'SA' } = {}) =>
    test.app.request(path, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ countryId, mobileNumber: typed }).toString(),
    })
  return { ...test, requested, get, send }
}

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const dataOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  > | null

describe('the sign-in page', () => {
  it('is whole in the language of the address, else in one that the reader accepts', async () => {
    const { get, requested } = await built()
    const response = await get('/?lang=ar&returnTo=%2Fterms&utm_source=x')
    const html = await response.text()
    expect(response.headers.get('content-language')).toBe('ar')
    expect(html).toContain('<html lang="ar" dir="rtl" data-rendered="')
    expect(html).toContain('<title>تسجيل الدخول · وصلة</title>')
    expect(html).not.toContain('<noscript>')
    expect(requested[0]).toEqual({ path: '/?lang=ar&returnTo=%2Fterms', language: 'ar' })
    expect((await get('/', { 'accept-language': 'ar-SA' })).headers.get('content-language')).toBe('ar')
  })

  it('contains the configuration, which the app needs to take it over', async () => {
    const { get } = await built()
    expect(dataOf(await (await get('/')).text(), 'sign-in-facts')).toMatchObject({
      refused: null,
      config: { mode: 'demo', demoCode: '123456' },
    })
  })

  it('is not limited, because everybody behind one address has to be able to sign in', async () => {
    const { get, deps } = await built()
    const most = deps.settings.get('traffic.publicProfilesPerAddress')
    const statuses = new Set<number>()
    for (let at = 0; at <= most; at += 1) statuses.add((await get('/')).status)
    expect([...statuses]).toEqual([200])
  })
})

describe('the form of the sign-in page', () => {
  it('sends a code to a number, known or not, and opens the page for the code', async () => {
    const { send, db, deps } = await built()
    for (const typed of [number, '0561230002', '٥٦١٢٣٠٠٠٣', '+966 56 123 0004']) {
      const response = await send(typed, { path: '/sign-in?lang=ar&returnTo=%2Fterms&other=1' })
      expect([typed, response.status, response.headers.get('location')]).toEqual([typed, 303, '/verify-otp?lang=ar&returnTo=%2Fterms'])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(deps.sms.sent.map(({ text }) => text).join()).toMatch(/[\u0600-\u06FF]/)
    const { count } = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const { send: again, db: other } = await built()
    await again('500000001')
    const after = await other
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(after.count).toBe(count)
  })

  it('takes an international number of another country, because the list of countries needs scripts', async () => {
    const { send, get } = await built()
    const cookie = cookieOf(await send('+974 3312 3456'))
    const facts = dataOf(await (await get('/verify-otp', { cookie })).text(), 'sent-code')
    expect(facts).toMatchObject({ countryId: 'QA', national: '33123456', e164: '+97433123456' })
  })

  it.each([
    ['', 'required'],
    ['5501', 'phoneNumber'],
    ['call me', 'phoneNumber'],
    ['9'.repeat(41), 'phoneNumber'],
    ['+999 1', 'phoneNumber'],
  ])('shows %j again with the reason %s', async (typed, rule) => {
    const { send, requested } = await built()
    const response = await send(typed, { path: '/sign-in?lang=ar' })
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    const refused = { countryId: 'SA', typed, problem: { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'mobileNumber', rule }] } }
    expect(requested.at(-1)).toEqual({ path: '/?lang=ar', language: 'ar', refused })
    expect(dataOf(await response.text(), 'sign-in-facts')).toMatchObject({ refused })
  })

  it('refuses a country that does not exist, and cannot be broken by what was typed', async () => {
    const { send, requested } = await built()
    expect((await send(number, { countryId: 'XX' })).status).toBe(422)
    expect(requested.at(-1)?.refused?.problem.fields).toEqual([{ path: 'countryId', rule: 'unknownCountry' }])
    const html = await (await send('</script><script>alert(1)</script>')).text()
    expect(html).not.toContain('<script>alert')
  })

  it('has the limits of the mutation: another code only after the wait, and no more than the network may request', async () => {
    const { send, ask, requested } = await built()
    await send(number)
    const early = await send(number)
    expect(early.status).toBe(429)
    expect(requested.at(-1)?.refused?.problem).toMatchObject({
      code: 'RESEND_INTERVAL_LIMIT_REACHED',
      params: { resendAfter: expect.any(Number) as number },
    })
    const mutation = await ask('mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }', {
      i: { countryId: 'SA', mobileNumber: number },
    })
    expect(mutation.body.errors?.[0]?.extensions.code).toBe('RESEND_INTERVAL_LIMIT_REACHED')
  })

  it('counts the codes that a network requests, as the mutation does', async () => {
    const { send, requested } = await built({}, { trustProxy: 1 })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (let at = 0; at < sessionLimits.sendsPerAddress.count; at += 1)
      expect((await send(`5${String(at).padStart(2, '0')}123000`, { headers })).status).toBe(303)
    expect((await send('571230099', { headers })).status).toBe(429)
    expect(requested.at(-1)?.refused?.problem.code).toBe('RATE_LIMITED')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['a page of another of our subdomains', { 'sec-fetch-site': 'same-site' }],
    ['another site with our origin in its name', { origin: 'https://wasla.example.evil.example' }],
    ['another scheme', { origin: 'http://wasla.example' }],
  ])('is refused if it comes from %s', async (_who, headers) => {
    const { send, requested } = await built()
    const response = await send(number, { headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(requested).toEqual([])
  })

  it('is refused without an origin, as another type, and above a kilobyte', async () => {
    const { app, send } = await built()
    const body = new URLSearchParams({ countryId: 'SA', mobileNumber: number }).toString()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.request('/sign-in', { method: 'POST', headers: form, body })).status).toBe(403)
    for (const type of ['application/json', 'multipart/form-data', 'text/plain'])
      expect((await send(number, { headers: { 'content-type': type } })).status).toBe(400)
    expect((await send('5'.repeat(2000))).status).toBe(413)
  })

  it('asks a caller to come again if the server is full', async () => {
    const { send, requested } = await built({
      loadShedder: { isFull: () => true, enter: async () => undefined, leave: () => undefined } as never,
    })
    expect((await send(number)).status).toBe(503)
    expect(requested.at(-1)?.refused?.problem.code).toBe('SERVICE_BUSY')
  })

  it('has no page of its own: its address leads to the sign-in page', async () => {
    const { get } = await built()
    const response = await get('/sign-in?lang=ar&returnTo=%2Fterms')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?lang=ar&returnTo=%2Fterms'])
  })

  it('writes neither the number nor the challenge into the log', async () => {
    const { send, lines } = await built({}, { logLevel: 'info' })
    const cookie = cookieOf(await send(number))
    await send('5501')
    const facts = JSON.parse(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString()) as { challengeId: string }
    expect(lines.filter((line) => line.includes('sign-in form'))).toHaveLength(2)
    for (const secret of [number, '5501"', facts.challengeId]) expect(lines.join('\n')).not.toContain(secret)
  })
})

describe('the page for the code', () => {
  it('gets the challenge in a cookie that scripts and other sites cannot use, and says what to do without scripts', async () => {
    const { send, get } = await built()
    const response = await send(number)
    expect(response.headers.get('set-cookie')).toMatch(
      /^wasla-sent-code=[\w-]+; Path=\/verify-otp; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
    )
    const shown = await get('/verify-otp?lang=ar', { cookie: `other=1; ${cookieOf(response)}` })
    const html = await shown.text()
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('أرسلنا رمزًا من ٦ أرقام إلى')
    expect(html).toContain(`<bdi dir="ltr">${groupedPhone(`+966${number}`)}</bdi>`)
    expect(dataOf(html, 'sent-code')).toMatchObject({ national: number, e164: `+966${number}`, resendsLeft: expect.any(Number) as number })
  })

  it('says what to do without a code, too', async () => {
    const { get } = await built()
    const html = await (await get('/verify-otp')).text()
    expect(html).toContain('turn on JavaScript')
    expect(html).not.toContain('sent-code')
  })

  const facts = {
    challengeId: 'c1',
    countryId: 'SA',
    national: number,
    e164: `+966${number}`,
    resendAfter: 90,
    expiresAt: '2026-01-01T00:00:00.000Z',
    resendsLeft: 2,
  }
  const written = (value: unknown) => `wasla-sent-code=${Buffer.from(JSON.stringify(value)).toString('base64url')}`
  it.each([
    ['no JSON', 'wasla-sent-code=%%%'],
    ['nothing', 'wasla-sent-code='],
    ['another value', written(7)],
    ['markup as its challenge', written({ ...facts, challengeId: '</script><script>' })],
    ['another number than the shown one', written({ ...facts, e164: '+966500000001' })],
    ['a country that does not exist', written({ ...facts, countryId: 'XX' })],
    ['no time', written({ ...facts, expiresAt: 'soon' })],
    ['a count below zero', written({ ...facts, resendsLeft: -1 })],
    ['too much', written({ ...facts, more: 'x'.repeat(2000) })],
  ])('ignores a cookie with %s', async (_what, cookie) => {
    const { get } = await built()
    expect(await (await get('/verify-otp', { cookie })).text()).not.toContain('sent-code')
  })

  it('takes nothing from a cookie but the known fields', async () => {
    const { get } = await built()
    const html = await (await get('/verify-otp', { cookie: written({ ...facts, accessToken: 'mine' }) })).text()
    expect(dataOf(html, 'sent-code')).toEqual(facts)
  })
})
