import { createHmac } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { answerOf, bearer, testApp, type Answer } from '../testing/test-app.ts'
import { addressOfRole, testAdminPassword } from '../testing/admins.ts'

const signIn =
  'mutation ($e: String!, $p: String!, $t: String) { adminSignIn(email: $e, password: $p, totp: $t) { accessToken admin { email role hasTotp } } }'
const codeOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions.code
const reviewer = addressOfRole('REVIEWER')

/** Returns a non-demo product with one admin account that has its own address. */
async function real() {
  const t = await testApp({ mode: 'local' })
  const owner = 'owner@example.com'
  await t.db.updateTable('admins').set({ email: owner, email_key: owner }).where('id', '=', t.admins.REVIEWER).execute()
  return { ...t, owner }
}

describe('signing in to the back office', () => {
  it('accepts the address in any case', async () => {
    const { askAdmin } = await testApp()
    const answer = await askAdmin(signIn, { e: ` ${reviewer.toUpperCase()} `, p: testAdminPassword })
    expect(answerOf(answer, 'adminSignIn')).toMatchObject({ admin: { email: reviewer, role: 'REVIEWER', hasTotp: false } })
  })

  it('answers the same for a wrong password and an unknown address, and records the refusal in the audit log', async () => {
    const { askAdmin, db, admins } = await testApp()
    const wrong = await askAdmin(signIn, { e: reviewer, p: 'not the one, sorry' })
    const nobody = await askAdmin(signIn, { e: 'nobody@wasla.example', p: 'not the one, sorry' })
    expect(codeOf(wrong)).toBe('ADMIN_SIGN_IN_FAILED')
    expect(nobody.body).toEqual(wrong.body)
    const lines = await db.selectFrom('audit').select(['actor', 'action', 'target']).orderBy('at').orderBy('id').execute()
    expect(lines).toEqual([
      { actor: 'system', action: 'admin.signInRefused', target: admins.REVIEWER },
      { actor: 'system', action: 'admin.signInRefused', target: 'unknown' },
    ])
  })

  it('blocks an account after eight wrong passwords, refuses everybody during the block, and says how long it lasts', async () => {
    const { askAdmin, deps, owner } = await real()
    for (let tried = 0; tried < adminLimits.triesPerAccount.count; tried++)
      expect(codeOf(await askAdmin(signIn, { e: owner, p: `guess number ${tried}` }))).toBe('ADMIN_SIGN_IN_FAILED')
    const held = await askAdmin(signIn, { e: owner, p: testAdminPassword })
    expect(held.body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      params: { retryAfter: adminLimits.triesPerAccount.window },
    })
    deps.clock.advance(adminLimits.triesPerAccount.window * 1000)
    expect(codeOf(await askAdmin(signIn, { e: owner, p: testAdminPassword }))).toBeUndefined()
  })

  it('works in a browser that signed in before, even if others type many wrong passwords', async () => {
    const { askAdmin, owner } = await real()
    const mine = { 'x-wasla-device': 'a-browser-of-my-own-0123456789' }
    expect(codeOf(await askAdmin(signIn, { e: owner, p: testAdminPassword }, mine))).toBeUndefined()
    const guess = (headers = {}) => askAdmin(signIn, { e: owner, p: 'not the one, sorry' }, headers)
    for (let tried = 0; tried < adminLimits.triesPerAccount.count; tried++) await guess()
    for (const headers of [{}, { 'x-wasla-device': 'a-browser-of-a-stranger-0123' }])
      expect(codeOf(await guess(headers))).toBe('RATE_LIMITED')
    expect(codeOf(await askAdmin(signIn, { e: owner, p: testAdminPassword }, mine))).toBeUndefined()
    for (let tried = 1; tried < adminLimits.triesPerAccount.count; tried++) await guess(mine)
    expect(codeOf(await guess(mine))).toBe('RATE_LIMITED')
  })

  it('forgets every other browser after a password change', async () => {
    const { askAdmin, db, owner } = await real()
    const browsers = ['a-browser-of-my-own-0123456789', 'another-browser-of-mine-012345'].map((device) => ({ 'x-wasla-device': device }))
    const opened = []
    for (const browser of browsers)
      opened.push(answerOf<{ accessToken: string }>(await askAdmin(signIn, { e: owner, p: testAdminPassword }, browser), 'adminSignIn'))
    expect(await db.selectFrom('admin_devices').select('admin_id').execute()).toHaveLength(2)
    const changed = await askAdmin(
      'mutation ($p: String!, $n: String!) { adminChangePassword(password: $p, newPassword: $n) { success } }',
      { p: testAdminPassword, n: 'a new one, much longer' },
      { ...browsers[0], ...bearer(opened[0]?.accessToken ?? '') },
    )
    expect(codeOf(changed)).toBeUndefined()
    expect(await db.selectFrom('admin_devices').select('admin_id').execute()).toHaveLength(1)
  })

  it('refuses demo accounts outside demo mode, even if their rows exist', async () => {
    const { askAdmin, deps } = await testApp({ mode: 'local' })
    expect(codeOf(await askAdmin(signIn, { e: reviewer, p: testAdminPassword }))).toBe('ADMIN_SIGN_IN_FAILED')
    deps.env.mode = 'demo'
    const { accessToken } = answerOf<{ accessToken: string }>(await askAdmin(signIn, { e: reviewer, p: testAdminPassword }), 'adminSignIn')
    deps.env.mode = 'local'
    expect(codeOf(await askAdmin('{ adminMe { email } }', {}, bearer(accessToken)))).toBe('INVALID_SESSION')
  })

  it('records a limited number of refusals a day in the audit log, which is never shortened', async () => {
    const { askAdmin, db } = await testApp()
    for (let tried = 0; tried < adminLimits.refusalsReported.count + 5; tried++)
      await askAdmin(signIn, { e: reviewer, p: `guess number ${tried}` })
    expect(await db.selectFrom('audit').select('id').where('action', '=', 'admin.signInRefused').execute()).toHaveLength(
      adminLimits.refusalsReported.count,
    )
  })

  it('allows one attempt a request; aliases and fragments do not add more', async () => {
    const { askAdmin } = await testApp()
    const twice = await askAdmin(
      'mutation { a: adminSignIn(email: "a@b.co", password: "1") { accessToken } b: adminSignIn(email: "a@b.co", password: "2") { accessToken } }',
    )
    expect(twice.status).toBe(400)
  })

  it('requires a code of the authenticator app once it is set up, takes each code once, and removes the app for the password alone', async () => {
    const { askAdmin, enterAdmin, deps } = await testApp()
    const mine = await enterAdmin('REVIEWER')
    expect(codeOf(await askAdmin('mutation { adminConfirmTotp(code: "123456") { success } }', {}, mine))).toBe('WRONG_OTP')
    const refused = await askAdmin('mutation { adminStartTotp(password: "not mine") { secret } }', {}, mine)
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'password', rule: 'wrongPassword' }],
    })

    const started = await askAdmin(`mutation { adminStartTotp(password: "${testAdminPassword}") { secret uri } }`, {}, mine)
    const { secret, uri } = answerOf<{ secret: string; uri: string }>(started, 'adminStartTotp')
    expect(uri).toContain('otpauth://totp/Wasla:')
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = () => app.generate({ timestamp: deps.clock.now() })
    const confirm = 'mutation ($code: String!) { adminConfirmTotp(code: $code) { success } }'
    expect(answerOf(await askAdmin(confirm, { code: code() }, mine), 'adminConfirmTotp')).toEqual({ success: true })

    const input = { e: reviewer, p: testAdminPassword }
    expect(codeOf(await askAdmin(signIn, input))).toBe('ADMIN_TOTP_REQUIRED')
    expect(codeOf(await askAdmin(signIn, { ...input, t: code() }))).toBe('WRONG_OTP')
    deps.clock.advance(30_000)
    const fresh = code()
    expect(answerOf(await askAdmin(signIn, { ...input, t: fresh }), 'adminSignIn')).toMatchObject({ admin: { hasTotp: true } })
    expect(codeOf(await askAdmin(signIn, { ...input, t: fresh }))).toBe('WRONG_OTP')

    expect(codeOf(await askAdmin(`mutation { adminRemoveTotp(password: "${testAdminPassword}") { success } }`, {}, mine))).toBeUndefined()
    expect(codeOf(await askAdmin(signIn, input))).toBeUndefined()
  })

  it('stores neither password nor secret in a form that a reader of the database could use', async () => {
    const { askAdmin, enterAdmin, db } = await testApp()
    const mine = await enterAdmin('SUPPORT')
    const started = await askAdmin(`mutation { adminStartTotp(password: "${testAdminPassword}") { secret } }`, {}, mine)
    const { secret } = answerOf<{ secret: string }>(started, 'adminStartTotp')
    const everything = JSON.stringify(
      await Promise.all([db.selectFrom('admins').selectAll().execute(), db.selectFrom('audit').selectAll().execute()]),
    )
    expect(everything).toContain('$argon2id$')
    expect(everything).not.toContain(testAdminPassword)
    expect(everything).not.toContain(secret)
  })
})

describe('a session of the back office', () => {
  const me = '{ adminMe { email } }'

  it('ends if its admin signs out; other sessions stay', async () => {
    const { askAdmin, enterAdmin } = await testApp()
    const [one, other] = [await enterAdmin('REVIEWER'), await enterAdmin('REVIEWER')]
    await askAdmin('mutation { adminSignOut { success } }', {}, one)
    expect(codeOf(await askAdmin(me, {}, one))).toBe('INVALID_SESSION')
    expect(codeOf(await askAdmin(me, {}, other))).toBeUndefined()
  })

  it('ends after two idle hours, and after twelve hours in any case', async () => {
    const { askAdmin, enterAdmin, deps } = await testApp()
    const idle = await enterAdmin('REVIEWER')
    deps.clock.advance(2 * 3_600_000 + 1)
    expect(codeOf(await askAdmin(me, {}, idle))).toBe('INVALID_SESSION')
    const busy = await enterAdmin('REVIEWER')
    for (let hour = 0; hour < 11; hour++) {
      deps.clock.advance(3_600_000)
      expect(codeOf(await askAdmin(me, {}, busy))).toBeUndefined()
    }
    deps.clock.advance(3_600_000)
    expect(codeOf(await askAdmin(me, {}, busy))).toBe('UN_AUTHORIZED')
  })

  it('continues if the demo clock is moved ahead and reset', async () => {
    const { askAdmin, enterAdmin } = await testApp()
    const lead = await enterAdmin('SUPER_ADMIN')
    expect(codeOf(await askAdmin('mutation { adminAdvanceClock(days: 3) { success } }', {}, lead))).toBeUndefined()
    expect(answerOf(await askAdmin('{ adminClock { advancedDays } }', {}, lead), 'adminClock')).toEqual({ advancedDays: 3 })
    expect(codeOf(await askAdmin('mutation { adminResetDemo { success } }', {}, lead))).toBeUndefined()
    expect(answerOf(await askAdmin('{ adminClock { advancedDays } }', {}, lead), 'adminClock')).toEqual({ advancedDays: 0 })
  })

  it('ends if its admin changes the password in another session', async () => {
    const { askAdmin, enterAdmin } = await testApp()
    const [one, other] = [await enterAdmin('FINANCE'), await enterAdmin('FINANCE')]
    const change = 'mutation ($p: String!, $n: String!) { adminChangePassword(password: $p, newPassword: $n) { success } }'
    expect(codeOf(await askAdmin(change, { p: testAdminPassword, n: 'short' }, one))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await askAdmin(change, { p: testAdminPassword, n: 'a much better one' }, one))).toBeUndefined()
    expect(codeOf(await askAdmin(me, {}, one))).toBeUndefined()
    expect(codeOf(await askAdmin(me, {}, other))).toBe('INVALID_SESSION')
    expect(codeOf(await askAdmin(signIn, { e: addressOfRole('FINANCE'), p: testAdminPassword }))).toBe('ADMIN_SIGN_IN_FAILED')
  })

  // Security case 13, for the back office.
  it('is refused from the next request after its admin is disabled; admins cannot disable themselves', async () => {
    const { askAdmin, enterAdmin, admins } = await testApp()
    const [lead, colleague] = [await enterAdmin('SUPER_ADMIN'), await enterAdmin('REVIEWER')]
    const disable =
      'mutation ($id: ID!, $d: Boolean!) { adminSetTeamMemberDisabled(id: $id, disabled: $d, reason: "left the team") { isDisabled } }'
    expect(codeOf(await askAdmin(disable, { id: admins.SUPER_ADMIN, d: true }, lead))).toBe('ADMIN_FORBIDDEN')
    await askAdmin(disable, { id: admins.REVIEWER, d: true }, lead)
    expect(codeOf(await askAdmin(me, {}, colleague))).toBe('USER_SUSPENDED')
    expect(codeOf(await askAdmin(signIn, { e: reviewer, p: testAdminPassword }))).toBe('USER_SUSPENDED')
    expect(codeOf(await askAdmin(signIn, { e: reviewer, p: 'not the one, sorry' }))).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf(await askAdmin(disable, { id: admins.REVIEWER, d: true }, lead))).toBe('NO_CHANGES_TO_UPDATE')
    await askAdmin(disable, { id: admins.REVIEWER, d: false }, lead)
    expect(codeOf(await askAdmin(me, {}, colleague))).toBe('INVALID_SESSION')
    expect(codeOf(await askAdmin(signIn, { e: reviewer, p: testAdminPassword }))).toBeUndefined()
  })

  // Security cases 12 and 59.
  it('refuses a token of another audience, without an algorithm, with another key or for another session’s owner', async () => {
    const { ask, askAdmin, enter, enterAdmin, db } = await testApp()
    const admin = await enterAdmin('SUPER_ADMIN')
    const user = await enter('BRAND')
    expect(codeOf(await askAdmin(me, {}, bearer(user.accessToken)))).toBe('UN_AUTHORIZED')
    expect(codeOf(await askAdmin(me, {}, bearer(user.refreshToken)))).toBe('UN_AUTHORIZED')
    expect(codeOf(await ask('{ activeProfile { type } }', {}, admin))).toBe('UN_AUTHORIZED')
    const [head = '', payload = ''] = admin.authorization.slice('Bearer '.length).split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const forged = createHmac('sha256', 'another key').update(`${head}.${payload}`).digest('base64url')
    for (const token of [`${none}.${payload}.`, `${none}.${payload}.x`, `${head}.${payload}.${forged}`])
      expect(codeOf(await askAdmin(me, {}, bearer(token)))).toBe('UN_AUTHORIZED')
    await db.deleteFrom('admin_sessions').execute()
    expect(codeOf(await askAdmin(me, {}, admin))).toBe('INVALID_SESSION')
  })
})

describe('the endpoint of the back office', () => {
  it('refuses files, forms and batches, and reveals nothing of its schema in live mode', async () => {
    const { app, postTo } = await testApp({ mode: 'live' })
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: '{ adminMe { id } }' }))
    const multipart = await app.request('/admin/graphql', { method: 'POST', body: form, headers: { 'apollo-require-preflight': '1' } })
    expect(multipart.status).toBe(400)
    const plain = await app.request('/admin/graphql', {
      method: 'POST',
      body: '{"query":"{ adminMe { id } }"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.status).toBe(400)
    expect((await app.request('/admin/graphql')).status).toBe(405)
    expect((await postTo('/admin/graphql', [{ query: '{ adminMe { id } }' }])).status).toBe(400)
    const introspection = await postTo('/admin/graphql', { query: '{ __schema { queryType { name } } }' })
    expect(introspection.status).toBe(400)
    expect(JSON.stringify(introspection.body)).not.toContain('admin')
  })

  it('has no operation of the users’ schema, and the users’ endpoint has none of the back office’s', async () => {
    const { ask, askAdmin } = await testApp()
    expect((await askAdmin('{ getCountries { id } }')).status).toBe(400)
    expect((await ask('{ adminMe { id } }')).status).toBe(400)
  })
})
