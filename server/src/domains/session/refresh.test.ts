import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal, type SessionHarness } from './testing/session-harness.ts'

const member = '+966512345678'
const refresh = (t: SessionHarness, token: string) => t.session.regenerateAccessToken(token, caller())
const viewerOf = (t: SessionHarness, accessToken: string) => refusal(t.session.readViewer(`Bearer ${accessToken}`))

async function signedIn(t: SessionHarness) {
  await t.member(member)
  return t.enter(member)
}

describe('refreshing a session', () => {
  eachDatabase((open) => {
    it('returns a new access token and the next refresh token, month after month', async () => {
      const t = sessionHarness(await open())
      let tokens: { accessToken: string; refreshToken: string } = await signedIn(t)
      for (let n = 0; n < 3; n++) {
        t.later(29 * 86_400)
        expect(await viewerOf(t, tokens.accessToken)).toBe('UN_AUTHORIZED')
        const next = await refresh(t, tokens.refreshToken)
        expect(next.refreshToken).not.toBe(tokens.refreshToken)
        tokens = next
        expect(await viewerOf(t, tokens.accessToken)).toHaveProperty('answered')
      }
    })

    it('returns the same next token to two tabs with the same token within thirty seconds', async () => {
      const t = sessionHarness(await open())
      const { refreshToken } = await signedIn(t)
      const first = await refresh(t, refreshToken)
      t.later(30)
      expect((await refresh(t, refreshToken)).refreshToken).toBe(first.refreshToken)
      expect(await refresh(t, first.refreshToken)).toHaveProperty('accessToken')
    })

    it('ends the session in the database if the parent token is used after the thirty seconds', async () => {
      const t = sessionHarness(await open())
      const { refreshToken } = await signedIn(t)
      const child = await refresh(t, refreshToken)
      t.later(31)
      expect(await refusal(refresh(t, refreshToken))).toBe('ACCESS_TOKEN_REFRESH_FAILED')
      expect(await t.sessions()).toMatchObject([{ revoked_why: 'refreshReplayed', revoked_at: t.clock.now() }])
      expect(await refusal(refresh(t, child.refreshToken))).toBe('INVALID_SESSION')
      expect(await viewerOf(t, child.accessToken)).toBe('INVALID_SESSION')
      expect(await t.db.selectFrom('audit').select('action').execute()).toContainEqual({ action: 'session.refreshReplayed' })
    })

    it('ends the session if a token older than the parent is used, even within thirty seconds', async () => {
      const t = sessionHarness(await open())
      const { refreshToken } = await signedIn(t)
      const child = await refresh(t, refreshToken)
      await refresh(t, child.refreshToken)
      expect(await refusal(refresh(t, refreshToken))).toBe('ACCESS_TOKEN_REFRESH_FAILED')
      expect(await t.sessions()).toMatchObject([{ revoked_why: 'refreshReplayed' }])
    })

    it('ends no session for a forged token', async () => {
      const t = sessionHarness(await open())
      const { refreshToken, accessToken } = await signedIn(t)
      const [id, secret, tag] = refreshToken.split('.')
      for (const forged of [
        '',
        'x',
        accessToken,
        `${id}.${secret}.${'a'.repeat(43)}`,
        `${id}.${'a'.repeat(43)}.${tag}`,
        `${refreshToken}.x`,
        'x'.repeat(5000),
      ])
        expect(await refusal(refresh(t, forged))).toBe('ACCESS_TOKEN_REFRESH_FAILED')
      expect(await refresh(t, refreshToken)).toHaveProperty('accessToken')
    })

    it('refuses a token that was unused for thirty days', async () => {
      const t = sessionHarness(await open())
      const { refreshToken } = await signedIn(t)
      t.later(30 * 86_400)
      expect(await refusal(refresh(t, refreshToken))).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    })

    it('stores no token and no code in plaintext', async () => {
      const t = sessionHarness(await open())
      const { refreshToken } = await signedIn(t)
      await refresh(t, refreshToken)
      const secret = refreshToken.split('.')[1] ?? ''
      const stored = JSON.stringify([await t.sessions(), await t.db.selectFrom('otp_challenges').selectAll().execute()])
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(`"${t.lastCode()}"`)
    })

    it('signs out with any token of the session, and ignores unknown tokens', async () => {
      const t = sessionHarness(await open())
      const { refreshToken, accessToken } = await signedIn(t)
      await t.session.signOut('nobody.knows.this')
      expect(await viewerOf(t, accessToken)).toHaveProperty('answered')
      const next = await refresh(t, refreshToken)
      await t.session.signOut(refreshToken)
      expect(await viewerOf(t, next.accessToken)).toBe('INVALID_SESSION')
      expect(await refusal(refresh(t, next.refreshToken))).toBe('INVALID_SESSION')
    })

    it('allows thirty refreshes of a session in five minutes', async () => {
      const t = sessionHarness(await open())
      let { refreshToken } = await signedIn(t)
      for (let n = 0; n < 30; n++) ({ refreshToken } = await refresh(t, refreshToken))
      expect(await refusal(refresh(t, refreshToken))).toMatchObject({ code: 'RATE_LIMITED' })
      t.later(300)
      expect(await refresh(t, refreshToken)).toHaveProperty('accessToken')
    })
  })
})
