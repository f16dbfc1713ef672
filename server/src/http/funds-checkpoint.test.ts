import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

describe('GET /ledger/funds/:number', () => {
  it('answers the hash of a checkpoint to anybody, without a figure, and 404 beyond the chain', async () => {
    const t = await testApp()
    await t.services.funds.seal()
    const link = await t.services.funds.checkpoint(1)
    const response = await t.app.request('/ledger/funds/1')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await response.json()).toEqual({ number: 1, hash: link?.hash, sealedAt: new Date(link?.sealedAt ?? 0).toISOString() })
    for (const number of ['2', '0', '-1', '01', 'x', '9'.repeat(16)])
      expect((await t.app.request(`/ledger/funds/${number}`)).status).toBe(404)
  })

  it('limits the requests of each network', async () => {
    const { app } = await testApp()
    for (let count = 0; count < 60; count += 1) await app.request('/ledger/funds/1')
    expect((await app.request('/ledger/funds/1')).status).toBe(429)
  })
})
