import { describe, expect, it } from 'vitest'
import { isDemoPayments } from '../providers/payments/demo.ts'
import { bearer, testApp } from '../testing/test-app.ts'

/** A ledger with the entries of one top-up in its chain. */
async function setUp() {
  const t = await testApp()
  const viewer = await t.services.session.readViewer(bearer((await t.enter('INFLUENCER')).accessToken).authorization)
  const gateway = t.deps.payments.find(isDemoPayments)
  if (!viewer || !gateway) throw new Error('Nobody can pay')
  const input = {
    amount: 100_000,
    paymentMethod: 'CARD',
    gateway: gateway.name,
    returnUrl: '/wallet',
    idempotencyKey: 'key-first',
  } as const
  const opened = await t.services.wallet.topUp(viewer, input, 'en')
  await gateway.decide(opened.gatewayReference ?? '', 'pay')
  await t.services.wallet.topUpById(viewer, opened.id)
  await t.services.ledger.seal()
  const last = await t.services.ledger.lastCheckpoint()
  if (!last) throw new Error('Nothing was sealed')
  return { ...t, last }
}

describe('GET /ledger/checkpoint/:number', () => {
  it('answers the hash to anybody, cacheable for ever, without the entries', async () => {
    const { app, last } = await setUp()
    const response = await app.request(`/ledger/checkpoint/${last.seq}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.json()).toEqual({ number: last.seq, hash: last.hash, sealedAt: new Date(last.sealedAt).toISOString() })
  })

  it('answers 404 with a code for a number beyond the chain, or an invalid one', async () => {
    const { app, last } = await setUp()
    for (const number of [String(last.seq + 1), '0', '-1', '1.5', '1e1', '01', 'x', '9'.repeat(16)]) {
      const response = await app.request(`/ledger/checkpoint/${number}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'CHECKPOINT_NOT_FOUND' } }] })
    }
  })

  it('limits the requests of each network', async () => {
    const { app } = await setUp()
    for (let count = 0; count < 60; count += 1) await app.request('/ledger/checkpoint/1')
    expect((await app.request('/ledger/checkpoint/1')).status).toBe(429)
  })
})
