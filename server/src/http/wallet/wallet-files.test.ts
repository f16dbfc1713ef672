import { beforeEach, describe, expect, it } from 'vitest'
import { switchFlags } from '../../domains/flags/service.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { isDemoPayments } from '../../providers/payments/demo.ts'
import { bearer, testApp } from '../../testing/test-app.ts'
import { storedAs } from './file-name.ts'

/** Noura with money in her wallet, and somebody else. `get` sends requests as Noura. */
async function setUp() {
  const t = await testApp()
  const [noura, other] = [bearer((await t.enter('INFLUENCER')).accessToken), bearer((await t.enter('AGENT')).accessToken)]
  const viewer = await t.services.session.readViewer(noura.authorization)
  if (!viewer) throw new Error('Nobody is signed in')
  const gateway = t.deps.payments.find(isDemoPayments)
  async function topUp(amount: number, name: string): Promise<string> {
    if (!viewer || !gateway) throw new Error('There is nobody to pay or nowhere to pay at')
    const input = { amount, paymentMethod: 'CARD', gateway: gateway.name, returnUrl: '/wallet', idempotencyKey: `key-${name}` } as const
    const opened = await t.services.wallet.topUp(viewer, input, 'en')
    await gateway.decide(opened.gatewayReference ?? '', 'pay')
    await t.services.wallet.topUpById(viewer, opened.id)
    return opened.id
  }
  const month = new Date(t.deps.clock.now() + 3 * 3_600_000).toISOString().slice(0, 7)
  const get = async (path: string, headers: Record<string, string> = noura) => t.app.request(path, { headers })
  return { ...t, noura, other, viewer, topUp, month, get, statement: `/wallet/statements/${month}.pdf` }
}

const codeOf = async (response: Response) =>
  ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code

describe('GET /wallet/*', () => {
  let t: Awaited<ReturnType<typeof setUp>>
  let topUpId: string
  beforeEach(async () => {
    t = await setUp()
    topUpId = await t.topUp(100_000, 'first')
  })

  it('sends a month’s statement as a PDF to its owner only, named in the reader’s language', async () => {
    const response = await t.get(t.statement, { ...t.noura, 'accept-language': 'ar' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const name = encodeURIComponent(`كشف حساب المحفظة ${t.month}.pdf`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Wallet-statement-${t.month}.pdf"; filename*=UTF-8''${name}`,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
  })

  it('prints on a statement the checkpoint that anybody can read at the address beside it', async () => {
    const printed = (await readPdf(new Uint8Array(await (await t.get(t.statement)).arrayBuffer()))).pages.flat()
    const hash = printed.find((part) => /^[0-9a-f]{64}$/.test(part))
    const address = printed.find((part) => part.includes('/ledger/checkpoint/')) ?? ''
    const answer = (await (await t.get(new URL(address).pathname, {})).json()) as { number: number; hash: string }
    expect(answer.hash).toBe(hash)
    expect(printed).toContain(String(answer.number))
  })

  it('answers the same 404 for an invalid month, an empty one and a future one', async () => {
    const answers = await Promise.all(
      ['2020-01', '2999-12', '2025-13', '2025-1', 'x', '..%2F2025-11'].map(async (month) => {
        const response = await t.get(`/wallet/statements/${month}.pdf`)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['404,{"status":"not found"}']))
  })

  it('sends the invoice of a transaction as a PDF to its owner, and 404 to everybody else', async () => {
    const response = await t.get(`/wallet/invoices/${topUpId}.pdf`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-\d{4}-\d{6}\.pdf"$/)
    const answers = [await t.get(`/wallet/invoices/${topUpId}.pdf`, t.other), await t.get('/wallet/invoices/none.pdf')]
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [404, '{"status":"not found"}'],
      [404, '{"status":"not found"}'],
    ])
  })

  it('sends transactions as CSV, filtered, with a header in both languages and no formula', async () => {
    await t.topUp(20_000, 'second')
    const response = await t.get('/wallet/transactions.csv?types=PROGRAM_TOP_UP,TOP_UP&lang=ar')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Wallet-transactions-[\d-]+\.csv"; filename\*=UTF-8''/,
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, ...lines] = bytes.subarray(3).toString('utf8').split('\r\n')
    expect(header).toContain('"Change in balance / التغير في الرصيد"')
    expect(lines.pop()).toBe('')
    expect(lines.every((line) => line.includes('"شحن المحفظة"'))).toBe(true)
    // Newest first.
    expect(lines.slice(0, 2).map((line) => line.includes('"مكتملة"'))).toEqual([true, true])
    expect([lines[0], lines[1]].map((line) => /,(\d+\.\d{2}),"SAR"$/.exec(line ?? '')?.[1]).toSorted()).toEqual(['1000.00', '200.00'])
    expect((await (await t.get('/wallet/transactions.csv?from=2019-01-01&to=2019-01-31')).text()).split('\r\n')).toHaveLength(2)
  })

  it('answers 400 for an invalid filter', async () => {
    const answers = await Promise.all(
      ['types=CAKE', 'from=2025-02-30', 'from=2025-03-01&to=2025-02-01'].map((query) => t.get(`/wallet/transactions.csv?${query}`)),
    )
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await codeOf(answer)]))).toEqual(
      Array.from({ length: 3 }, () => [400, 'DTO_VALIDATION_ERROR']),
    )
  })

  it('answers 401 to strangers', async () => {
    for (const path of [t.statement, `/wallet/invoices/${topUpId}.pdf`, '/wallet/transactions.csv']) {
      const [none, wrong] = [await t.get(path, {}), await t.get(path, bearer('nonsense'))]
      expect([none.status, await codeOf(none)]).toEqual([401, 'UN_AUTHORIZED'])
      expect(wrong.status).toBe(401)
      expect(none.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('answers 403 while wallets are switched off', async () => {
    await switchFlags(t.db, t.dialect, { program: true, payment: false }, t.deps.clock.now())
    await t.deps.flags.refresh()
    const response = await t.get(t.statement)
    expect([response.status, await codeOf(response)]).toEqual([403, 'FEATURE_DISABLED'])
  })

  it('answers 429 after twenty files in a minute', async () => {
    for (let count = 0; count < 20; count += 1) expect((await t.get('/wallet/invoices/none.pdf')).status).toBe(404)
    const response = await t.get('/wallet/invoices/none.pdf')
    expect([response.status, await codeOf(response)]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await t.get('/wallet/invoices/none.pdf', t.other)).status).toBe(404)
  })
})

describe('storedAs', () => {
  it('writes the whole name in UTF-8 and a form in ASCII', () => {
    expect(storedAs("كشف (1)/'a'.pdf", 'Statement "1".pdf')).toBe(
      `attachment; filename="Statement-1-.pdf"; filename*=UTF-8''%D9%83%D8%B4%D9%81%20%281%29-%27a%27.pdf`,
    )
  })
})
