import { describe, expect, it } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { Hono } from 'hono'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { anyone } from '@wasla/contract/access/rule.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { trafficLimits } from '../request/traffic.ts'
import { createEndpoint } from '../graphql/endpoint.ts'
import { admitsAll } from '../platform/load-shedder.ts'
import { createUserSchema } from '../graphql/schema.ts'
import { switchFlags } from '../domains/flags/service.ts'
import { fixedSettings } from '../domains/settings/service.ts'
import { resolvers } from '../graphql/resolvers.ts'
import { requestContexts } from '../http/request-context.ts'
import { answerOf, bearer, testApp } from '../testing/test-app.ts'

const me = '{ activeProfile { type } }'

describe('a response of the API', () => {
  it.each(['/healthz', '/readyz', '/config', '/flags', '/nothing', '/user/graphql'])(
    'for %s has headers that forbid running, framing, sniffing and caching it',
    async (path) => {
      const { app } = await testApp()
      const { headers } = await app.request(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.get('cache-control')).toMatch(/^no-(store|cache)$/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('can be read only by pages of allowed origins', async () => {
    const { app } = await testApp({ allowedOrigins: ['https://app.example'] })
    const request = async (origin: string) =>
      (await app.request('/user/graphql', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await request('https://app.example')).toBe('https://app.example')
    expect(await request('https://app.example.evil')).toBeNull()
  })

  it('reveals nothing internal if a handler fails', async () => {
    const { app, lines } = await testApp(
      {},
      {
        flags: {
          current: () => {
            throw new Error('secret path /srv')
          },
          isOn: () => true,
          subscribe: () => () => undefined,
        },
      },
    )
    const response = await app.request('/flags')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(lines.join()).toContain('secret path')
  })
})

describe('GET /readyz', () => {
  it('names each problem', async () => {
    const { app, db } = await testApp({}, { isStopping: () => true, areTimersLate: () => true })
    await db.destroy()
    const response = await app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', problems: ['stopping', 'database', 'timers'] })
  })

  it('warns that no process runs the jobs, and still answers 200, so that a proxy sends requests', async () => {
    const { app } = await testApp({}, { areJobsMissing: () => true })
    const response = await app.request('/readyz')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready', warnings: ['jobs'] }])
  })
})

describe('GET /config', () => {
  it('sends the code of a demo, and no code in other modes', async () => {
    expect(await (await (await testApp()).app.request('/config')).json()).toEqual({
      mode: 'demo',
      productName: { en: 'Wasla', ar: 'وصلة' },
      identity: 'demo',
      lists: { posts: 9, links: 10, collaborations: 20 },
      demoCode: '123456',
    })
    for (const mode of ['local', 'live'] as const)
      expect(await (await (await testApp({ mode })).app.request('/config')).json()).toEqual({
        mode,
        productName: { en: 'Wasla', ar: 'وصلة' },
        identity: 'demo',
        lists: { posts: 9, links: 10, collaborations: 20 },
      })
  })

  it('says how many days the clock of a demo is ahead, if it is ahead', async () => {
    const { app, demo } = await testApp()
    await demo?.advance(3)
    expect(await (await app.request('/config')).json()).toMatchObject({ daysAhead: 3 })
    await demo?.reset()
    expect(await (await app.request('/config')).json()).not.toHaveProperty('daysAhead')
  })

  it('sends the list limits that the back office set', async () => {
    const settings = fixedSettings('demo', { 'profiles.featuredPosts': 3 })
    const { app } = await testApp({}, { settings })
    expect(await (await app.request('/config')).json()).toMatchObject({ lists: { posts: 3, links: 10 } })
  })
})

describe('GET /demo/outbox', () => {
  it('shows the messages that would have been sent, as JSON and as a page in both languages', async () => {
    const { app, db } = await testApp()
    await db.insertInto('outbox').values({ id: 'm', to_number: '+966511111111', text: '<b>123456</b> وصلة', sent_at: 0 }).execute()
    expect(await (await app.request('/demo/outbox')).json()).toEqual({
      messages: [{ id: 'm', to: '+966511111111', text: '<b>123456</b> وصلة', sentAt: '1970-01-01T00:00:00.000Z' }],
    })
    const page = await app.request('/demo/outbox', { headers: { accept: 'text/html', 'accept-language': 'ar' } })
    const html = await page.text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('&#60;b&#62;123456')
    // The number is shown in groups of digits, joined by non-breaking spaces.
    expect(html).toContain('+966\u00a051\u00a0111\u00a01111')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('does not exist in live', async () => {
    expect((await (await testApp({ mode: 'live' })).app.request('/demo/outbox')).status).toBe(404)
  })
})

describe('GET /flags', () => {
  it('sends the effective values, and 304 if they are the same', async () => {
    const { app, flags, db, dialect } = await testApp({ settings: { program: true, payment: false } })
    const first = await app.request('/flags')
    expect(await first.json()).toEqual({ program: true, payment: false })
    const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    expect((await app.request('/flags', again)).status).toBe(304)
    await switchFlags(db, dialect, { program: false }, 1)
    await flags.refresh()
    expect(await (await app.request('/flags', again)).json()).toEqual({ program: false, payment: false })
  })

  it('refuses a resolver in every process as soon as its feature is off', async () => {
    const { deps, services, db, dialect, hub } = await testApp()
    const context = requestContexts({ ...deps, hub, traffic: trafficLimits(deps) }, services)
    const gated = createUserSchema(resolvers, { ...userAccess, getCountries: { ...anyone, feature: 'program' } })
    const endpoint = createEndpoint({
      schema: gated,
      documents: {},
      trustedOnly: false,
      hidden: false,
      dataDir: '.',
      loneFields,
      clock: deps.clock,
      ids: deps.ids,
      log: deps.log,
      loadShedder: admitsAll,
      context,
    })
    const app = new Hono().post('/', endpoint)
    const ask = async (): Promise<unknown> => {
      const response = await app.request('/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ getCountries { id } }"}',
      })
      return response.json()
    }
    expect(await ask()).toMatchObject({ data: { getCountries: expect.any(Array) as unknown[] } })
    await switchFlags(db, dialect, { program: false }, 1)
    await hub.poll()
    await expect.poll(ask).toMatchObject({ errors: [{ extensions: { code: 'FEATURE_DISABLED' } }] })
  })
})

describe('POST /user/graphql', () => {
  it('answers a demo user only after the sign-in', async () => {
    const { ask, enter } = await testApp()
    expect((await ask(me)).body.errors?.[0]?.extensions.code).toBe('UN_AUTHORIZED')
    const { accessToken } = await enter('BRAND')
    expect((await ask(me, {}, bearer(accessToken))).body).toEqual({ data: { activeProfile: { type: 'BRAND' } } })
  })

  it('runs known operations of the app by their hash', async () => {
    const { post, enter } = await testApp()
    const [id] = Object.entries(documents).find(([, text]) => text.startsWith('query myProfiles')) ?? []
    const { accessToken } = await enter('INFLUENCER')
    expect((await post({ id }, bearer(accessToken))).body).toMatchObject({ data: { myProfiles: [{ type: 'INFLUENCER', isActive: true }] } })
  })

  it.each([
    ['a refresh token', (tokens: { refreshToken: string }) => tokens.refreshToken],
    [
      'a token of another algorithm',
      ({ accessToken }: { accessToken: string }) =>
        `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${accessToken.split('.')[1]}.`,
    ],
    ['a token with another signature', ({ accessToken }: { accessToken: string }) => `${accessToken.slice(0, -3)}abc`],
    ['nonsense', () => '🙂'.repeat(3)],
  ])('refuses %s as a bearer, but still serves open operations', async (_, forge) => {
    const { ask, enter } = await testApp()
    const header = { authorization: `Bearer ${encodeURIComponent(forge(await enter('AGENT')))}` }
    expect((await ask(me, {}, header)).body.errors?.[0]?.extensions.code).toMatch(/^(UN_AUTHORIZED|INVALID_SESSION)$/)
    expect((await ask('{ getInterests(pagination: { limit: 1 }) { count } }', {}, header)).body.data?.['getInterests']).toEqual({
      count: 24,
    })
  })

  it('accepts a token until it expires, even if it was issued thirty seconds in the future', async () => {
    const { ask, enter, deps } = await testApp()
    const { accessToken } = await enter('AGENCY')
    deps.clock.advance(-30_000)
    expect((await ask(me, {}, bearer(accessToken))).body).toEqual({ data: { activeProfile: { type: 'AGENCY' } } })
    deps.clock.advance(-1_000)
    expect((await ask(me, {}, bearer(accessToken))).body.errors?.[0]?.extensions.code).toBe('UN_AUTHORIZED')
    deps.clock.advance(31_000 + sessionLimits.accessLife * 1000 - 1)
    expect((await ask(me, {}, bearer(accessToken))).body.data).toBeTruthy()
    deps.clock.advance(1)
    expect((await ask(me, {}, bearer(accessToken))).body.errors?.[0]?.extensions.code).toBe('UN_AUTHORIZED')
  })

  it.each(['../../x', 'x'.repeat(9000), 'ar-<script>alert(1)</script>', 'en;q=NaN', '*'])(
    'answers in English for the invalid language %j, and never repeats it',
    async (language) => {
      const { ask } = await testApp()
      const { body, response } = await ask(
        '{ getInterests(pagination: { limit: 1 }) { data { name } } }',
        {},
        { 'accept-language': language },
      )
      expect(body.data?.['getInterests']).toEqual({ data: [{ name: 'Art' }] })
      expect([...response.headers.values()].join()).not.toContain(language)
    },
  )

  it('answers in Arabic to readers of Arabic', async () => {
    const { ask } = await testApp()
    expect(
      (await ask('{ getInterests(pagination: { limit: 1 }) { data { name } } }', {}, { 'accept-language': 'ar-SA,en;q=0.5' })).body.data?.[
        'getInterests'
      ],
    ).toEqual({ data: [{ name: 'أزياء' }] })
  })

  it('returns at most a hundred rows of a page, even if a request names a higher limit', async () => {
    const { ask } = await testApp()
    const answer = await ask('query ($p: Pagination) { getInterests(pagination: $p) { count data { id } } }', {
      p: { limit: 100_000, offset: 0 },
    })
    expect(answerOf<{ data: unknown[] }>(answer, 'getInterests').data.length).toBeLessThanOrEqual(100)
    expect(
      (await ask('query ($p: Pagination) { getInterests(pagination: $p) { data { id } } }', { p: { offset: 1e9 } })).body.data?.[
        'getInterests'
      ],
    ).toEqual({ data: [] })
  })

  it('tries one code per request, and refuses requests that repeat the field by aliases or fragments', async () => {
    const { ask, db } = await testApp()
    const signIn = await ask('mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "512345678" }) { challengeId } }')
    const { challengeId } = answerOf<{ challengeId: string }>(signIn, 'signIn')
    const guess = (code: number) => `verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "${100000 + code}" }) { accessToken }`
    const guesses = Array.from({ length: 20 }, (_, i) => i)
    const refused = [
      `mutation { ${guesses.map((i) => `a${i}: ${guess(i)}`).join(' ')} }`,
      `mutation { a: ${guess(1)} b: ${guess(2)} }`,
      `mutation { ${guesses.map((i) => `...F${i}`).join(' ')} } ${guesses.map((i) => `fragment F${i} on Mutation { a${i}: ${guess(i)} }`).join(' ')}`,
    ]
    for (const query of refused) expect((await ask(query)).status).toBe(400)
    const tries = async () =>
      (await db.selectFrom('otp_challenges').select('tries').where('id', '=', challengeId).executeTakeFirstOrThrow()).tries
    expect(await tries()).toBe(0)
    const parallel = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(`mutation { ${guess(i)} }`)))
    const codes = parallel.map(({ body }) => body.errors?.[0]?.extensions.code)
    expect(codes.filter((code) => code === 'WRONG_OTP')).toHaveLength(4)
    expect(await tries()).toBe(5)
  })

  it('limits a session to 600 calls a minute, and says when it may continue', async () => {
    const { ask, enter, deps } = await testApp({ mode: 'demo' })
    const { accessToken } = await enter('BRAND')
    const calls = await Promise.all(Array.from({ length: 601 }, () => ask('{ __typename }', {}, bearer(accessToken))))
    const refused = calls.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.response.headers.get('retry-after')).toBe('60')
    expect(refused[0]?.body.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 60 } })
    deps.clock.advance(60_000)
    expect((await ask('{ __typename }', {}, bearer(accessToken))).status).toBe(200)
  })
})

describe('signing out', () => {
  it('clears the browser’s cache of pages, but not its storage, which has the language', async () => {
    const { ask, enter } = await testApp()
    const { refreshToken } = await enter('AGENT')
    const left = await ask('mutation ($t: String!) { signOut(refreshToken: $t) { success } }', { t: refreshToken })
    expect(left.response.headers.get('clear-site-data')).toBe('"cache"')
    expect((await ask('{ __typename }')).response.headers.get('clear-site-data')).toBeNull()
  })
})

describe('the debug log', () => {
  it('records every request, but no mobile number, code or token', async () => {
    const { ask, deps, lines, services } = await testApp({ mode: 'local', logLevel: 'debug' })
    const signUp = await ask(
      'mutation S { signUp(signUpInput: { countryId: "SA", mobileNumber: "51 234 5678", acceptedTerms: true }) { challengeId } }',
    )
    const { challengeId } = answerOf<{ challengeId: string }>(signUp, 'signUp')
    const code = /\d{6}/.exec(deps.sms.sent[0]?.text ?? '')?.[0] ?? ''
    await ask(`mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "000000" }) { accessToken } }`)
    const verified = await ask(
      `mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "${code}" }) { accessToken refreshToken } }`,
    )
    const { accessToken, refreshToken } = answerOf<{ accessToken: string; refreshToken: string }>(verified, 'verifyOtp')
    await ask(me, {}, bearer(`${accessToken}x`))
    await ask(`mutation { verifyOtp(verifyOtpInput: { challengeId: "${code}", code: "${code}" }) { nothing } `)
    await ask('mutation ($t: String!) { regenerateAccessToken(refreshToken: $t) { accessToken } }', { t: refreshToken })
    await services.session.signOut(refreshToken)
    const log = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(6)
    expect(code).toHaveLength(6)
    for (const secret of ['512345678', '51 234 5678', code, accessToken, refreshToken]) expect(log).not.toContain(secret)
  })
})

describe('POST /csp', () => {
  const report = {
    'csp-report': {
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js',
      'document-uri': 'https://wasla.example/home?secret=1',
    },
  }
  it('logs blocked content at most once a minute for each directive, without the page’s address', async () => {
    const { app, lines } = await testApp()
    for (let i = 0; i < 5; i++) expect((await app.request('/csp', { method: 'POST', body: JSON.stringify(report) })).status).toBe(204)
    expect((await app.request('/csp', { method: 'POST', body: 'nonsense' })).status).toBe(204)
    expect((await app.request('/csp', { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('evil.example')
    expect(lines[0]).not.toContain('secret')
  })

  it('logs nothing for unknown directives, even if many reports arrive', async () => {
    const { app, lines } = await testApp()
    for (const directive of ['invented-src', 'x'.repeat(300), 'script-src2', '']) {
      const invented = { 'csp-report': { ...report['csp-report'], 'effective-directive': directive } }
      expect((await app.request('/csp', { method: 'POST', body: JSON.stringify(invented) })).status).toBe(204)
    }
    expect(lines).toEqual([])
  })

  it('accepts sixty reports a minute from one network', async () => {
    const { app } = await testApp({ trustProxy: 1 })
    const from = async (address: string) =>
      (await app.request('/csp', { method: 'POST', body: JSON.stringify(report), headers: { 'x-forwarded-for': address } })).status
    const answers = await Promise.all(Array.from({ length: 61 }, () => from('203.0.113.7')))
    expect(answers.filter((status) => status === 204)).toHaveLength(60)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    expect(await from('203.0.113.8')).toBe(204)
  })
})
