import { TOTP, Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import type { Env } from '../config/env.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { oidcStandIn } from '../providers/oidc/testing/stand-in.ts'
import { addressOfRole, testAdminPassword } from '../testing/admins.ts'
import { answerOf, bearer, testApp, type Answer } from '../testing/test-app.ts'

const start = 'mutation { adminStartOidc { uri } }'
const finish = 'mutation ($r: String!) { adminFinishOidc(response: $r) { session { accessToken admin { email } } ticket } }'
const confirm = 'mutation ($t: String!, $c: String!) { adminConfirmOidc(ticket: $t, totp: $c) { accessToken } }'
const me = '{ adminMe { email } }'
const codeOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions.code
const reviewer = addressOfRole('REVIEWER')
const mine = { 'x-wasla-device': 'a-browser-of-my-own-0123456789' }
const strangers = { 'x-wasla-device': 'a-browser-of-a-stranger-0123' }

type End = { session: { accessToken: string; admin: { email: string } } | null; ticket: string | null }

/** Starts a server with a provider, which states the address of the reviewer unless a test says otherwise. */
async function withProvider(env: Partial<Env> = {}) {
  const provider = await oidcStandIn(() => testMoment)
  const app = await testApp({ adminOidc: { ...provider.settings, secondStep: ['mfa', 'phr'] }, ...env })
  provider.state.now = app.deps.clock.now
  const begin = async () => answerOf<{ uri: string }>(await app.askAdmin(start, {}, mine), 'adminStartOidc').uri
  const consent = async (says: Record<string, unknown> = {}) => provider.consent(await begin(), { email: reviewer, ...says })
  const end = (response: string, headers: Record<string, string> = mine) => app.askAdmin(finish, { r: response }, headers)
  const enter = async (says: Record<string, unknown> = {}) => end(await consent(says))
  const entered = async (says: Record<string, unknown> = {}) => answerOf<End>(await enter(says), 'adminFinishOidc')
  return { ...app, provider, begin, consent, end, enter, entered }
}

/** Turns on the second step of a session's account. Returns a function that returns the code of the moment. */
async function enrol({ askAdmin, deps }: Awaited<ReturnType<typeof withProvider>>, session: { authorization: string }) {
  const started = await askAdmin(`mutation { adminStartTotp(password: "${testAdminPassword}") { secret } }`, {}, session)
  const { secret } = answerOf<{ secret: string }>(started, 'adminStartTotp')
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now() })
  expect(codeOf(await askAdmin(`mutation { adminConfirmTotp(code: "${code()}") { success } }`, {}, session))).toBeUndefined()
  deps.clock.advance(30_000)
  return code
}

describe('a sign-in to the back office by OpenID Connect', () => {
  it('opens a session for the account with the verified address, remembers the browser, and writes the way into the audit log', async () => {
    const { entered, askAdmin, db, admins } = await withProvider()
    const { session, ticket } = await entered({ email: reviewer.toUpperCase() })
    expect([session?.admin.email, ticket]).toEqual([reviewer, null])
    expect(answerOf(await askAdmin(me, {}, bearer(session?.accessToken ?? '')), 'adminMe')).toEqual({ email: reviewer })
    expect(await db.selectFrom('admin_devices').select('admin_id').execute()).toEqual([{ admin_id: admins.REVIEWER }])
    const lines = await db.selectFrom('audit').select(['actor', 'action', 'after_state']).execute()
    const after = JSON.stringify({ way: 'oidc', secondStep: 'none' })
    expect(lines).toEqual([{ actor: `admin:${admins.REVIEWER}`, action: 'admin.signedIn', after_state: after }])
  })

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://another.example' }],
    ['an end that is over', { exp: Math.floor(testMoment / 1000) - 60 }],
    ['an address that is not verified', { email_verified: false }],
    ['an address of which it does not say whether it is verified', { email_verified: undefined }],
    ['a text in place of a truth value', { email_verified: 'true' }],
    ['an address without an account', { email: 'nobody@wasla.example' }],
    ['a text that is no address', { email: `${reviewer} ${reviewer}` }],
    ['no address', { email: undefined }],
  ])('gives the same answer to an ID token with %s as to a disabled account, and opens no session', async (_, says) => {
    const { enter, db, admins } = await withProvider()
    const refused = await enter(says)
    expect(codeOf(refused)).toBe('ADMIN_OIDC_REFUSED')
    await db.updateTable('admins').set({ disabled_at: 1 }).where('id', '=', admins.REVIEWER).execute()
    expect((await enter()).body).toEqual(refused.body)
    expect(await db.selectFrom('admin_sessions').select('id').execute()).toEqual([])
    const lines = await db.selectFrom('audit').select(['action', 'target']).orderBy('at').orderBy('id').execute()
    expect(lines).toEqual(['unknown', admins.REVIEWER].map((target) => ({ action: 'admin.signInRefused', target })))
  })

  it('refuses an ID token that the provider did not sign', async () => {
    const { enter, provider } = await withProvider()
    provider.state.isForged = true
    expect(codeOf(await enter())).toBe('ADMIN_OIDC_REFUSED')
  })

  it('takes each state once, for ten minutes', async () => {
    const { consent, end, deps } = await withProvider()
    const response = await consent()
    expect(codeOf(await end(response))).toBeUndefined()
    expect(codeOf(await end(response))).toBe('ADMIN_OIDC_REFUSED')
    const late = await consent()
    deps.clock.advance(adminLimits.oidc.life * 1000)
    expect(codeOf(await end(late))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('refuses a code that was used, and a code of another attempt', async () => {
    const { consent, end } = await withProvider()
    const withCodeOf = (response: string, other: string) => {
      const query = new URLSearchParams(response)
      query.set('code', new URLSearchParams(other).get('code') ?? '')
      return query.toString()
    }
    const [used, unused] = [await consent(), await consent()]
    expect(codeOf(await end(used))).toBeUndefined()
    for (const other of [used, unused]) expect(codeOf(await end(withCodeOf(await consent(), other)))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('ends only in the browser that began, so that nobody is signed in to an account of somebody else’s choice', async () => {
    const { consent, end, askAdmin } = await withProvider()
    const response = await consent()
    for (const headers of [strangers, {}]) expect(codeOf(await end(response, headers))).toBe('ADMIN_OIDC_REFUSED')
    expect(codeOf(await end(response))).toBeUndefined()
    expect(codeOf(await askAdmin(start))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('refuses the answer of another issuer, an error, and an answer without a state', async () => {
    const { consent, begin, end, provider } = await withProvider()
    const other = new URLSearchParams(await consent())
    other.set('iss', 'https://another.example')
    const nameless = new URLSearchParams(await consent())
    nameless.delete('iss')
    const state = new URL(await begin()).searchParams.get('state') ?? ''
    const cancelled = new URLSearchParams({ error: 'access_denied', state, iss: provider.settings.issuer })
    for (const response of [other, nameless, cancelled, new URLSearchParams({ code: 'a-code' })])
      expect(codeOf(await end(response.toString()))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('says that the provider is away if it does not answer, or does not know us', async () => {
    const { consent, end, askAdmin, provider } = await withProvider()
    provider.state.isAway = true
    expect(codeOf(await askAdmin(start, {}, mine))).toBe('ADMIN_OIDC_AWAY')
    provider.state.isAway = false
    const response = await consent()
    provider.state.isAway = true
    expect(codeOf(await end(response))).toBe('ADMIN_OIDC_AWAY')
    Object.assign(provider.state, { isAway: false, isUnregistered: true })
    expect(codeOf(await end(await consent()))).toBe('ADMIN_OIDC_AWAY')
  })

  it('does not begin with a provider that lacks what we need, or is another issuer', async () => {
    for (const metadata of [{ code_challenge_methods_supported: ['plain'] }, { issuer: 'https://another.example' }]) {
      const { askAdmin, provider } = await withProvider()
      provider.state.metadata = metadata
      expect(codeOf(await askAdmin(start, {}, mine))).toBe('ADMIN_OIDC_AWAY')
    }
  })

  it('reads the address from the user information if the ID token has none, of the same person only', async () => {
    const { enter, entered, provider } = await withProvider()
    const silent = { email: undefined, email_verified: undefined }
    provider.state.person = { sub: 'person-1', email: reviewer, email_verified: true }
    expect((await entered(silent)).session?.admin.email).toBe(reviewer)
    provider.state.person = { ...provider.state.person, sub: 'person-2' }
    expect(codeOf(await enter(silent))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('asks for an account’s own second step, takes each code once, and only in the same browser while the ticket is valid', async () => {
    const app = await withProvider()
    const { entered, askAdmin, deps, db, admins, enterAdmin } = app
    const code = await enrol(app, await enterAdmin('REVIEWER'))
    const { session, ticket } = await entered()
    expect([session, typeof ticket]).toEqual([null, 'string'])
    const send = (c: string, headers = mine, t = ticket ?? '') => askAdmin(confirm, { t, c }, headers)
    expect(codeOf(await send('000000'))).toBe('WRONG_OTP')
    expect(codeOf(await send(code(), strangers))).toBe('ADMIN_OIDC_REFUSED')
    expect(codeOf(await send(code(), mine, `x${ticket ?? ''}`))).toBe('ADMIN_OIDC_REFUSED')
    const { accessToken } = answerOf<{ accessToken: string }>(await send(code()), 'adminConfirmOidc')
    expect(codeOf(await askAdmin(me, {}, bearer(accessToken)))).toBeUndefined()
    const after = JSON.stringify({ way: 'oidc', secondStep: 'own' })
    expect(await db.selectFrom('audit').select(['actor', 'action']).where('after_state', '=', after).execute()).toEqual([
      { actor: `admin:${admins.REVIEWER}`, action: 'admin.signedIn' },
    ])
    expect(codeOf(await send(code()))).toBe('WRONG_OTP')
    deps.clock.advance(adminLimits.oidc.ticketLife * 1000)
    expect(codeOf(await send(code()))).toBe('ADMIN_OIDC_REFUSED')
    const { ticket: next } = await entered()
    await db.updateTable('admins').set({ disabled_at: 1 }).where('id', '=', admins.REVIEWER).execute()
    expect(codeOf(await send(code(), mine, next ?? ''))).toBe('ADMIN_OIDC_REFUSED')
  })

  it('accepts the provider’s second step in place of a code; in live money still takes a code, and the first sign-in its set-up', async () => {
    const app = await withProvider({ mode: 'live' })
    const { entered, askAdmin, db, admins } = app
    const owner = 'owner@example.com'
    await db.updateTable('admins').set({ email: owner, email_key: owner }).where('id', '=', admins.FINANCE).execute()
    const open = async (says: Record<string, unknown>) => bearer((await entered({ email: owner, ...says })).session?.accessToken ?? '')
    const settle = 'mutation { adminSettleWithdrawal(id: "none", success: true) { id } }'
    const first = await open({})
    expect(codeOf(await askAdmin(settle, {}, first))).toBe('ADMIN_TOTP_SETUP_NEEDED')
    const code = await enrol(app, first)
    expect((await entered({ email: owner, amr: ['pwd'], acr: '1' })).session).toBeNull()
    for (const says of [{ amr: ['pwd', 'mfa'] }, { acr: 'phr' }])
      expect(codeOf(await askAdmin(settle, {}, await open(says)))).toBe('ADMIN_PROOF_NEEDED')
    const session = await open({ amr: ['mfa'] })
    expect(codeOf(await askAdmin(`mutation { adminProve(code: "${code()}") { success } }`, {}, session))).toBeUndefined()
    expect(codeOf(await askAdmin(settle, {}, session))).toBe('WITHDRAWAL_NOT_FOUND')
  })

  it('requests only values of acr that the provider lists, and leads back to our own page', async () => {
    const { begin } = await withProvider()
    const requested = new URL(await begin()).searchParams
    expect([requested.get('acr_values'), requested.get('redirect_uri'), requested.get('scope')]).toEqual([
      'phr',
      'http://localhost/admin/oidc',
      'openid email',
    ])
  })

  it('stores no state, nonce or verifier, and writes no code and no address into the log', async () => {
    const { begin, consent, end, db, lines } = await withProvider()
    const requested = new URL(await begin()).searchParams
    const stored = JSON.stringify(await db.selectFrom('admin_oidc_states').selectAll().execute())
    for (const name of ['state', 'nonce', 'code_challenge']) expect(stored).not.toContain(requested.get(name))
    const response = await consent({ nonce: 'another' })
    await end(response)
    const log = lines.join('\n')
    expect(log).toContain('nonce')
    expect(log).not.toContain(new URLSearchParams(response).get('code'))
    expect(log).not.toContain(reviewer)
  })

  it('limits the attempts of one address', async () => {
    const { askAdmin } = await withProvider()
    for (let tried = 0; tried < adminLimits.oidc.triesPerAddress.count; tried++) await askAdmin(start, {}, mine)
    expect(codeOf(await askAdmin(start, {}, mine))).toBe('RATE_LIMITED')
  })

  it('is offered by /config only if there is a provider, and refused without one', async () => {
    const offered = async ({ app }: Pick<Awaited<ReturnType<typeof testApp>>, 'app'>) =>
      ((await (await app.request('/config')).json()) as { adminOidc?: true }).adminOidc
    expect(await offered(await withProvider())).toBe(true)
    const plain = await testApp()
    expect(await offered(plain)).toBeUndefined()
    expect(codeOf(await plain.askAdmin(start, {}, mine))).toBe('ADMIN_OIDC_REFUSED')
    expect(codeOf(await plain.askAdmin(finish, { r: 'code=1&state=1' }, mine))).toBe('ADMIN_OIDC_REFUSED')
    expect(codeOf(await plain.askAdmin(confirm, { t: 'none', c: '123456' }, mine))).toBe('ADMIN_OIDC_REFUSED')
  })
})
