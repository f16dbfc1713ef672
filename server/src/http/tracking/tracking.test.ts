import { describe, expect, it } from 'vitest'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { addPrograms, programOf } from '../../domains/programs/testing/program-rows.ts'
import { addClicks } from '../../domains/tracking/testing/harness.ts'
import { trackApp } from './testing/track-app.ts'

const day = 86_400_000
type ErrorBody = { error?: { code: string; message: string; fields?: { path: string }[] } }
const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error

describe('POST /track/conversion', () => {
  it('answers 202, and answers every repeat with 200 and the first result', async () => {
    const t = await trackApp()
    const first = await t.conversion()
    expect([first.status, first.headers.get('cache-control')]).toEqual([202, 'no-store'])
    const body = (await first.json()) as { id: string }
    expect(body).toEqual({ id: expect.any(String) as unknown, status: 'Approved' })
    const again = await t.conversion({ amount: 1 })
    expect([again.status, await again.json()]).toEqual([200, { ...body, differs: ['amount'] }])
  })

  it('accepts a number and a click id in any form that looks the same (Y-13)', async () => {
    const t = await trackApp()
    const clickId = '0199a3f0-5b7c-7d21-8e4f-0123456789ab'
    await addClicks(t.db, [{ id: clickId, visitor: 'another' }])
    const first = await t.conversion({ clickId: clickId.toUpperCase(), externalId: '9001' })
    expect(first.status).toBe(202)
    const body: unknown = await first.json()
    for (const externalId of ['\u200f9001', '\u20669001\u2069', '90\u200b01', ' ٩٠٠١ '])
      for (const form of [`{${clickId}}`, clickId.replaceAll('-', ''), ` ${clickId}\u200e`]) {
        const again = await t.conversion({ clickId: form, externalId })
        expect([again.status, await again.json()]).toEqual([200, body])
      }
    expect(await t.stored()).toHaveLength(1)
  })

  it.each([
    ['clickId', '{click_id}'],
    ['externalId', '{{external_id}}'],
    ['externalId', '[order]'],
    ['externalId', '%order%'],
    ['externalId', '${order}'],
    ['externalId', 'ORDER_NUMBER'],
    ['amount', '1000000.01'],
    ['occurredAt', '2026-02-30T10:00:00Z'],
  ])('refuses an invalid %s: %s', async (path, value) => {
    const t = await trackApp()
    const error = await errorOf(await t.conversion({ [path]: value }))
    expect(error).toMatchObject({ code: 'BODY_INVALID', fields: [{ path }] })
    expect(await t.stored()).toEqual([])
  })

  it.each([
    ['a forged key', { headers: { authorization: `Bearer wsk_${'x'.repeat(43)}` } }, 401, 'KEY_INVALID'],
    ['no key', { headers: {} }, 401, 'KEY_INVALID'],
    ['no click', { body: { clickId: 'none' } }, 404, 'CLICK_NOT_FOUND'],
    ['another event', { body: { event: 'LEAD' } }, 409, 'EVENT_NOT_FOR_OBJECTIVE'],
    ['another currency', { body: { currency: 'USD' } }, 422, 'BODY_INVALID'],
    ['three decimals', { body: { amount: '1.234' } }, 422, 'BODY_INVALID'],
    ['a moment before the click', { body: { occurredAt: new Date(testMoment - day).toISOString() } }, 422, 'BODY_INVALID'],
    ['no JSON', { body: '{' }, 422, 'BODY_INVALID'],
    ['a list', { body: '[]' }, 422, 'BODY_INVALID'],
    ['too much', { body: 'x'.repeat(conversionLimits.body + 1) }, 413, 'BODY_TOO_LARGE'],
  ])(
    'refuses %s, and writes nothing',
    async (_, { body, headers }: { body?: object | string; headers?: Record<string, string> }, status, code) => {
      const t = await trackApp()
      const response = await t.conversion(body, headers)
      expect([response.status, await errorOf(response)]).toEqual([status, expect.objectContaining({ code })])
      expect(await t.stored()).toEqual([])
    },
  )

  it('names each field that is wrong', async () => {
    const t = await trackApp()
    const error = await errorOf(await t.conversion({ clickId: '', amount: 'x' }))
    expect(error?.fields?.map(({ path }) => path)).toEqual(['clickId', 'amount'])
  })

  it('refuses late reports with 410, and counts reports for a retired program within its window', async () => {
    const t = await trackApp({ status: 'Retired', retiredAt: testMoment - 1_000 })
    expect((await t.conversion()).status).toBe(202)
    t.deps.clock.advance(31 * day)
    const late = await t.conversion({ externalId: 'late' })
    expect([late.status, (await errorOf(late))?.code]).toEqual([410, 'ATTRIBUTION_WINDOW_PASSED'])
  })

  it('refuses the key of another entry, and a replaced key after a day', async () => {
    const t = await trackApp()
    for (const key of [t.publishableKey, t.postbackKey])
      expect((await t.conversion({}, { authorization: `Bearer ${key}` })).status).toBe(401)
    await t.services.tracking.rotate(t.owner, 'p')
    expect((await t.conversion()).status).toBe(202)
    t.deps.clock.advance(day)
    expect((await t.conversion()).status).toBe(401)
  })

  it('cannot be read by pages of other origins', async () => {
    const t = await trackApp()
    const response = await t.conversion({}, { authorization: `Bearer ${t.secretKey}`, origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('limits a key’s reports per minute, and says when to continue', async () => {
    const t = await trackApp()
    await t.useUp('SECRET')
    const response = await t.conversion()
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await errorOf(response))?.code).toBe('RATE_LIMITED')
  })

  it('refuses a network that guesses keys, but still accepts from it a key that was right before', async () => {
    const t = await trackApp({}, { mode: 'live' })
    expect((await t.conversion()).status).toBe(202)
    const statuses = []
    for (let n = 0; n <= conversionLimits.wrongKeysPerAddress.count; n++)
      statuses.push((await t.conversion({}, { authorization: `Bearer wsk_${String(n).padStart(43, '0')}` })).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
    expect(statuses.at(-1)).toBe(429)
    expect((await t.conversion()).status).toBe(200)
  })

  it('accepts only POST, and no other path below /track', async () => {
    const t = await trackApp()
    expect((await t.app.request('/track/conversion')).status).toBe(404)
    expect((await t.app.request('/track/anything')).status).toBe(404)
  })
})

describe('GET /track/postback', () => {
  it.each([
    [{}, 202, 'OK'],
    [{ key: 'wbk_wrong' }, 401, 'ERROR KEY_INVALID'],
    [{ click_id: 'none' }, 404, 'ERROR CLICK_NOT_FOUND'],
    [{ event: 'lead' }, 409, 'ERROR EVENT_NOT_FOR_OBJECTIVE'],
    [{ amount: '1,5' }, 422, 'ERROR BODY_INVALID'],
    [{ external_id: '' }, 422, 'ERROR BODY_INVALID'],
  ])('%j answers %i %s', async (over, status, text) => {
    const t = await trackApp()
    const response = await t.postback(over)
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      status,
      text,
      'text/plain; charset=utf-8',
    ])
  })

  it('answers 200 to a repeat, which changes nothing, and 410 to a late report', async () => {
    const t = await trackApp()
    await t.postback()
    const again = await t.postback({ amount: '1' })
    expect([again.status, await again.text()]).toEqual([200, 'OK'])
    expect(await t.stored()).toMatchObject([{ amount: 249_90, way: 'POSTBACK', status: 'Approved' }])
    t.deps.clock.advance(31 * day)
    expect((await t.postback({ external_id: 'late' })).status).toBe(410)
  })

  it('reverses a reported result by its number', async () => {
    const t = await trackApp()
    await t.conversion()
    expect((await t.postback({ status: 'reversed' })).status).toBe(202)
    expect((await t.postback({ status: 'reversed' })).status).toBe(200)
    expect(await t.stored()).toMatchObject([{ status: 'Reversed' }])
  })

  it('reports nothing for a HEAD request', async () => {
    const t = await trackApp()
    expect((await t.postback({}, { method: 'HEAD' })).status).toBe(200)
    expect(await t.stored()).toEqual([])
  })
})

describe('GET /track/pixel.gif', () => {
  const isPicture = async (response: Response) => {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a')
  }

  it('sends a picture that any page may show and nobody caches, and stores the report as PIXEL', async () => {
    const t = await trackApp()
    const response = await t.pixel({}, { headers: { origin: 'https://shop.example' } })
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    await isPicture(response)
    expect(await t.stored()).toMatchObject([{ way: 'PIXEL', status: 'Pending' }])
    await isPicture(await t.pixel())
    expect(await t.stored()).toHaveLength(1)
  })

  it.each([[{ key: 'wrong' }], [{ click_id: 'none' }], [{ event: 'LEAD' }], [{ amount: 'x' }], [{ external_id: '' }]])(
    'sends the same picture for any mistake in the request: %j',
    async (over) => {
      const t = await trackApp()
      await isPicture(await t.pixel(over))
      expect(await t.stored()).toEqual([])
    },
  )

  it('reverses nothing, because everybody can read the key in a page', async () => {
    const t = await trackApp()
    await t.conversion()
    await isPicture(await t.pixel({ status: 'REVERSED' }))
    expect(await t.stored()).toMatchObject([{ status: 'Approved' }])
  })

  it('reports nothing for a prefetch', async () => {
    const t = await trackApp()
    await isPicture(await t.pixel({}, { headers: { 'sec-purpose': 'prefetch;prerender' } }))
    expect((await t.pixel({}, { method: 'HEAD' })).status).toBe(200)
    expect(await t.stored()).toEqual([])
  })

  it('limits the loads of one network, and still sends the picture', async () => {
    const t = await trackApp({}, { mode: 'live' })
    await addClicks(
      t.db,
      Array.from({ length: conversionLimits.pixelsPerAddress.count + 1 }, (_, n) => ({ id: `many-${n}`, visitor: `many-${n}` })),
    )
    for (let n = 0; n <= conversionLimits.pixelsPerAddress.count; n++)
      await isPicture(await t.pixel({ external_id: `o-${n}`, click_id: `many-${n}` }))
    expect(await t.stored()).toHaveLength(conversionLimits.pixelsPerAddress.count)
  })

  it('accepts a customer’s pixel even if other networks sent many loads with the same key', async () => {
    const t = await trackApp({}, { trustProxy: 1 })
    const { count } = conversionLimits.pixelsPerAddress
    const from = (network: number, externalId: string) =>
      t.pixel(
        { external_id: externalId, click_id: network === 26 ? 'click-0' : 'none' },
        { headers: { 'x-forwarded-for': `192.0.2.${network}` } },
      )
    for (let network = 1; network <= 25; network++) for (let n = 0; n < count; n++) await from(network, `made-up-${n}`)
    await isPicture(await from(26, 'bought'))
    expect(await t.stored()).toMatchObject([{ external_id: 'bought', way: 'PIXEL' }])
  })

  it('accepts the pixel of one shop from a network that sent too many to another', async () => {
    const t = await trackApp({}, { mode: 'live' })
    await addPrograms(t.db, [programOf('other')])
    const { publishableKey } = await t.services.tracking.rotate(t.owner, 'other')
    for (let n = 0; n <= conversionLimits.pixelsPerAddress.count; n++)
      await isPicture(await t.pixel({ key: publishableKey, external_id: `made-up-${n}`, click_id: 'none' }))
    await isPicture(await t.pixel())
    expect(await t.stored()).toMatchObject([{ external_id: 'order-1', way: 'PIXEL' }])
  })
})
