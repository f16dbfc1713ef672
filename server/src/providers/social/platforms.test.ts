import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { livePlatforms, type Platform } from '@wasla/contract/social/record.ts'
import { platformHosts } from '@wasla/contract/social/platforms.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { demoConsent } from '../../demo/oauth/consent.ts'
import { testEnv } from '../../testing/test-deps.ts'
import { chooseSocialPlatforms } from './choose.ts'
import { challengeOf } from './demo-code.ts'
import { demoPlatforms } from './demo.ts'
import { PlatformFailed } from './live/ask.ts'
import { livePlatform } from './live/platform.ts'
import { ConsentRefused, type Measured, type SocialPlatform } from './port.ts'
import { registration, standIn } from './testing/stand-in.ts'

const redirectUri = 'https://wasla.example/settings/social'
const verifier = 'a verifier that only the one who began can know, long enough'
const signing = 'what signs our addresses'
const soon = () => AbortSignal.timeout(5_000)

type Setting = { name: Platform; platform: SocialPlatform; consent(address: string): Promise<string> }

async function demo(name: Platform): Promise<Setting> {
  const clock = manualClock(testMoment)
  const app = new Hono()
  app.get('/demo/oauth/:platform', demoConsent({ env: { ...testEnv, mode: 'demo', publicUrl: 'https://wasla.example' }, clock }))
  const platform = demoPlatforms({ env: testEnv, clock })[name]
  if (!platform) throw new Error(name)
  return {
    name,
    platform,
    async consent(address) {
      const url = new URL(address)
      for (const [key, value] of Object.entries({ handle: 'noura.cooks', size: 'micro', answer: 'allow' })) url.searchParams.set(key, value)
      const location = (await app.request(url.pathname + url.search)).headers.get('location') ?? 'about:blank'
      return new URL(location).searchParams.get('code') ?? ''
    },
  }
}

async function live(name: (typeof livePlatforms)[number]) {
  const clock = manualClock(testMoment)
  const server = await standIn(name, clock)
  const platform = livePlatform(name, { client: registration, clock, secret: signing, send: server.send })
  return { name, platform, clock, server, consent: server.consent }
}

const settings: readonly (readonly [string, () => Promise<Setting>])[] = [
  ['a simulated platform', () => demo('INSTAGRAM')],
  ...livePlatforms.map((name) => [name, () => live(name)] as const),
]

const ask = (platform: SocialPlatform, state = 'a state') =>
  platform.authorizationUrl({ state, redirectUri, challenge: challengeOf(verifier), language: 'en' })

async function connected({ name, platform, consent }: Setting) {
  const { account, grant } = await platform.account({ code: await consent(ask(platform)), redirectUri, verifier }, soon())
  return { grant, account, measured: { link: { platform: name, ...account }, grant, last: null } satisfies Measured }
}

describe.each(settings)('an account of %s', (_, setUp) => {
  it('is connected with a state and a challenge, and has the platform’s data', async () => {
    const setting = await setUp()
    const address = new URL(ask(setting.platform, 'the state'))
    expect(address.searchParams.get('state')).toBe('the state')
    expect(address.searchParams.get('redirect_uri')).toBe(redirectUri)
    expect(address.searchParams.get('code_challenge')).toBe(challengeOf(verifier))
    const { account } = await connected(setting)
    expect(account.socialProfileId).not.toBe('')
    expect(account.userName).toMatch(/^noura/)
    expect(account.followers).toBeGreaterThan(999)
    const { hostname, protocol } = new URL(account.profileUrl)
    expect(protocol).toBe('https:')
    expect(platformHosts[setting.name].some((host) => hostname.endsWith(host))).toBe(true)
    // Every stand-in names a picture. X’s is not HTTPS, and Snapchat’s is on a host that is not allowed.
    if (setting.platform.source === 'API' && !['TWITTER', 'SNAPCHAT'].includes(setting.name))
      expect(account.pictureUrl).toMatch(/^\/covers\/[\w-]{22}\/[\w-]+$/)
    else expect(account.pictureUrl).toBeNull()
  })

  it('is returned only for the right code and verifier', async () => {
    const { platform, consent } = await setUp()
    const code = await consent(ask(platform))
    await expect(platform.account({ code: `${code}x`, redirectUri, verifier }, soon())).rejects.toThrow(ConsentRefused)
    await expect(platform.account({ code, redirectUri, verifier: `another ${verifier}` }, soon())).rejects.toThrow(ConsentRefused)
  })

  it('can be measured repeatedly, with the figures of that day', async () => {
    const setting = await setUp()
    const { account, measured } = await connected(setting)
    for (const measurement of [await setting.platform.measure(measured, soon()), await setting.platform.measure(measured, soon())]) {
      expect(measurement.account.socialProfileId).toBe(account.socialProfileId)
      expect(measurement.days.at(-1)).toMatchObject({ day: '2026-03-15', figures: { followers: account.followers } })
    }
  })

  it('stops a request at its deadline', async () => {
    const setting = await setUp()
    const { measured } = await connected(setting)
    await expect(setting.platform.measure(measured, AbortSignal.abort())).rejects.toThrow()
  })
})

describe.each(livePlatforms)('%s over HTTP', (name) => {
  it('refuses another redirect address, and a code that was used', async () => {
    const { platform, consent } = await live(name)
    const foreign = { code: await consent(ask(platform)), redirectUri: `${redirectUri}/elsewhere`, verifier }
    await expect(platform.account(foreign, soon())).rejects.toThrow(ConsentRefused)
    const good = { code: await consent(ask(platform)), redirectUri, verifier }
    await platform.account(good, soon())
    await expect(platform.account(good, soon())).rejects.toThrow(ConsentRefused)
  })

  it('returns averages of the twelve newest posts, if it has figures of posts', async () => {
    const setting = await live(name)
    const { measured } = await connected(setting)
    const figures = (await setting.platform.measure(measured, soon())).days[0]?.figures
    const expected = {
      SNAPCHAT: { likes: null, views: null, posts: null, engagement: null },
      TWITCH: { likes: null, views: 1000, posts: 17, engagement: null },
    }
    expect(figures).toMatchObject({
      followers: 48_200,
      ...(name === 'SNAPCHAT' || name === 'TWITCH' ? expected[name] : { likes: 100, views: 1000, posts: 17, engagement: 0.25 }),
    })
    if (name === 'INSTAGRAM' || name === 'YOUTUBE') {
      expect(figures?.audience?.countries).toEqual([
        { key: 'SA', weight: 0.8 },
        { key: 'AE', weight: 0.2 },
      ])
      expect(figures?.audience?.gender).toEqual([
        { key: 'female', weight: expect.closeTo(0.7) as number },
        { key: 'male', weight: expect.closeTo(0.3) as number },
      ])
      expect(figures?.audience?.age.at(-1)?.key).toBe('55+')
      expect(figures?.audience?.races).toEqual([])
    } else expect(figures?.audience).toBeNull()
  })

  it('renews a grant, but not after the person took the consent back', async () => {
    const setting = await live(name)
    const { grant, measured } = await connected(setting)
    if (!grant) throw new Error('no grant')
    expect(grant.expiresAt).toBeGreaterThan(testMoment)
    const renewed = await setting.platform.renew(grant, soon())
    expect(renewed.accessToken).not.toBe(grant.accessToken)
    await expect(setting.platform.measure(measured, soon())).rejects.toThrow(ConsentRefused)
    await setting.platform.measure({ ...measured, grant: renewed }, soon())
    setting.server.takeBack()
    await expect(setting.platform.measure({ ...measured, grant: renewed }, soon())).rejects.toThrow(ConsentRefused)
    await expect(setting.platform.renew(renewed, soon())).rejects.toThrow(ConsentRefused)
  })

  it('revokes a grant if the platform can', async () => {
    const setting = await live(name)
    const { grant } = await connected(setting)
    if (!grant) throw new Error('no grant')
    await setting.platform.revoke(grant, soon())
    expect(setting.server.isInForce(grant.accessToken)).toBe(name === 'INSTAGRAM' || name === 'SNAPCHAT')
  })

  // Fault F15.
  it.each(['failing', 'babbling', 'silent'] as const)('throws while it is %s, and no secret is in the error', async (mood) => {
    const setting = await live(name)
    const { grant, measured } = await connected(setting)
    if (!grant) throw new Error('no grant')
    const code = await setting.consent(ask(setting.platform))
    setting.server.state.mood = mood
    const briefly = () => AbortSignal.timeout(150)
    for (const work of [
      () => setting.platform.measure(measured, briefly()),
      () => setting.platform.renew(grant, briefly()),
      () => setting.platform.account({ code, redirectUri, verifier }, briefly()),
    ]) {
      const error: unknown = await work().catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(PlatformFailed)
      const text = `${String(error)} ${error instanceof Error ? JSON.stringify(error.cause) : ''}`
      for (const secret of [registration.secret, grant.accessToken, code]) expect(text).not.toContain(secret)
    }
  })

  it('throws PlatformFailed, not ConsentRefused, for a wrong registration', async () => {
    const { server, clock } = await live(name)
    const platform = livePlatform(name, {
      client: { ...registration, secret: 'another_secret' },
      clock,
      secret: signing,
      send: server.send,
    })
    const code = await server.consent(ask(platform))
    await expect(platform.account({ code, redirectUri, verifier }, soon())).rejects.toThrow(PlatformFailed)
  })
})

describe('chooseSocialPlatforms', () => {
  const clients = { TIKTOK: registration }
  it.each([
    ['live', {}, []],
    ['live', clients, ['TIKTOK:API']],
    ['demo', {}, ['FACEBOOK:DEMO', 'INSTAGRAM:DEMO', 'SNAPCHAT:DEMO', 'TIKTOK:DEMO', 'TWITCH:DEMO', 'TWITTER:DEMO', 'YOUTUBE:DEMO']],
    ['demo', clients, ['FACEBOOK:DEMO', 'INSTAGRAM:DEMO', 'SNAPCHAT:DEMO', 'TIKTOK:API', 'TWITCH:DEMO', 'TWITTER:DEMO', 'YOUTUBE:DEMO']],
  ] as const)('returns in %s with %j: %j', (mode, given, expected) => {
    const env = { ...testEnv, mode, social: { clients: given, key: null } }
    const chosen = chooseSocialPlatforms({ env, clock: manualClock(testMoment) })
    expect(
      Object.entries(chosen)
        .map(([name, { source }]) => `${name}:${source}`)
        .toSorted(),
    ).toEqual(expected)
  })
})
