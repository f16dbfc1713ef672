import { importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { countedIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { vapidKeysOf } from '../../config/vapid-keys.ts'
import { choosePush } from './choose.ts'
import type { Push, PushGateway } from './port.ts'
import { answering, startPushService, subscribedBrowser } from './testing/push-service.ts'
import { webPush } from './web-push.ts'

const keys = { ...vapidKeysOf(Buffer.alloc(32, 9)), subject: 'mailto:push@wasla.example' }
const now = Date.UTC(2026, 2, 1)
const message = { title: 'Request', body: 'Huda', lang: 'en', dir: 'ltr', tag: 'n', path: '/groups', unread: 2 } as const
const hour = 3_600_000

async function setUp(answer: Parameters<typeof startPushService>[0], machines?: readonly string[], wait?: number) {
  const { network, got } = await startPushService(answer, machines)
  const browser = subscribedBrowser()
  const gateway: PushGateway = webPush({
    network,
    clock: { now: () => now },
    ids: countedIds(manualClock(now)),
    keys,
    ...(wait ? { wait } : {}),
  })
  const send = (over: Partial<Push> = {}) => gateway.send({ to: browser.to, message, life: hour, ...over })
  return { gateway, got, browser, send }
}

describe('webPush', () => {
  it('sends a text that only the browser can read, to a checked machine', async () => {
    const { got, browser, send } = await setUp(answering(201))
    expect(await send()).toBe('accepted')
    expect(got).toHaveLength(1)
    expect(got[0]).toMatchObject({ machine: '8.8.8.8', url: 'https://push.example/1' })
    expect(got[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(got[0]?.body.includes('Huda')).toBe(false)
    expect(browser.read(got[0]?.body ?? Buffer.alloc(0))).toEqual(message)
  })

  it('signs for this push service, for half a day', async () => {
    const { got, send } = await setUp(answering(201))
    await send()
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(got[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(keys.publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { currentDate: new Date(now), audience: 'https://push.example' })
    expect(payload).toEqual({ aud: 'https://push.example', sub: keys.subject, exp: now / 1000 + 12 * 3600 })
  })

  it('gives pushes of one tag one topic, so that the push service holds only the newest', async () => {
    const { got, send } = await setUp(answering(201))
    for (const tag of ['a', 'a', 'b']) await send({ message: { ...message, tag } })
    const topics = got.map(({ headers }) => headers['topic'])
    expect(topics[0]).toMatch(/^[\w-]{32}$/)
    expect([topics[0] === topics[1], topics[0] === topics[2]]).toEqual([true, false])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ] as const)('returns for the answer %i: %s', async (status, outcome) => {
    const { send } = await setUp(answering(status))
    expect(await send()).toBe(outcome)
  })

  it('follows no redirect', async () => {
    const { got, send } = await setUp(answering(307, { location: 'https://push.example/2' }))
    expect(await send()).toBe('refused')
    expect(got).toHaveLength(1)
  })

  it.each([
    [429, '120', 120_000],
    [503, 'soon', 0],
  ])('may be tried again after the answer %i', async (status, retryAfter, wait) => {
    const { send } = await setUp(answering(status, { 'retry-after': retryAfter }))
    await expect(send()).rejects.toMatchObject({ name: 'PushFailed', reason: `the push service answered ${status}`, retryAfter: wait })
  })

  it('may be tried again if there is no answer in time', async () => {
    const { send } = await setUp(() => undefined, undefined, 20)
    await expect(send()).rejects.toMatchObject({ reason: 'the push service did not answer in time' })
  })

  it.each([['127.0.0.1'], ['169.254.169.254'], ['::1']])('never calls a name that leads to %s', async (machine) => {
    const { got, send } = await setUp(answering(201), [machine])
    await expect(send()).rejects.toMatchObject({ reason: 'the address may not be called' })
    expect(got).toEqual([])
  })

  it('never calls another port or protocol, even if such an address was stored', async () => {
    const { got, browser, send } = await setUp(answering(201))
    for (const endpoint of ['http://push.example/1', 'https://push.example:8443/1', 'https://localhost/1'])
      await expect(send({ to: { ...browser.to, endpoint } })).rejects.toMatchObject({ reason: 'the address may not be called' })
    expect(got).toEqual([])
  })

  it('treats a subscription with a key that cannot encrypt as gone', async () => {
    const { got, browser, send } = await setUp(answering(201))
    expect(await send({ to: { ...browser.to, p256dh: `B${'A'.repeat(86)}` } })).toBe('gone')
    expect(got).toEqual([])
  })
})

describe('choosePush', () => {
  const secrets = { token: 't'.repeat(32), otp: 'o'.repeat(32) }

  eachDatabase((open) => {
    const chosen = async (mode: 'demo' | 'local' | 'live', over: { push?: typeof keys; hasServiceWorker?: boolean } = {}) => {
      const { db } = await open()
      const clock = manualClock(now)
      const env = { mode, push: null, hasServiceWorker: true, secrets, ...over }
      return { db, gateway: choosePush({ env, db, clock, machine: clock, ids: countedIds(clock), log: silentLog }) }
    }

    it('stores pushes of demo and local in the outbox, with the same key after a restart', async () => {
      const { db, gateway } = await chosen('demo')
      expect(gateway.publicKey).toMatch(/^B[\w-]{86}$/)
      expect((await chosen('local')).gateway.publicKey).toBe(gateway.publicKey)
      expect(await gateway.send({ to: subscribedBrowser('https://push.example/secret').to, message, life: hour })).toBe('accepted')
      expect(await db.selectFrom('outbox').select(['to_number', 'text']).execute()).toEqual([
        { to_number: 'push.example', text: 'Request · Huda' },
      ])
    })

    it('pushes nothing in live without keys, nor without a service worker', async () => {
      expect((await chosen('live')).gateway.publicKey).toBeNull()
      expect((await chosen('live', { push: keys, hasServiceWorker: false })).gateway.publicKey).toBeNull()
      expect((await chosen('live', { push: keys })).gateway.publicKey).toBe(keys.publicKey)
    })
  })
})
