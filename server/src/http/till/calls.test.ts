import { describe, expect, it } from 'vitest'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA } from '@wasla/mocks/world/networkers.ts'
import { trackApp } from '../tracking/testing/track-app.ts'

/** The whole server with a till of the program `p`, in which Lama has the code RAMA7. */
async function tillApp(env: Parameters<typeof trackApp>[1] = {}) {
  const t = await trackApp({ countsBy: 'CODES' }, env)
  await t.db
    .insertInto('promo_codes')
    .values({
      ...{ program_id: 'p', profile_id: LAMA.profile.id, owner_id: NABT_COFFEE.profile.id, code: 'RAMA7', look: promoCodeLook('RAMA7') },
      ...{ is_chosen: 0, created_at: 0 },
    })
    .execute()
  const { till, pin } = await t.services.tills.make(t.owner, { programId: 'p', name: 'Till 1' })
  const path = new URL(till.url).pathname
  const call = (name: string, init: RequestInit = {}) => t.app.request(`${path}/${name}`, init)
  const post = (name: string, body: object | string, token = '', headers: Record<string, string> = {}) =>
    call(name, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    })
  const enter = async () => ((await (await post('phone', { pin })).json()) as { token: string }).token
  return { ...t, till, pin, path, call, post, enter }
}

const order = { key: 'abcdefgh-12345678', code: 'rama7', amount: '64.50', ago: 0 }

describe('the calls of a till’s phone', () => {
  it('take the PIN for a token, and an order and its undo with the token', async () => {
    const t = await tillApp()
    const token = await t.enter()
    const taken = await t.post('order', order, token)
    expect([taken.status, taken.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await taken.json()).toMatchObject({ order: { key: order.key, number: 1, code: 'RAMA7', amount: 64_50 }, isRepeat: false })
    expect(await (await t.post('order', order, token)).json()).toMatchObject({ isRepeat: true })
    expect(await (await t.post('undo', { key: order.key }, token)).json()).toMatchObject({ isRepeat: false })
    expect(await t.stored()).toMatchObject([{ way: 'TILL', status: 'Reversed' }])
  })

  it('say the day and whose code it is in the language of the phone', async () => {
    const t = await tillApp()
    const headers = { authorization: `Bearer ${await t.enter()}`, 'accept-language': 'ar' }
    expect(await (await t.call('day', { headers })).json()).toMatchObject({ till: 'Till 1', count: 0, orders: [] })
    const found = await t.call('code?code=rama7', { headers })
    expect(await found.json()).toEqual({ promoCode: 'RAMA7', name: expect.stringMatching(/\p{Script=Arabic}/u) as unknown })
  })

  it.each([
    ['no token', 'order', order, '', 401, 'SIGNED_OUT'],
    ['a wrong PIN', 'phone', { pin: '12' }, '', 403, 'PIN_WRONG'],
    ['no JSON', 'order', '{', 'own', 422, 'BODY_INVALID'],
    ['too much', 'order', 'x'.repeat(tillLimits.body + 1), 'own', 422, 'BODY_INVALID'],
    ['a code of nobody', 'order', { ...order, code: 'KMRT47' }, 'own', 404, 'CODE_NOT_FOUND'],
    ['too high an amount', 'order', { ...order, amount: '2000.01' }, 'own', 422, 'AMOUNT_TOO_HIGH'],
    ['an undo of nothing', 'undo', { key: order.key }, 'own', 404, 'ORDER_NOT_FOUND'],
  ])('refuse %s, and store nothing', async (_, name, body, as, status, code) => {
    const t = await tillApp()
    const response = await t.post(name, body, as === 'own' ? await t.enter() : '')
    expect([response.status, await response.json()]).toEqual([status, { error: expect.objectContaining({ code }) as unknown }])
    expect(await t.stored()).toEqual([])
  })

  it('tell a stranger with the link nothing: no shop, no order and no person', async () => {
    const t = await tillApp()
    await t.post('order', order, await t.enter())
    for (const name of ['day', 'code?code=rama7']) {
      const response = await t.call(name)
      expect([response.status, await response.json()]).toEqual([401, { error: { code: 'SIGNED_OUT' } }])
    }
  })

  it('are not found at other links and under other names', async () => {
    const t = await tillApp()
    expect((await t.app.request('/till/short/day')).status).toBe(404)
    expect((await t.app.request('/till/link-of-nobody-at-all/day')).status).toBe(404)
    expect((await t.call('orders')).status).toBe(404)
  })

  it('are limited for each network, and say when the phone may try again', async () => {
    const t = await tillApp({ trustProxy: 1 })
    const from = { 'x-forwarded-for': '203.0.113.7' }
    await t.db
      .insertInto('rate_limits')
      .values({ key: 'tills:203.0.113.7', count: tillLimits.perNetwork.count, window_start: t.deps.clock.now() })
      .execute()
    const refused = await t.post('phone', { pin: t.pin }, '', from)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await t.post('phone', { pin: t.pin }, '', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
  })
})
