import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { testEnv } from '../../testing/test-deps.ts'
import { signAccessToken } from './access-token.ts'
import { sessionKeys } from './keys.ts'
import { sessionHarness, refusal } from './testing/session-harness.ts'

const member = '+966512345678'
const keys = sessionKeys(testEnv.secrets)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>

async function signedIn() {
  const t = sessionHarness(await openTestDatabase())
  await t.member(member)
  const tokens = await t.enter(member)
  const read = (token: string) => refusal(t.session.readViewer(`Bearer ${token}`))
  const [head, body, signature] = tokens.accessToken.split('.')
  const claims = decode(body)
  const signed = (header: unknown, payload: unknown, key: Buffer | string = keys.access) => {
    const text = `${encode(header)}.${encode(payload)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  return { t, tokens, read, head, body, signature, claims, signed }
}

const someText: unknown = expect.any(String)
const good = { alg: 'HS256', typ: 'JWT' }

describe('the access token', () => {
  it('is a JWT that any library can verify, with the documented claims', async () => {
    const { t, tokens, claims } = await signedIn()
    const { payload, protectedHeader } = await jwtVerify(tokens.accessToken, keys.access, {
      algorithms: ['HS256'],
      audience: 'user',
      issuer: 'wasla',
      currentDate: new Date(t.clock.now()),
    })
    expect(protectedHeader.alg).toBe('HS256')
    expect(payload).toEqual(claims)
    expect(claims).toEqual({
      iss: 'wasla',
      aud: 'user',
      sub: someText,
      sid: someText,
      profileId: someText,
      profileType: 'INFLUENCER',
      iat: t.clock.now() / 1000,
      nbf: t.clock.now() / 1000,
      exp: t.clock.now() / 1000 + 900,
    })
  })

  it('is not required: a visitor without a token has no viewer', async () => {
    const { t } = await signedIn()
    expect(await t.session.readViewer(null)).toBeNull()
    expect(await t.session.readViewer('')).toBeNull()
  })

  it('is refused in every forged form', async () => {
    const { tokens, read, head, body, signature, claims, signed, t } = await signedIn()
    const forged = {
      'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'no algorithm, old signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      'another algorithm': signed({ alg: 'HS512', typ: 'JWT' }, claims),
      'another key': signed(good, claims, 'guessed'),
      'the key of another purpose': signed(good, claims, keys.refreshTag),
      'a changed claim': `${head}.${encode({ ...claims, sub: 'somebody' })}.${signature}`,
      'another audience': signed(good, { ...claims, aud: 'admin' }),
      'another issuer': signed(good, { ...claims, iss: 'elsewhere' }),
      'no expiry': signed(good, { ...claims, exp: undefined }),
      'an unknown type': signed(good, { ...claims, profileType: 'ADMIN' }),
      'no object': signed(good, 'claims'),
      'a refresh token': tokens.refreshToken,
      'one part more': `${tokens.accessToken}.x`,
      'nothing at all': '',
      'far too long': 'x'.repeat(100_000),
    }
    for (const [name, token] of Object.entries(forged)) expect([name, await read(token)]).toEqual([name, 'UN_AUTHORIZED'])
    expect(await refusal(t.session.readViewer(tokens.accessToken))).toBe('UN_AUTHORIZED')
    expect(await refusal(t.session.readViewer(`Basic ${tokens.accessToken}`))).toBe('UN_AUTHORIZED')
    expect(await read(tokens.accessToken)).toHaveProperty('answered')
  })

  it('expires after exactly fifteen minutes, even if it was read before', async () => {
    const { t, tokens, read } = await signedIn()
    t.later(899)
    expect(await read(tokens.accessToken)).toHaveProperty('answered')
    t.later(1)
    expect(await read(tokens.accessToken)).toBe('UN_AUTHORIZED')
  })

  it('is accepted thirty seconds before this machine’s clock, and not sixty', async () => {
    const { t, read, claims } = await signedIn()
    const from = (ahead: number) =>
      signAccessToken(
        keys,
        { sub: String(claims['sub']), sid: String(claims['sid']), profileId: String(claims['profileId']), profileType: 'INFLUENCER' },
        t.clock.now() + ahead * 1000,
      )
    expect(await read(from(30))).toHaveProperty('answered')
    expect(await read(from(60))).toBe('UN_AUTHORIZED')
  })

  it('is refused after the clock is set back by an hour, even if it was read before', async () => {
    const { t, tokens, read } = await signedIn()
    await read(tokens.accessToken)
    t.later(-3600)
    expect(await read(tokens.accessToken)).toBe('UN_AUTHORIZED')
  })

  it('does not decide the profile type, which is read from the profile', async () => {
    const { t, tokens } = await signedIn()
    await t.db.updateTable('profiles').set({ type: 'AGENT' }).execute()
    expect(await t.session.readViewer(`Bearer ${tokens.accessToken}`)).toMatchObject({ profileType: 'AGENT' })
  })

  it('is refused with another user’s session', async () => {
    const { t, read, claims, signed } = await signedIn()
    await t.member('+966587654321')
    t.later(1)
    const other = decode((await t.enter('+966587654321')).accessToken.split('.')[1])
    expect(await read(signed(good, { ...claims, sid: other['sid'] }))).toBe('UN_AUTHORIZED')
    expect(await read(signed(good, { ...other, sub: claims['sub'] }))).toBe('UN_AUTHORIZED')
    expect(await read(signed(good, { ...claims, sid: 'gone' }))).toBe('INVALID_SESSION')
  })

  it('is refused after its profile is removed or its session has expired', async () => {
    const { t, tokens, read } = await signedIn()
    await t.db.updateTable('sessions').set({ expires_at: t.clock.now() }).execute()
    expect(await read(tokens.accessToken)).toBe('INVALID_SESSION')
    await t.db
      .updateTable('sessions')
      .set({ expires_at: t.clock.now() + 1 })
      .execute()
    await t.db.updateTable('profiles').set({ deleted_at: 1 }).execute()
    expect(await read(tokens.accessToken)).toBe('INVALID_SESSION')
  })
})
