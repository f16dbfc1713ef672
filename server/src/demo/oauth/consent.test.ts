import { describe, expect, it } from 'vitest'
import { readConsent } from '../../providers/social/demo-code.ts'
import { testApp } from '../../testing/test-app.ts'

const back = 'http://localhost/join-waiting-list'
const request = { state: 'a-state', redirect_uri: back, code_challenge: 'c'.repeat(43) }
const address = (over: Record<string, string> = {}, platform = 'instagram') =>
  `/demo/oauth/${platform}?${new URLSearchParams({ ...request, ...over }).toString()}`

describe('the demo consent page', () => {
  it('asks in the reader’s language and direction, and runs no scripts', async () => {
    const { app } = await testApp()
    const arabic = await app.request(address({ lang: 'ar' }))
    const page = await arabic.text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<bdi>إنستغرام</bdi>')
    expect(page).not.toMatch(/<script|style="|<style|\son\w+="/)
    expect(arabic.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' http://localhost; frame-ancestors 'none'",
    )
    expect(arabic.headers.get('cache-control')).toBe('no-store')
    const english = await app.request(address(), { headers: { 'accept-language': 'en-GB' } })
    const englishPage = await english.text()
    expect(englishPage).toContain('<html lang="en" dir="ltr">')
    expect(englishPage).toContain('<bdi>Instagram</bdi>')
    const style = await app.request('/demo/oauth.css')
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('redirects with a code for the typed account, or with a refusal', async () => {
    const { app, deps } = await testApp()
    const answer = await app.request(address({ handle: '@noura.cooks', size: 'mid', answer: 'allow' }))
    expect(answer.status).toBe(302)
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.href).toContain(back)
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ state: 'a-state', platform: 'INSTAGRAM' })
    expect(readConsent(deps.env.secrets.token, location.searchParams.get('code') ?? '')).toMatchObject({
      platform: 'INSTAGRAM',
      handle: 'noura.cooks',
      size: 'mid',
      challenge: request.code_challenge,
    })
    expect(await (await app.request(address())).text()).toContain('error=access_denied')
  })

  it('shows errors at their fields, keeps the input and escapes it', async () => {
    const { app } = await testApp()
    const answer = await app.request(address({ handle: '"><script>alert(1)</script>', size: '', answer: 'allow' }))
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('id="handle-problem"')
    expect(page).toContain('aria-invalid="true"')
    expect(page).toContain('id="size-problem"')
    expect(page).not.toContain('<script>')
  })

  it.each([
    ['https://evil.example/x', 'instagram'],
    ['javascript:alert(1)', 'tiktok'],
    ['', 'tiktok'],
  ])('never redirects to %j', async (redirect, platform) => {
    const { app } = await testApp()
    const answer = await app.request(address({ redirect_uri: redirect, handle: 'noura', size: 'mid', answer: 'allow' }, platform))
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).not.toContain('evil')
  })

  it('answers 404 for unknown platforms, and for every platform in live mode', async () => {
    const { app } = await testApp()
    expect((await app.request(address({}, 'myspace'))).status).toBe(404)
    const live = await testApp({ mode: 'live' })
    for (const path of [address(), '/demo/oauth.css', '/demo/oauth/instagram']) expect((await live.app.request(path)).status).toBe(404)
  })
})
