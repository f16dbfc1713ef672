import { describe, expect, it } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { addPrograms, programOf } from '../../domains/programs/testing/program-rows.ts'
import { apiApp, nabt, problemIn, type ApiApp } from './testing/api-app.ts'

const listed = async (response: Response) => (await response.json()) as { data: { id: string }[]; next: string | null }

/** Reads a whole list, two rows at a time, and returns the ids of each page. */
async function pagesOf(t: ApiApp, path: string): Promise<string[][]> {
  const pages: string[][] = []
  let after = ''
  for (;;) {
    const { data, next } = await listed(await t.call('GET', `${path}?limit=2${after}`))
    pages.push(data.map(({ id }) => id))
    if (next === null) return pages
    after = `&after=${next}`
  }
}

const report = (t: ApiApp, externalId: string, over: Record<string, unknown> = {}) =>
  t.call('POST', '/programs/p/results', { body: { ...t.sale, externalId, ...over } })

describe('programs', () => {
  it('are read page by page, each once, the oldest first, also if they were begun in the same millisecond', async () => {
    const t = await apiApp()
    await addPrograms(
      t.db,
      ['a', 'b', 'c', 'd'].map((id) => programOf(id, { createdAt: 5, status: id === 'd' ? 'Draft' : 'Active' })),
    )
    expect(await pagesOf(t, '/programs')).toEqual([['a', 'b'], ['c', 'd'], ['p']])
    expect((await listed(await t.call('GET', '/programs?status=Draft'))).data).toMatchObject([{ id: 'd', status: 'Draft', budget: 0 }])
    expect(await (await t.call('GET', '/programs/p')).json()).toMatchObject({ id: 'p', name: 'Morning coffee', budget: 5_000_00 })
  })

  it.each([
    ['limit=0', 'limit', 'outOfRange'],
    ['limit=101', 'limit', 'outOfRange'],
    ['limit=two', 'limit', 'outOfRange'],
    ['after=none', 'after', 'format'],
    ['status=Lost', 'status', 'unknownValue'],
  ])('refuse the query %s at its parameter', async (query, path, rule) => {
    const t = await apiApp()
    const response = await t.call('GET', `/programs?${query}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json; charset=utf-8'])
    expect((await problemIn(response)).fields).toMatchObject([{ path, rule }])
  })
})

describe('participants', () => {
  it('are listed with their public names, in the language of the caller', async () => {
    const t = await apiApp()
    expect(await pagesOf(t, '/programs/p/participants')).toEqual([['noura-in-p', 'lama-in-p']])
    const pending = await t.call('GET', '/programs/p/participants?status=Pending', { headers: { 'accept-language': 'ar' } })
    expect((await listed(pending)).data).toMatchObject([
      { id: 'lama-in-p', profileId: LAMA.profile.id, status: 'Pending', name: expect.stringMatching(/\p{Script=Arabic}/u) as string },
    ])
  })

  it('are accepted once; a repetition with another idempotency key is answered alike and changes nothing', async () => {
    const t = await apiApp()
    const accept = () => t.call('POST', '/programs/p/participants/lama-in-p/accept')
    const notified = async () =>
      (await t.db.selectFrom('notifications').select('id').where('profile_id', '=', LAMA.profile.id).execute()).length
    const before = await notified()
    const [first, second] = [await accept(), await accept()]
    expect([first.status, second.status]).toEqual([200, 200])
    const body: unknown = await first.json()
    expect(body).toMatchObject({ id: 'lama-in-p', status: 'Accepted' })
    expect(await second.json()).toEqual(body)
    expect(await notified()).toBe(before + 1)
  })

  it('are declined with a reason, and cannot be accepted after that', async () => {
    const t = await apiApp()
    const path = '/programs/p/participants/lama-in-p'
    expect((await problemIn(await t.call('POST', `${path}/decline`, { body: { reason: 'OTHER' } }))).fields).toMatchObject([
      { path: 'note' },
    ])
    const declined = await t.call('POST', `${path}/decline`, { body: { reason: 'FULL', note: 'Next season' } })
    expect(await declined.json()).toMatchObject({ status: 'Rejected', declineReason: 'FULL', declineNote: 'Next season' })
    expect(await problemIn(await t.call('POST', `${path}/accept`))).toMatchObject({
      status: 409,
      code: 'PARTICIPANT_REQUEST_UPDATE_FAILED',
    })
  })

  it('are declined without a body', async () => {
    const t = await apiApp()
    expect(await (await t.call('POST', '/programs/p/participants/lama-in-p/decline')).json()).toMatchObject({ declineReason: null })
  })
})

describe('results', () => {
  it('are reported as proof, with an amount in halalas; the same number again answers the first result', async () => {
    const t = await apiApp()
    const [first, second] = [await report(t, 'order-1'), await report(t, 'order-1')]
    expect([first.status, second.status]).toEqual([201, 200])
    const body = (await first.json()) as { id: string }
    expect(body).toMatchObject({ status: 'Approved', isRepeat: false })
    expect(await second.json()).toEqual({ ...body, isRepeat: true })
    expect(await t.stored()).toMatchObject([{ id: body.id, amount: 249_90, way: 'SERVER', profile_id: NOURA.profile.id }])
  })

  it('are listed in the order in which they were reported, from a time on', async () => {
    const t = await apiApp()
    const ids: string[] = []
    for (const externalId of ['a', 'b', 'c']) ids.push(((await (await report(t, externalId)).json()) as { id: string }).id)
    t.deps.clock.advance(60_000)
    const from = new Date(t.deps.clock.now()).toISOString()
    const last = ((await (await report(t, 'd')).json()) as { id: string }).id
    expect((await pagesOf(t, '/programs/p/results')).flat()).toEqual([...ids.toSorted(), last])
    expect((await listed(await t.call('GET', `/programs/p/results?receivedFrom=${from}`))).data).toMatchObject([
      { id: last, externalId: 'd', clickId: 'click-0', promoCode: null, participantId: NOURA.profile.id },
    ])
  })

  it('are taken back by their id, once', async () => {
    const t = await apiApp()
    const { id } = (await (await report(t, 'order-1')).json()) as { id: string }
    const reverse = () => t.call('POST', `/programs/p/results/${id}/reverse`)
    expect(await (await reverse()).json()).toEqual({ id, status: 'Reversed', isRepeat: false })
    expect(await (await reverse()).json()).toMatchObject({ id, status: 'Reversed' })
    expect(await t.stored()).toMatchObject([{ status: 'Reversed' }])
  })

  it.each([
    [{ amount: 12.5 }, 422, [{ path: 'amount', rule: 'format' }]],
    [{ amount: '249.90' }, 422, [{ path: 'amount', rule: 'format' }]],
    [{ amount: -1 }, 422, [{ path: 'amount', rule: 'format' }]],
    [{ amount: 1_000_000_01 }, 422, [{ path: 'amount', rule: 'outOfRange' }]],
    [{ externalId: '' }, 422, [{ path: 'externalId', rule: 'required' }]],
    [{ clickId: 'none' }, 404, undefined],
    [{ event: 'LEAD' }, 409, undefined],
  ])('are refused with %j, and nothing is stored', async (over, status, fields) => {
    const t = await apiApp()
    const response = await report(t, 'order-1', over)
    expect(response.status).toBe(status)
    const problem = await problemIn(response)
    expect(fields === undefined ? problem.fields : problem.fields?.map(({ path, rule }) => ({ path, rule }))).toEqual(fields)
    expect(await t.stored()).toEqual([])
  })

  it('cannot be reversed by a report, because a report has no status', async () => {
    const t = await apiApp()
    await report(t, 'order-1')
    await report(t, 'order-1', { status: 'REVERSED' })
    expect(await t.stored()).toMatchObject([{ status: 'Approved' }])
  })
})

describe('the balance', () => {
  it('is that of the wallet', async () => {
    const t = await apiApp()
    const body: unknown = await (await t.call('GET', '/balance')).json()
    const { body: own } = await t.ask('{ myWallet { balance pendingBalance reservedBalance } }')
    const wallet = own.data?.['myWallet'] as Record<string, number>
    expect(body).toEqual({
      ...{ available: wallet['balance'], upcoming: wallet['pendingBalance'], reserved: wallet['reservedBalance'], currency: 'SAR' },
    })
    expect(wallet['balance']).toBeGreaterThan(0)
  })
})

describe('every answer', () => {
  it('says the limit of the hour and what is left, in both interfaces', async () => {
    const t = await apiApp()
    const { count } = apiLimits.perProfile
    const first = await t.call('GET', '/programs')
    t.deps.clock.advance(600_000)
    const { response } = await t.ask('{ myPrograms { count } }')
    expect([first, response].map(({ headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')])).toEqual([
      [`"hour";q=${count};w=3600`, `"hour";r=${count - 1};t=3600`],
      [`"hour";q=${count};w=3600`, `"hour";r=${count - 2};t=3000`],
    ])
    expect(await t.services.apiKeys.usage(nabt)).toMatchObject({ used: 2, most: count })
  })

  it('is a problem with a code for an address that nobody serves, and is never cached', async () => {
    const t = await apiApp()
    expect((await t.call('GET', '/payouts')).status).toBe(404)
    expect((await t.call('GET', '/programs/none')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('an idempotency key', () => {
  it('has one effect and one answer for a day, whatever happened meanwhile', async () => {
    const t = await apiApp()
    const headers = { 'idempotency-key': 'order-1-first' }
    const send = () => t.call('POST', '/programs/p/results', { body: t.sale, headers })
    const first = await send()
    const { id } = (await first.json()) as { id: string }
    await t.call('POST', `/programs/p/results/${id}/reverse`)
    const again = await send()
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
    expect([again.status, await again.json()]).toEqual([201, { id, status: 'Approved', isRepeat: false }])
    t.deps.clock.advance(apiLimits.answers + 1)
    await t.services.apiKeys.sweep()
    expect(await (await send()).json()).toMatchObject({ id, status: 'Reversed', isRepeat: true })
  })

  it('also keeps a refusal, and is needed for every change', async () => {
    const t = await apiApp()
    const headers = { 'idempotency-key': 'order-1-first' }
    const send = (over: object) => t.call('POST', '/programs/p/results', { body: { ...t.sale, ...over }, headers })
    expect((await send({ clickId: 'none' })).status).toBe(404)
    const again = await send({ clickId: 'none' })
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([404, 'true'])
    const without = await t.call('POST', '/programs/p/results', { body: t.sale, headers: { 'idempotency-key': '' } })
    expect([400, 422]).toContain(without.status)
    const short = await t.call('POST', '/programs/p/results', { body: t.sale, headers: { 'idempotency-key': 'short' } })
    expect((await problemIn(short)).fields).toMatchObject([{ path: 'Idempotency-Key', rule: 'format' }])
    expect(await t.stored()).toEqual([])
  })
})
