import { afterEach, describe, expect, test } from 'vitest'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import { topUpOfScenario } from '../scenarios/wallet.ts'
import { listen } from './node.ts'

const origin = 'http://wasla.example'
let listening: ReturnType<typeof listen> | undefined
afterEach(() => {
  listening?.close()
  listening = undefined
})

/** Returns a `fetch` that sends the token of the scenario's viewer. */
function inScenario(id: ScenarioId) {
  listening = listen(id)
  const token = listening.session?.accessToken
  return (path: string, headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}) =>
    fetch(`${origin}${path}`, { headers })
}

const month = '2025-10'
const latin1 = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('latin1')

describe('wallet downloads on mocks', () => {
  test('returns the transactions as CSV, filtered and in the requested language', async () => {
    const get = inScenario('wallet')
    const text = await (await get('/wallet/transactions.csv?types=WITHDRAWAL&lang=ar')).text()
    const lines = text.trimEnd().split('\r\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(1).every((line) => line.includes('سحب'))).toBe(true)
    expect((await get('/wallet/transactions.csv?types=CAKE')).status).toBe(400)
  })

  test('returns a statement with its sums as a PDF, and 404 for a month without a statement', async () => {
    const get = inScenario('wallet')
    const response = await get(`/wallet/statements/${month}.pdf`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = await latin1(response)
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain(`Wallet statement ${month}`)
    expect(text).toMatch(/Closing \d+\.\d{2}/)
    expect((await get('/wallet/statements/2019-01.pdf')).status).toBe(404)
  })

  test('returns a tax invoice with its number as a PDF, only to the owner of the transaction', async () => {
    const path = `/wallet/invoices/${topUpOfScenario}.pdf`
    const response = await inScenario('wallet-top-up-paid')(path)
    expect(response.headers.get('content-disposition')).toMatch(/filename="INV-\d{4}-\d{6}\.pdf"/)
    expect(await latin1(response)).toContain('Simplified tax invoice')
    listening?.close()
    expect((await inScenario('wallet-brand')(path)).status).toBe(404)
  })

  test('fails if the network is down', async () => {
    await expect(inScenario('network-down')('/wallet/transactions.csv')).rejects.toThrow(TypeError)
  })

  test('returns 401 to signed-out visitors, and 403 while the payment flag is off', async () => {
    expect((await inScenario('wallet')(`/wallet/statements/${month}.pdf`, {})).status).toBe(401)
    listening?.close()
    expect((await inScenario('flags-off')('/wallet/transactions.csv')).status).toBe(403)
  })

  test('returns 404 for an unknown invoice and for every checkpoint', async () => {
    const get = inScenario('wallet')
    expect((await get('/wallet/invoices/none.pdf')).status).toBe(404)
    expect(await (await get('/ledger/checkpoint/1')).json()).toMatchObject({
      errors: [{ extensions: { code: 'CHECKPOINT_NOT_FOUND' } }],
    })
  })
})
